"""Tables in the browser: who sits where, the log as truth, views pushed to those who may have them."""
