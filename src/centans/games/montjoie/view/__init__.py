"""What each seat may see (chapter 4, MJ-GEN-12; decisions in chapters 10, 14, 16 and 18).

A whitelist: every field is copied by hand from what lies open, or from the viewer's own cards.
"""
