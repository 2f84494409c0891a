"""What a seat cannot know: hidden by canaries, imagined anew, and never against what it was told."""
