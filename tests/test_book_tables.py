"""The tables of the rulebooks, in both languages: every figure is the one of the box, read from the components."""

from __future__ import annotations

import re

import pytest

from centans import shelf
from centans.games.guesclin.box.dice import DiceTable
from centans.words import LANGUAGES, Words


def lines_of(game: str, language: str) -> list[str]:
    return shelf.read_rules(shelf.game_class(game), language).splitlines()


def rows_of(game: str, language: str) -> list[list[str]]:
    """The cells of every line of every table of a book."""
    lines = [line for line in lines_of(game, language) if line.startswith("| ")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]


def edge_tables(game: str, language: str) -> list[list[list[str]]]:
    """The tables for the table's edge, after the turn on one page: their rows of cells, without the headings."""
    book = "\n".join(lines_of(game, language))
    (page,) = re.findall(r"^## \d+\. (?:A turn on one page|Un tour en une page)\n(.*?)^## ", book, re.M | re.S)
    tables = re.findall(r"^\|.*\n\|-.*\n((?:\| .*\n)+)", page, re.M)
    return [[[cell.strip() for cell in row.strip("|").split("|")] for row in table.splitlines()] for table in tables]


def numbers_in(cells: list[str]) -> list[int]:
    return [int(number) for cell in cells for number in re.findall(r"\d+", cell)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_roll_of_the_thirty_names_every_man(language: str) -> None:
    words = Words(shelf.game_class("trente"), language)
    rows = {row[0]: row[1:] for row in rows_of("trente", language) if len(row) == 3}
    for number in ["C", *[str(number) for number in range(1, 31)]]:
        assert rows[number] == [words.say("unit", unit=f"{army}-{number}") for army in ("B", "M")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_of_men_of_the_thirty_gives_the_figures_of_the_box(language: str) -> None:
    ranks = shelf.read_components(shelf.game_class("trente"))["ranks"]
    told = [row for row in rows_of("trente", language) if len(row) == 5][-3:]
    for name, row in zip(("squire", "knight", "captain"), told, strict=True):
        figures = ranks[name]
        assert numbers_in(row[1:2]) == [figures["move"]]
        assert numbers_in(row[3:4])[0] == figures["kill_vp"]
        assert numbers_in(row[4:]) == [figures["alive_vp"]]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_of_arms_of_the_thirty_gives_the_figures_of_the_box(language: str) -> None:
    kind = shelf.game_class("trente")
    words, rows = Words(kind, language), [row for row in rows_of("trente", language) if len(row) == 3]
    for arm, figures in shelf.read_components(kind)["arms"].items():
        name = words.say("card", card=arm).lower()
        (row,) = [row for row in rows if row[1].isdigit() and any(part in name for part in row[0].lower().split(", "))]
        assert row[1] == str(figures["value"])
        assert bool(re.search("attaqu|attack", row[2])) == figures["offensive"]
        assert bool(re.search("chevalier|knight", row[2])) == figures["knights_only"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_provinces_of_montjoie_are_those_of_the_map(language: str) -> None:
    kind = shelf.game_class("montjoie")
    words, components = Words(kind, language), shelf.read_components(kind)
    towns = {town["id"]: town for town in components["towns"]}
    rows = {row[0]: row[1:] for row in rows_of("montjoie", language)}
    for province in components["provinces"]:
        listed, points = rows[words.say("province", province=province["id"])]
        assert points == str(province["points"])
        named = re.sub(r" \([^)]*\)", "", listed).split(", ")
        assert named == [words.say("town", town=town) for town in province["towns"]]
        marks = [mark for town in province["towns"] for mark in ("port", "mountain") if towns[town][mark]]
        assert len(re.findall(r"port|montagne|mountain", listed)) == len(marks)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_roads_of_montjoie_are_those_of_the_map(language: str) -> None:
    kind = shelf.game_class("montjoie")
    words, components = Words(kind, language), shelf.read_components(kind)
    rows = {row[0]: row[1] for row in rows_of("montjoie", language) if len(row) == 2}
    for town in components["towns"]:
        joined = {other for road in components["roads"]["pairs"] if town["id"] in road for other in road}
        named = [words.say("town", town=other) for other in joined - {town["id"]}]
        assert sorted(rows[words.say("town", town=town["id"])].split(", ")) == sorted(named)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_of_fighters_of_guesclin_gives_the_figures_of_the_box(language: str) -> None:
    fighters = shelf.read_components(shelf.game_class("guesclin"))["fighters"]
    rows = [row for row in rows_of("guesclin", language) if len(row) == 6][1:]
    assert len(rows) == len(fighters)
    for row, figures in zip(rows, fighters.values(), strict=True):
        shooting = [figures["shooting"]] if "shooting" in figures else []
        assert numbers_in(row[1:5]) == [figures["movement"], figures["melee"], figures["defence"], *shooting]


def signed_in(cell: str) -> int:
    """A number with its sign; a dash says that nothing changes."""
    return 0 if cell == "–" else int(cell.replace("−", "-"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_of_orders_of_guesclin_gives_the_figures_of_the_box(language: str) -> None:
    kind = shelf.game_class("guesclin")
    words, orders = Words(kind, language), shelf.read_components(kind)["orders"]
    rows = {row[0].strip("*"): row[1:] for row in rows_of("guesclin", language) if len(row) == 4}
    for name, changes in orders.items():
        movement, melee, defence = [signed_in(cell) for cell in rows[words.say(f"order-{name}")]]
        assert movement == changes.get("movement_set", changes.get("movement_add", 0))
        assert [melee, defence] == [changes.get("melee_add", 0), changes.get("defence_add", 0)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_tables_of_dice_and_cover_of_guesclin_give_the_figures_of_the_box(language: str) -> None:
    components = shelf.read_components(shelf.game_class("guesclin"))
    rows = rows_of("guesclin", language)
    dice = [numbers_in(row[:2]) for row in rows if len(row) == 3 and len(numbers_in(row[:2])) == 2][:6]
    assert dice == [[row["capacity"], row["dice"]] for row in reversed(components["attack_table"]["rows"])]
    terrain, beside = components["terrain"], components["position"]["per_fighter_beside"]
    changes = [row[1] for row in rows if len(row) == 2 and re.match("[+−][0-9]", row[1])][:4]
    first = [int(change[:2].replace("−", "-")) for change in changes]
    assert first == [beside, -beside, terrain["target_in_wood"], terrain["per_wood_crossed"]]
    assert terrain["per_wood_crossed"] == terrain["per_obstacle_crossed"]


def percent(chance: float) -> str:
    """As the book prints it: what is not certain is not called so."""
    return ">99" if chance >= 0.995 else "<1" if chance < 0.005 else str(round(100 * chance))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_of_chances_of_guesclin_is_that_of_its_dice(language: str) -> None:
    rows = [row for row in rows_of("guesclin", language) if len(row) == 11]
    told = shelf.read_components(shelf.game_class("guesclin"))["attack_table"]
    table = [(row["dice"], row["keep"]) for row in sorted(told["rows"], key=lambda row: row["capacity"])]
    dice = DiceTable(*[list(column) for column in zip(*table, strict=True)], told["always_hits"], told["always_misses"])
    assert [numbers_in([cell])[0] for cell in rows[0][1:]] == list(range(3, 13))
    assert [row[0] for row in rows[1:]] == [str(capacity) for capacity in range(5, -1, -1)]
    for row in rows[1:]:
        assert row[1:] == [percent(dice.chance(int(row[0]), defence)) for defence in range(3, 13)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_of_works_of_bastide_gives_the_figures_of_the_box(language: str) -> None:
    kind = shelf.game_class("bastide")
    words, works = Words(kind, language), shelf.read_components(kind)["equipment"]
    rows = {row[0]: row[1:] for row in rows_of("bastide", language) if len(row) == 4}
    assert len(works) == 14
    for work in works:
        category, circles, _ = rows[f"{words.say('equipment-' + work['id'])} ({work['id']})"]
        assert category == words.say(f"category-{work['category']}")
        assert circles == str(work["circle_count"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_and_events_of_montjoie_are_those_of_the_box(language: str) -> None:
    kind = shelf.game_class("montjoie")
    words, components = Words(kind, language), shelf.read_components(kind)
    rows = {row[0]: row[1:] for row in rows_of("montjoie", language)}
    for card in components["cards"]:
        told = rows[words.say(f"card-{card['id']}")]
        assert told[1:3] == [str(card["count_full"]), str(card["count_two_players"])]
        assert told[3] == words.say(f"card-{card['id']}.about")
    for event in components["events"]:
        told = rows[words.say(f"event-name-{event['id']}")]
        assert told == [str(event["count"]), words.say(f"event-name-{event['id']}.about")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_foreign_armies_of_montjoie_march_on_the_towns_of_the_box(language: str) -> None:
    """MJ-FOR-3."""
    kind = shelf.game_class("montjoie")
    words, components = Words(kind, language), shelf.read_components(kind)
    (rule,) = [line for line in lines_of("montjoie", language) if line.startswith("- **MJ-FOR-3**")]
    told = re.findall(r"(\d) ([^:]+?)\s?: ([^.]+)\.", rule.split("**")[2])
    ids = {town["name_fr"]: town["id"] for town in components["towns"]}
    assert len(told) == len(components["foreign_table"]) == 6
    for (die, force, towns), row in zip(told, components["foreign_table"], strict=True):
        targets = [(ids[target["town"]], target.get("second", [])) for target in row["targets"]]
        places = [towns.index(words.say("town", town=town)) for town, _ in targets]
        assert (int(die), force.lower() in words.say("the-power", power=row["force"]).lower()) == (row["die"], True)
        assert places == sorted(places)
        assert re.findall(r"(\d)-(\d)", towns) == [(str(dice[0]), str(dice[-1])) for _, dice in targets if dice]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_taxes_of_bastide_are_those_of_the_box(language: str) -> None:
    tax = shelf.read_components(shelf.game_class("bastide"))["tax"]
    _, rows, _ = edge_tables("bastide", language)
    assert [signed_in(row[1]) for row in rows] == [tax[name] for name in ("base", "halle", "church", "leper_house")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_points_at_the_end_of_bastide_are_those_of_the_box(language: str) -> None:
    kind = shelf.game_class("bastide")
    words, (*_, rows) = Words(kind, language), edge_tables("bastide", language)
    told = {row[0]: [signed_in(cell) for cell in row[1:]] for row in rows}
    for card in shelf.read_components(kind)["majority_card"]:
        assert told.pop(words.say(f"card-{card['id']}")) == [card["points"], -card["points"]]
    assert list(told.values()) == [[1, 1], [1, -1]]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_points_of_guyenne_are_those_of_the_box(language: str) -> None:
    scoring = shelf.read_components(shelf.game_class("guyenne"))["scoring"]
    *_, rows = edge_tables("guyenne", language)
    told = [numbers_in(row[1:])[0] for row in rows]
    assert told == [scoring[name] for name in ("grouped_castle", "isolated_castle", "all_six_winner")]
    assert numbers_in(rows[-1][1:])[1:] in ([], [0]), "the other side has none"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_levels_of_montjoie_have_the_figures_of_the_box(language: str) -> None:
    components = shelf.read_components(shelf.game_class("montjoie"))
    levels, prices = components["fortification"][1:], components["prices"]
    (income, wall, yields, normal, short), *_ = edge_tables("montjoie", language)
    assert numbers_in(income) == [level["income"] for level in levels]
    assert numbers_in(wall) == [level["pc"] for level in levels]
    for cell, level in zip(yields[1:], levels, strict=True):
        above = [die for die in range(1, 7) if die > level["pc"]]
        assert numbers_in([cell]) == above[:1] + above[1:][-1:]
    for row, length in ((normal, "normal"), (short, "short")):
        assert numbers_in(row) == [prices[length]["castle"], prices[length]["rampart"]]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_combat_of_montjoie_has_the_figures_of_the_box(language: str) -> None:
    components = shelf.read_components(shelf.game_class("montjoie"))
    _, (cards, barons, hero, wall, ground, _die), _ = edge_tables("montjoie", language)
    laid = [("", "one", "two"), ("", "une", "deux")][language == "fr"]
    limits = components["limits_of_combat"]
    assert cards[1:] == [laid[limits[f"{side}_lays_yellow_cards"]] for side in ("attacker", "defender")]
    assert numbers_in(barons[1:]) == 2 * [0, components["limits"]["influence_per_side_per_combat"]]
    assert numbers_in(hero[1:]) == 2 * [components["hero"]["bonus"]]
    assert numbers_in(wall[1:]) == [level["pc"] for level in components["fortification"][1:]]
    assert 2 * numbers_in(ground[1:]) == [components["combat"][f"{name}_bonus"] for name in ("mountain", "landing")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_embassy_of_montjoie_is_that_of_the_box(language: str) -> None:
    embassy = shelf.read_components(shelf.game_class("montjoie"))["embassy"]
    *_, rows = edge_tables("montjoie", language)
    lowest = 2
    for (dice, effect), line in zip(rows, embassy, strict=True):
        assert numbers_in([dice]) == [lowest, line["up_to"]]
        assert re.split(r"\s*:", effect)[0] == line[f"name_{language}"]
        assert bool(re.search("two cards|deux cartes", effect)) == (line.get("cards") == 2)
        lowest = line["up_to"] + 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_force_hero_and_special_cards_of_the_thirty_have_the_figures_of_the_box(language: str) -> None:
    kind = shelf.game_class("trente")
    words, components = Words(kind, language), shelf.read_components(kind)
    _, rows = edge_tables("trente", language)
    (force, *_, hero), specials = rows[:-4], rows[-4:]
    values = [1, len(components["force_decks"]["bell"])]
    assert numbers_in(force[:2]) == 2 * values
    assert numbers_in(hero[:2]) == [components["heroes"][end] for end in ("first", "last")] + [
        components["modifiers"]["hero"]
    ]
    worth = {"harangue": [components["modifiers"]["harangue"]], "ruse": [0], "aide_de_dieu": [0], "repos": []}
    for row, (card, value) in zip(specials, worth.items(), strict=True):
        assert words.say("card", card=card).endswith(row[0])
        assert numbers_in(row[1:2]) == value
    assert numbers_in(specials[-1][2:]) == [components["specials"]["rest_heals"]]


@pytest.mark.parametrize("language", LANGUAGES)
def test_bonuses_of_rank_of_the_thirty_are_those_of_the_box(language: str) -> None:
    components = shelf.read_components(shelf.game_class("trente"))
    bonus, scoring, ranks = components["modifiers"], components["scoring"], components["ranks"]
    (squire, knight, captain), _ = edge_tables("trente", language)
    knights, squires = [components["counts"][f"{rank}_per_army"] for rank in ("knights", "squires")]
    assert numbers_in(knight[:1]) == [1, knights]
    assert numbers_in(squire[:1]) == [knights + 1, knights + squires]
    assert numbers_in(squire[2:3]) == [bonus["hero"]]
    assert numbers_in(knight[2:3]) == [bonus["knight_vs_squire"]]
    assert numbers_in(captain[2:3]) == [bonus["captain_all_combats"], bonus["captain_support"]]
    assert numbers_in(knight[3:4])[1:] == [ranks["knight"]["kill_vp"] + scoring["squire_kills_knight_bonus"]]
    felled = [scoring[f"{rank}_kills_captain_bonus"] for rank in ("knight", "squire")]
    assert numbers_in(captain[3:4])[1:] == [ranks["captain"]["kill_vp"] + more for more in felled]
