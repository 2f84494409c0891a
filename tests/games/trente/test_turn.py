"""Set-up, the turn, decks and distribution (chapters 7 to 11)."""

from __future__ import annotations

import pytest

from centans.core.errors import BadVariant
from centans.core.match import Match
from centans.core.options import RECONSIDER
from centans.games.trente.box.cards import CARD_ID
from centans.games.trente.model.decks import PUBLIC
from tests.games.trente.kit import Heath, kinds, rule, trente

START = [
    "J2",
    *[f"{column}2" for column in "EFGHIKLMNO"],
    *[f"{column}3" for column in "EFGHIJKLMNO"],
    *[f"{column}1" for column in "FGHIJKLMN"],
]


def seats(**settings: str) -> list[str]:
    game = trente()
    match = Match(game, game.variant(2, settings), b"seats")
    return [game.side(match.state, seat) for seat in (0, 1)]


@rule("CT-SETUP-1")
def test_armies_are_chosen_with_the_seats_or_drawn():
    assert seats() == ["blois", "montfort"]
    assert seats(seats="exchanged") == ["montfort", "blois"]
    drawn = set()
    for outcome in (1, 2):
        field = Heath.dealt(armies="random").rolls(armies=[outcome])
        assert field.asks
        drawn.add(tuple([field.game.side(field.s, seat) for seat in (0, 1)]))
        assert "armies" in field.dice.labels
    assert drawn == {("blois", "montfort"), ("montfort", "blois")}


@rule("CT-SETUP-4", "CT-TURN-6", "R6")
def test_a_free_placing_is_secret_and_then_shown():
    field = Heath.dealt(deployment="free")
    assert field.asked == "B deploy, M deploy"
    field.play("B", *[f"post {cell}" for cell in reversed(START)])
    assert field.where("B-C") == "J2", "nothing is shown before both are ready"
    assert field.view("M").units == field.view(None).units
    assert field.refused("M", "post J2") == ("CT-SETUP-2", "not-a-start-cell", {"cell": "J2"})
    field.play("M", "post J19")
    assert field.refused("M", "post J19") == ("CT-BOARD-2", "cell-taken", {"cell": "J19", "unit": "M-C"})
    theirs = [f"{'ABCDEFGHIJKLMNOPQRS'[18 - ord(cell[0]) + 65]}{21 - int(cell[1:])}" for cell in START]
    field.play("M", *[f"post {cell}" for cell in theirs[1:]])
    assert (field.where("B-C"), field.where("B-30"), field.where("M-C")) == ("N1", "J2", "J19")
    assert field.asked == "B order, M order"


@rule("CT-TURN-6", "R7")
def test_no_contact_is_possible_in_the_first_turn_wherever_units_start():
    field = Heath(turn=1)
    reached = {letter: set() for letter in "BM"}
    captains = {"B": START, "M": [f"{cell[0]}{21 - int(cell[1:])}" for cell in START]}
    for letter, cells in captains.items():
        for cell in cells:
            here = Heath(turn=1).only(f"{letter}-C {cell}", "M-30 S20" if letter == "B" else "B-30 A1")
            reached[letter] |= here.reach(f"{letter}-C")
    rows = {letter: {int(cell[1:]) for cell in cells if cell != "OAK"} for letter, cells in reached.items()}
    assert max(rows["B"]) == 9
    assert min(rows["M"]) == 12
    assert not (reached["B"] | reached["M"]) & {"OAK", "A10", "S11"}
    assert field.s.turn == 1


@rule("CT-TURN-1", "CT-TURN-3", "CT-EOT-1", "CT-GEN-4")
def test_a_turn_goes_from_the_first_player_to_the_cards_kept():
    field = Heath.dealt(turns="2").rolls(first_blois=[1], first_montfort=[2])
    assert field.asked == "B order, M order", "both write at the same time"
    field.write("B", "C 1 2 3 4 5 6 7 8 9").write("M", "C 1 2 3 4 5 6 7 8 9")
    asked = []
    while field.asked.endswith("move"):
        asked.append(field.asked[0])
        field.play(asked[-1], f"move {field.where(field.view(asked[-1]).acting)}")
    assert asked == ["B", "M"] * 10
    assert field.asked == "B keep, M keep"
    field.play("M", "done").play("B", "done")
    keys = [event.key for event in field.s.journal.events]
    order = ["first-dice", "turn", "dealt", "orders-written", "order-played", "turn-totals", "kept", "turn", "dealt"]
    places = [keys.index(key) for key in order[:7]]
    assert places == sorted(places)
    assert field.told("turn")[-1] == {"turn": 2, "side": "montfort"}


