"""What a seat cannot know: imagining.py deals it anew, memory.py keeps it true to what was told."""
