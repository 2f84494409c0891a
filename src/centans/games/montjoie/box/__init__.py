"""What is in the box: names, cards, the figures and settings of one match; nothing that changes while it is played."""