@rule("CT-TURN-2", "CT-END-1")
@pytest.mark.parametrize("turns", [1, 3, 10])
def test_the_game_has_ten_turns_or_as_many_as_agreed(turns):
    field = Heath(turn=turns, turns=str(turns)).end_turn()
    assert field.over
    field = Heath(turn=turns, turns=str(turns + 1)).end_turn()
    assert not field.over
    assert trente().variant().settings["turns"] == "10"


@rule("CT-TURN-4", "CT-COMP-5", "CT-EOT-7", "CT-GEN-2")
def test_points_are_recorded_at_once_and_by_turn():
    field = Heath(B="f6", M="f1", turn=3).units("B-3 I9", "M-14 I10 (1)")
    field.fight("B-3", "M-14", "f6", "f1", (6, 1))
    assert field.view("M").armies[0].score == 2
    field.units("M-9 OAK").end_turn()
    assert field.asks
    assert [army.by_turn for army in field.view(None).armies] == [[0, 0, 2], [0, 0, 3]]
    assert field.told("turn-totals") == [{"turn": 3, "blois": 2, "montfort": 3}]
    last = Heath(turn=10).scores(5, 90).end_turn()
    assert last.over
    assert last.result.winners == (1,)
    assert last.result.decided_by == "points"


@rule("CT-TURN-5", "CT-OUT-5")
def test_the_display_shows_the_first_army_and_the_dead_of_each_turn():
    field = Heath(B="f6", M="f1", first="M", turn=7).units("B-3 I9", "M-14 I10 (1)")
    field.fight("B-3", "M-14", "f6", "f1", (6, 1))
    view = field.view(None)
    assert view.first == "montfort"
    assert [(row.turn, row.unit, row.by) for row in view.fallen] == [(7, "M-14", "B-3")]


@rule("CT-FIRST-5")
def test_the_dice_may_be_rolled_every_turn():
    field = (
        Heath(turn=3, first="B", first_player="roll_each_turn")
        .next_turn()
        .rolls(first_blois=[1, 2, 6], first_montfort=[3, 2, 5])
    )
    assert field.asks
    assert field.told("turn") == [{"turn": 4, "side": "blois"}], "Blois may be first twice running"
    field.next_turn()
    assert field.asks
    assert field.told("turn")[-1] == {"turn": 5, "side": "montfort"}


@rule("CT-DECK-2")
def test_cards_go_under_their_own_decks():
    field = Heath(B="f6 hache ruse h24", M="f3").units("M-20 I10", "B-24 J9")
    field.fight("B-24", "M-20", "f6 hache ruse hero", "f3", (1, 1))
    assert (field.under("force"), field.under("arms"), field.under("hero")) == ("f3 f6 ruse", "hache", "h24")
    mission = Heath().mission("MIS-B3", up=True).end_turn()
    assert mission.asks
    assert mission.s.mission_decks[0].under == [2]


@rule("CT-DECK-4", "CT-EOT-8", "R18")
def test_cards_given_up_go_under_mixed_the_first_armys_first():
    field = Heath(B="f1 f2 f3 masse", M="f4 f5", first="M").rolls(discards=[4, 3, 2, 10, 0])
    field.end_turn().play("B", "keep f2", "done").play("M", "done")
    assert (field.under("force"), field.under("arms")) == ("f5 f4 f3 f1", "masse")
    assert field.cards("B") == "f2"
    assert field.told("kept") == [
        {"seat": 1, "number": 0, "given": 2},
        {"seat": 0, "number": 1, "given": 3},
    ]


@rule("CT-DECK-5", "R19")
def test_an_empty_deck_gives_nothing_and_points_are_scored_all_the_same():
    field = Heath(B="f3").units("B-12 J7", "M-12 G11").deck("arms", "").activate("B-12").play("B", "move J8")
    assert field.cards("B") == "f3"
    assert field.told("drew")[0]["number"] == 0
    horse = Heath(B="f3", M="f1").units("B-21 B7", "M-12 G11").deck("force", "").activate("B-21")
    horse.play("B", "move A10")
    assert (horse.score, horse.cards("B")) == ((1, 0), "f3")


@rule("CT-DECK-6", "R18")
def test_decks_are_not_shuffled_again_unless_agreed():
    for option, loose in (("under", 0), ("shuffle", 56 - 20)):
        field = Heath(turn=2, deck_return=option)
        cards = [CARD_ID[kind] for kind, number in enumerate(field.s.force.counts) for _ in range(number)]
        field.deck("force", " ".join(cards))
        field.s.mission_decks[0].counts = [0] * 10
        field.s.mission_decks[0].under = list(range(10))
        field.s.mission_decks[0].marks = [0] * 10
        field.next_turn()
        assert field.asks
        assert sum(field.s.force.counts) == loose
        assert field.s.mission[0] == 0, "Mission decks keep their order"


