"""The command `centans`: play in the terminal, tell a match again, prove it, and what the other layers offer."""


def main() -> None:
    """Where the installed command begins."""
    from centans.cli.app import app

    app()
