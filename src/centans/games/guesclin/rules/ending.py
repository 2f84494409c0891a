"""Guesclin !: the end of the game (chapter 17) and how each scenario is won (chapters 18 to 21)."""

from __future__ import annotations

from centans.core.game import NOBODY
from centans.games.guesclin.box.grid import BIT
from centans.games.guesclin.box.names import (
    BY_CARTS,
    BY_COMMANDERS,
    BY_KEEP,
    BY_LOOT,
    CART,
    ENGLISH,
    FRENCH,
    LOOT,
    SIDE_OF,
    SIDES,
    STUNNED,
)
from centans.games.guesclin.model import GONE_OUT, NEUTRALISED, NO_HEX, RESERVE, Position, on_map
from centans.games.guesclin.scoring import DRAW, LEVELS, MARGINAL, PARTIAL, TOTAL


def finish(s: Position, winner: int, level: int, reason: str) -> None:
    """The game ends at once (GU-END-1); `reason` says by what."""
    s.winner = winner
    s.level = level
    s.reason = reason
    s.agenda.clear()
    if s.journal is not None:
        s.journal.tell("victory", side="nobody" if winner == NOBODY else SIDES[winner], level=LEVELS[level])


def after_action(s: Position) -> None:
    """The end conditions that are not tied to the end of a round (GU-ROUND-4)."""
    objective = s.box.scenario.objective
    if objective == BY_LOOT:
        loot_is_settled(s)
    elif objective == BY_KEEP:
        somebody_is_routed(s)
    elif objective == BY_CARTS:
        carts_are_settled(s)
    else:
        commanders_are_down(s)


def end_of_round(s: Position) -> None:
    """What is tied to the end of a round, then the round limit (GU-ROUND-5, GU-END-2)."""
    objective = s.box.scenario.objective
    if objective == BY_KEEP:
        keep_is_held(s)
    if s.reason or s.turn < s.box.rounds:
        return
    if objective == BY_LOOT:
        loot_at_the_limit(s)
    elif objective == BY_KEEP:
        lost = s.where[s.box.commander_of[FRENCH]] == NEUTRALISED
        finish(s, ENGLISH, TOTAL if lost else PARTIAL, "castle-held")
    elif objective == BY_CARTS:
        carts_at_the_limit(s)
    else:
        assert objective == BY_COMMANDERS, "there are four objectives"
        adjudicate(s, [downed_commanders(s, side) for side in (FRENCH, ENGLISH)])


# -- who is left ----------------------------------------------------------------------------------------------------


def is_left(s: Position, side: int) -> bool:
    """Whether a side has a fighter on the map or in reserve."""
    if s.men_at[side]:
        return True
    men = s.box.men
    return any(s.where[fighter] == RESERVE and men.side[fighter] == side for fighter in range(men.number))


def losses(s: Position, side: int) -> int:
    """How many of its fighters are neutralised."""
    men = s.box.men
    return sum([s.where[fighter] == NEUTRALISED and men.side[fighter] == side for fighter in range(men.number)])


def stunned_men(s: Position, side: int) -> int:
    """How many of its fighters on the map are stunned."""
    men = s.box.men
    return sum(
        [
            s.face[fighter] == STUNNED and on_map(s, fighter) and men.side[fighter] == side
            for fighter in range(men.number)
        ]
    )


def downed_commanders(s: Position, side: int) -> int:
    """How many of its commanders are neutralised."""
    return sum([s.where[commander] == NEUTRALISED for commander in commanders(s, side)])


def commanders(s: Position, side: int) -> list[int]:
    return [
        commander
        for banner, commander in enumerate(s.box.commander_of)
        if commander != NOBODY and SIDE_OF[banner] == side
    ]


def adjudicate(s: Position, first: list[int]) -> None:
    """Marginal victory for who comes first by losses inflicted, then by stunned enemies (GU-S4-8, 9; GU-S3-16).

    `first` is what is compared before: losses of each side of another kind.
    """
    if not s.box.rules.adjudicate:
        finish(s, NOBODY, DRAW, "limit-draw")
        return
    for lost in (first, [losses(s, FRENCH), losses(s, ENGLISH)], [stunned_men(s, FRENCH), stunned_men(s, ENGLISH)]):
        if lost[FRENCH] != lost[ENGLISH]:
            finish(s, FRENCH if lost[FRENCH] < lost[ENGLISH] else ENGLISH, MARGINAL, "fewer-losses")
            return
    finish(s, NOBODY, DRAW, "even")


# -- scenario 1 -----------------------------------------------------------------------------------------------------


def loot_is_settled(s: Position) -> None:
    """The loot and the commander of those who brought it decide (GU-S1-20 to 29)."""
    loot = s.box.things.index(LOOT)
    banner = s.box.scenario.things[loot].banner
    owner = SIDE_OF[banner]
    robber = 1 - owner
    taken = s.taken_by[loot]
    knight = s.where[s.box.commander_of[banner]]
    robbers_left = is_left(s, robber)
    if taken != NOBODY:
        if knight in (NEUTRALISED, GONE_OUT):
            whole = NEUTRALISED if taken == robber else GONE_OUT
            finish(s, taken, TOTAL if knight == whole else PARTIAL, "loot-out")
        elif not robbers_left:
            finish(s, taken, PARTIAL if taken == robber else TOTAL, "loot-out")
        return
    owners_left = is_left(s, owner)
    if not robbers_left and not owners_left:
        finish(s, NOBODY, DRAW, "nobody-left")
    elif not robbers_left:
        finish(s, owner, PARTIAL if knight == NEUTRALISED else TOTAL, "enemy-gone")
    elif not owners_left:
        finish(s, robber, TOTAL if knight == NEUTRALISED else PARTIAL, "enemy-gone")


