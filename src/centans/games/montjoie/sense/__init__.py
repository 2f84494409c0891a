"""What a bot thinks, a file for each kind of affair; all is measured in claim points to be expected."""
