"""The rules of Guesclin !, a file for each chapter of RULES.md."""
