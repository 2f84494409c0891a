"""Guesclin !: tasks, done in place of a melee attack (GU-ACT-5): loot, bundles, carts, the winch."""

from __future__ import annotations

from centans.core.asks import Refusal
from centans.core.bits import members
from centans.core.game import NOBODY
from centans.core.options import Option
from centans.games.guesclin.box.grid import BIT, LABELS, TOUCHING
from centans.games.guesclin.box.names import BANNERS, BUNDLE, CART, LOOT, SIDE_OF
from centans.games.guesclin.choices import CLEAR, GIVE, LAY, TAKE, WINCH, HexOption
from centans.games.guesclin.model import CLEARED, NO_HEX, Position, carries, ground, on_map
from centans.games.guesclin.rules.alarm import bundle_is_seen
from centans.games.guesclin.rules.hits import set_down


def tasks_of(s: Position, fighter: int) -> list[Option]:
    """What he may do where he stands."""
    if s.where[fighter] < 0 or not (s.box.things or s.box.castle):
        return []
    found: list[Option] = []
    if s.where[fighter] in s.lies_at and refuse_take(s, fighter) is None:
        found.append(TAKE)
    load = carries(s, fighter)
    if load == LOOT:
        found += [GIVE[place] for place in members(receivers(s, fighter))]
    elif load == BUNDLE:
        found.append(LAY)
    if s.box.castle is not None:
        if refuse_clear(s, fighter) is None:
            found.append(CLEAR)
        if refuse_winch(s, fighter) is None:
            found.append(WINCH)
    return found


def refuse_task(s: Position, fighter: int, option: Option) -> Refusal | None:
    """Why he cannot do this task now; the option must be one."""
    if option is TAKE:
        return refuse_take(s, fighter)
    if option is LAY:
        return None if carries(s, fighter) == BUNDLE and on_map(s, fighter) else Refusal("GU-S2-12", "no-bundle")
    if option is CLEAR:
        return refuse_clear(s, fighter)
    if option is WINCH:
        return refuse_winch(s, fighter)
    assert isinstance(option, HexOption)
    return refuse_give(s, fighter, option.place)


def do_task(s: Position, fighter: int, option: Option) -> None:
    if s.journal is not None:
        tell(s, fighter, option)
    if option is TAKE:
        take(s, fighter)
    elif option is LAY:
        set_down(s, fighter)
        bundle_is_seen(s, s.where[fighter])
    elif option is CLEAR:
        thing = lying_at(s, s.where[fighter], BUNDLE)
        s.lies_at[thing] = NO_HEX
        s.taken_by[thing] = CLEARED
    elif option is WINCH:
        s.gate_shut = not s.gate_shut
    else:
        assert isinstance(option, HexOption)
        give(s, fighter, s.occupant[option.place])


def tell(s: Position, fighter: int, option: Option) -> None:
    assert s.journal is not None, "somebody listens"
    men = s.box.men
    banner, kind, where = BANNERS[men.banner[fighter]], men.kind[fighter], LABELS[s.where[fighter]]
    if option is TAKE:
        thing = LOOT if lying_at(s, s.where[fighter], LOOT) != NOBODY else CART
        s.journal.tell("took", banner=banner, fighter=kind, hex=where, thing=thing)
    elif option is LAY:
        s.journal.tell("laid", banner=banner, fighter=kind, hex=where)
    elif option is CLEAR:
        s.journal.tell("cleared", banner=banner, fighter=kind, hex=where)
    elif option is WINCH:
        s.journal.tell("winch", banner=banner, fighter=kind, gate="open" if s.gate_shut else "shut")
    else:
        assert isinstance(option, HexOption)
        s.journal.tell("gave", banner=banner, fighter=kind, receiver=men.kind[s.occupant[option.place]])


def lying_at(s: Position, place: int, kind: str) -> int:
    """A thing of that kind that lies on a hex, or NOBODY."""
    for thing, where in enumerate(s.lies_at):
        if where == place and s.box.things[thing] == kind:
            return thing
    return NOBODY


# -- taking and giving ----------------------------------------------------------------------------------------------


