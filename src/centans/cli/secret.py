"""`centans secret`: the secret that signs cookies and invitations, replaced while people play."""

from __future__ import annotations

from typing import Annotated

import typer

from centans.cli.keeping import Data, Language, complaining, words_in


def secret(
    new: Annotated[bool, typer.Option("--new", help="Make a new one; the older ones are still believed.")] = False,
    forget: Annotated[bool, typer.Option("--forget", help="Believe the newest alone.")] = False,
    data: Data = None,
    lang: Language = None,
) -> None:
    """Tell how many secrets the server believes, make a new one, or forget the older ones.

    A running server takes it up by itself. With --new nobody is thrown out: whoever comes gets a cookie by the new one.
    With --forget, whoever has not come since is a stranger, and invitations of before cannot be shown again.
    """
    from centans.server.keyring import new_secret, read_secrets, write_secrets
    from centans.server.settings import from_environment
    from centans.server.storage.copies import Hindered

    words = words_in(lang)
    path = from_environment(data).secret_file
    with complaining(words):
        if new and forget:
            raise Hindered("secret-both")
        if not path.exists():
            raise Hindered("secret-missing", folder=str(path.parent))
    kept = read_secrets(path)
    if new or forget:
        kept = [new_secret(), *kept] if new else kept[:1]
        write_secrets(path, kept)
    print(words.say("secret-new" if new else "secret-forgotten" if forget else "secret-kept", count=len(kept)))
