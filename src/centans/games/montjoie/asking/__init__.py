"""What the open question shows with it: where in the turn we are, what is asked about, and what each answer means."""