@rule("CT-DECK-6")
def test_the_first_distribution_shuffles_nothing():
    field = Heath(turn=0, deck_return="shuffle").deck("arms", "lance hache")
    field.next_turn()
    assert field.asks
    assert field.under("arms") == "lance hache"


@rule("CT-DEAL-5", "R20")
def test_without_a_usable_hero_the_player_goes_on_with_fewer():
    from centans.games.trente.rules.distribution import exchange

    field = Heath(B="h14 h20").dead("B-20", "B-11", "B-12").deck("hero", "h11 h12")
    exchange(field.s, 0, field.seat("B"), kinds("h14 h20"), field.dice)
    assert (field.cards("B"), field.under("hero")) == ("h14", "h11 h12 h20")


@rule("CT-DEAL-3")
def test_all_cards_of_the_dead_go_under_before_the_first_replacement():
    from centans.games.trente.rules.distribution import exchange

    field = Heath(B="h14 h20 h21").dead("B-20", "B-21").deck("hero", "h11 h12 h13")
    exchange(field.s, 0, field.seat("B"), kinds("h21 h14 h20"), field.dice)
    assert (field.cards("B"), field.under("hero")) == ("h11 h12 h14", "h13 h21 h20")


@rule("CT-DEAL-3", "CT-DECK-2")
def test_a_hero_whose_place_everybody_knew_is_known_under_the_deck_again():
    from centans.games.trente.rules.distribution import exchange

    field = Heath(B="h20").dead("B-20", "B-11").deck("hero", "h11 h12")
    exchange(field.s, 0, field.seat("B"), kinds("h20"), field.dice)
    assert (field.cards("B"), field.under("hero")) == ("h12", "h20 h11")
    assert [mark == PUBLIC for mark in field.s.hero.marks] == [False, True]


@rule("CT-DEAL-7", "R49")
def test_hero_cards_kept_are_never_exchanged():
    field = Heath(turn=4, B="h20").dead("B-20").deck("hero", "h11 h12 h13 h14 h15 h16").next_turn()
    assert field.asks
    assert "h20" in field.cards("B").split()
    assert field.told("exchanged") == []


@rule("CT-DEAL-8")
def test_arms_are_never_dealt():
    field = Heath.dealt()
    assert field.asks
    assert len(field.s.arms) == 14
    assert all(row.arms == 0 for row in field.view(None).seats)


@rule("CT-DEAL-11")
def test_a_hand_has_no_limit():
    field = Heath(B="f1 f1 f1 f2 f2 f2 f3 f3 f3 f4 f4 f4 f5 f5 h11 h12 h13 h14").units("B-12 J7")
    field.deck("arms", "epee").activate("B-12").play("B", "move J8")
    assert len(field.cards("B").split()) == 19


@rule("CT-DEAL-12", "R48")
def test_hands_are_secret_but_counted_by_deck():
    field = Heath(B="f3 ruse lance h11 h12", M="f4")
    seen = field.view("M").seats[0]
    assert (seen.hand.count, seen.hand.cards, seen.cards) == (5, None, None)
    assert (seen.force, seen.arms, seen.hero) == (2, 1, 2)
    assert field.view("B").seats[0].cards == ["f3", "ruse", "lance", "h11", "h12"]


@pytest.mark.parametrize(
    ("players", "settings", "sentence"),
    [
        (2, {"end": "destruction", "turns": "5"}, "CT-END-6"),
        (2, {"armies": "random", "seats": "exchanged"}, "CT-SETUP-1"),
        (3, {"seats": "exchanged"}, "CT-TEAM-2"),
        (2, {"pair_army": "montfort"}, "CT-TEAM-2"),
        (4, {"pair_army": "montfort"}, "CT-TEAM-2"),
        (3, {"pair_army": "montfort", "armies": "random"}, "CT-SETUP-1"),
        (2, {"team_keep": "player"}, "CT-TEAM-11"),
        (2, {"team_mode_blois": "halves"}, "CT-TEAM-6"),
        (3, {"team_mode_montfort": "halves"}, "CT-TEAM-6"),
        (3, {"pair_army": "montfort", "team_mode_blois": "halves"}, "CT-TEAM-6"),
    ],
)
def test_settings_that_do_not_go_together_are_refused(players, settings, sentence):
    with pytest.raises(BadVariant, match=sentence):
        trente().variant(players, settings)


def test_a_placing_may_be_reconsidered_until_the_other_is_ready():
    field = Heath.dealt(deployment="free").play("B", *[f"post {cell}" for cell in START])
    assert RECONSIDER in [option for ask in field.asks for option in ask.options]
    field.play("B", "reconsider")
    assert field.asked == "B deploy, M deploy"
