"""Le Combat des Trente: what a seat cannot know, and what it must not forget."""
