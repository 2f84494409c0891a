"""The variants in which the learning environments are tested: every game, its fewest and most players, every level."""

from centans import shelf

Chosen = tuple[str, int, dict[str, str]]


def variants() -> list[Chosen]:
    return [
        (title, players, level)
        for title in shelf.titles()
        for players in sorted({min(shelf.game_class(title).players), max(shelf.game_class(title).players)})
        for level in levels(title)
    ]


def levels(title: str) -> list[dict[str, str]]:
    for setting in shelf.game_class(title).settings:
        if setting.name == "level":
            return [{"level": value} for value in setting.values]
    return [{}]


def name(chosen: Chosen) -> str:
    title, players, settings = chosen
    return "-".join([title, str(players), *settings.values()])
