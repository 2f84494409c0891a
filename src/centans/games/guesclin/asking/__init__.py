"""The open question of Guesclin !: what can be answered, and what each answer would cost, give and risk."""
