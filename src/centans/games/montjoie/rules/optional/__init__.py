"""The optional rules, a file for each; the main rules call them where they hook in."""