def loot_at_the_limit(s: Position) -> None:
    """Who has the loot out wins partially, whatever becomes of the commander; else a draw (GU-S1-30)."""
    taken = s.taken_by[s.box.things.index(LOOT)]
    if taken == NOBODY:
        finish(s, NOBODY, DRAW, "loot-on-map")
    else:
        finish(s, taken, PARTIAL, "loot-out")


# -- scenario 2 -----------------------------------------------------------------------------------------------------


def somebody_is_routed(s: Position) -> None:
    """A side that has nobody left has lost (GU-S2-20)."""
    french, english = is_left(s, FRENCH), is_left(s, ENGLISH)
    if not french and not english:
        finish(s, NOBODY, DRAW, "nobody-left")
    elif not french:
        finish(s, ENGLISH, TOTAL, "enemy-gone")
    elif not english:
        lost = s.where[s.box.commander_of[FRENCH]] == NEUTRALISED
        finish(s, FRENCH, PARTIAL if lost else TOTAL, "enemy-gone")


def keep_is_held(s: Position) -> None:
    """A man of the French side on the keep when the round ends (GU-S2-17, 18)."""
    castle = s.box.castle
    assert castle is not None, "this objective needs a castle"
    if s.men_at[FRENCH] & BIT[castle.keep]:
        lost = s.where[s.box.commander_of[FRENCH]] == NEUTRALISED
        finish(s, FRENCH, PARTIAL if lost else TOTAL, "keep-taken")


# -- scenario 3 -----------------------------------------------------------------------------------------------------


def carts_out(s: Position, side: int) -> int:
    return sum([kind == CART and s.taken_by[thing] == side for thing, kind in enumerate(s.box.things)])


def carts_are_settled(s: Position) -> None:
    """Two carts out win; a side left alone takes those still on the map (GU-S3-13 to 15)."""
    if enough_carts(s):
        return
    french, english = is_left(s, FRENCH), is_left(s, ENGLISH)
    if french and english:
        return
    if french or english:
        share_out(s, FRENCH if french else ENGLISH)
        if enough_carts(s):
            return
    carts_at_the_limit(s)


def enough_carts(s: Position) -> bool:
    for side in (FRENCH, ENGLISH):
        if carts_out(s, side) >= s.box.scenario.carts_to_win:
            finish(s, side, PARTIAL if carts_out(s, 1 - side) else TOTAL, "carts-out")
            return True
    return False


def share_out(s: Position, side: int) -> None:
    """All carts still on the map go to the side that is left (GU-S3-14)."""
    for thing, kind in enumerate(s.box.things):
        if kind == CART and s.taken_by[thing] == NOBODY:
            if s.carrier[thing] != NOBODY:
                s.load[s.carrier[thing]] = NOBODY
            s.carrier[thing] = NOBODY
            s.lies_at[thing] = NO_HEX
            s.taken_by[thing] = side


def carts_at_the_limit(s: Position) -> None:
    """More carts out, then more carts led, then more enemies neutralised; else a draw (GU-S3-16)."""
    if not s.box.rules.adjudicate:
        finish(s, NOBODY, DRAW, "limit-draw")
        return
    out = [carts_out(s, FRENCH), carts_out(s, ENGLISH)]
    led = [carts_led(s, FRENCH), carts_led(s, ENGLISH)]
    beaten = [losses(s, ENGLISH), losses(s, FRENCH)]
    for reason, count in (("more-carts", out), ("more-carts-led", led), ("fewer-losses", beaten)):
        if count[FRENCH] != count[ENGLISH]:
            finish(s, FRENCH if count[FRENCH] > count[ENGLISH] else ENGLISH, MARGINAL, reason)
            return
    finish(s, NOBODY, DRAW, "even")


def carts_led(s: Position, side: int) -> int:
    return sum(
        [
            kind == CART and s.carrier[thing] != NOBODY and s.box.men.side[s.carrier[thing]] == side
            for thing, kind in enumerate(s.box.things)
        ]
    )


# -- scenario 4 -----------------------------------------------------------------------------------------------------


def commanders_are_down(s: Position) -> None:
    """Both enemy commanders neutralised win; both sides at once are adjudicated (GU-S4-6 to 8)."""
    french, english = all_down(s, FRENCH), all_down(s, ENGLISH)
    if french and english:
        adjudicate(s, [0, 0])
    elif english:
        finish(s, FRENCH, TOTAL, "commanders-down")
    elif french:
        finish(s, ENGLISH, TOTAL, "commanders-down")


def all_down(s: Position, side: int) -> bool:
    return all(s.where[commander] == NEUTRALISED for commander in commanders(s, side))