def refuse_take(s: Position, fighter: int) -> Refusal | None:
    """Loot or a cart without leader, on his own hex, with his hands free (GU-S1-13, GU-S3-5)."""
    here = s.where[fighter]
    rule = "GU-S3-5" if CART in s.box.things else "GU-S1-13"
    if here < 0 or (lying_at(s, here, LOOT) == NOBODY and lying_at(s, here, CART) == NOBODY):
        return Refusal("GU-S2-12" if here >= 0 and lying_at(s, here, BUNDLE) != NOBODY else rule, "nothing-to-take")
    if s.load[fighter] != NOBODY:
        return Refusal(rule, "hands-full", thing=carries(s, fighter))
    return None


def take(s: Position, fighter: int) -> None:
    here = s.where[fighter]
    thing = lying_at(s, here, LOOT)
    if thing == NOBODY:
        thing = lying_at(s, here, CART)
    s.lies_at[thing] = NO_HEX
    s.carrier[thing] = fighter
    s.load[fighter] = thing


def receivers(s: Position, fighter: int) -> int:
    """The hexes of those to whom the carrier may hand the loot (GU-S1-15)."""
    if carries(s, fighter) != LOOT or s.where[fighter] < 0:
        return 0
    mask = 0
    beside = ground(s).free[s.where[fighter]]
    for comrade in s.box.men.of_banner[s.box.men.banner[fighter]]:
        if on_map(s, comrade) and s.load[comrade] == NOBODY:
            mask |= beside & BIT[s.where[comrade]]
    return mask


def refuse_give(s: Position, fighter: int, place: int) -> Refusal | None:
    if receivers(s, fighter) & BIT[place]:
        return None
    load = carries(s, fighter)
    if load != LOOT or s.where[fighter] < 0:
        rules = {BUNDLE: "GU-S2-12", CART: "GU-S3-8"}
        return Refusal(rules.get(load, "GU-S1-15"), "nothing-to-give")
    receiver = s.occupant[place]
    banner = s.box.men.banner[fighter]
    if receiver in (NOBODY, fighter) or s.box.men.banner[receiver] != banner:
        return Refusal("GU-S1-15", "no-comrade-there", hex=LABELS[place], banner=BANNERS[banner])
    if not TOUCHING[s.where[fighter]] & BIT[place]:
        return Refusal("GU-S1-15", "comrade-too-far", hex=LABELS[place])
    return Refusal("GU-S1-15", "obstacle-in-hand-over", hex=LABELS[place])


def give(s: Position, fighter: int, receiver: int) -> None:
    """Receiving is no action (GU-S1-16)."""
    thing = s.load[fighter]
    s.load[fighter] = NOBODY
    s.load[receiver] = thing
    s.carrier[thing] = receiver


# -- the castle -----------------------------------------------------------------------------------------------------


def refuse_clear(s: Position, fighter: int) -> Refusal | None:
    """The garrison's side takes bundles away (GU-S2-14)."""
    alarm = s.box.scenario.alarm
    if alarm is None or s.box.men.side[fighter] != SIDE_OF[alarm.garrison]:
        return Refusal("GU-S2-14", "not-yours-to-clear")
    if s.where[fighter] < 0 or lying_at(s, s.where[fighter], BUNDLE) == NOBODY:
        return Refusal("GU-S2-14", "no-bundle-here")
    return None


def refuse_winch(s: Position, fighter: int) -> Refusal | None:
    """On the winch hex, once the alarm is raised; nothing may stand in the gateway when it is shut (GU-S2-16)."""
    castle = s.box.castle
    if castle is None:
        return Refusal("GU-S2-16", "no-winch")
    if s.where[fighter] != castle.winch:
        return Refusal("GU-S2-16", "not-at-winch", hex=LABELS[castle.winch])
    if not s.alarm:
        return Refusal("GU-S2-16", "no-alarm-yet")
    if not s.gate_shut:
        for place in (castle.gate, castle.bridge):
            if s.occupant[place] != NOBODY or lying_at(s, place, BUNDLE) != NOBODY:
                return Refusal("GU-S2-16", "gateway-blocked", hex=LABELS[place])
    return None
