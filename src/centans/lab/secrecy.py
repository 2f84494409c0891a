"""The checks of the contract about secrets: what a seat may not know it does not see, and what it knows stays known."""

from __future__ import annotations

from centans.core.digest import digest
from centans.core.steps import proceed
from centans.core.views import piles
from centans.lab.scene import Scene, name_of, pick, play_on


def quick_ways_to_look_show_the_same(scene: Scene) -> str | None:
    """Several views made together are those made one by one, and piles found without a view are those in it."""
    viewers = list(scene.viewers())
    views = [scene.game.view(scene.state, viewer) for viewer in viewers]
    if scene.game.views(scene.state, viewers) != views:
        return "views made together differ from those made one by one"
    for viewer, view in zip(viewers, views, strict=True):
        if scene.game.lying(scene.state, viewer) != piles(view):
            return f"the piles found for {name_of(viewer)} are not those in its view"
    return None


def masking_keeps_the_view(scene: Scene) -> str | None:
    """With canaries in place of everything hidden, nobody sees anything else: no hidden fact reaches a view."""
    for viewer in scene.viewers():
        if scene.game.view(scene.game.masked(scene.state, viewer), viewer) != scene.game.view(scene.state, viewer):
            return f"the view of {name_of(viewer)} shows something that is masked for it"
    return None


def redealing_keeps_the_view(scene: Scene) -> str | None:
    """With other hidden cards nobody sees anything else, and the components are still complete."""
    for viewer in scene.viewers():
        other = scene.game.redeal(scene.state, viewer, scene.dice)
        if scene.game.view(other, viewer) != scene.game.view(scene.state, viewer):
            return f"the view of {name_of(viewer)} changes when what it cannot see is dealt anew"
        if scene.game.inventory(other) != scene.inventory:
            return f"dealing anew for {name_of(viewer)} lost or doubled components"
    return None


def redealing_keeps_the_questions(scene: Scene) -> str | None:
    """A seat is asked the same, with the same options, whatever the hidden cards are."""
    for seat in scene.seats():
        other = scene.game.redeal(scene.state, seat, scene.dice)
        asked = [(ask.key, list(ask.options)) for ask in proceed(other, scene.dice) if ask.seat == seat]
        if asked != [(ask.key, list(ask.options)) for ask in scene.match.asks_of(seat)]:
            return f"seat {seat + 1} is asked something else when what it cannot see is dealt anew: {asked}"
    return None


def nothing_contradicts_what_was_told(scene: Scene) -> str | None:
    """Neither the true state nor an imagined one says otherwise than what a seat has heard and seen since the start."""
    events = scene.match.journal.events
    for viewer in scene.viewers():
        told = [event for event in events if event.visible_to(viewer)]
        for what, state in (
            ("the state itself", scene.state),
            ("what is dealt anew", scene.game.redeal(scene.state, viewer, scene.dice)),
        ):
            complaint = scene.game.contradiction(state, viewer, told)
            if complaint is not None:
                return f"{what} contradicts what {name_of(viewer)} was told: {complaint}"
    return None


def redealing_leaves_the_state_alone(scene: Scene) -> str | None:
    """Masking and dealing anew make a new state; they change nothing in the one given."""
    before = digest(scene.state)
    for viewer in scene.viewers():
        scene.game.masked(scene.state, viewer)
        scene.game.redeal(scene.state, viewer, scene.dice)
    return None if digest(scene.state) == before else "masking or dealing anew changed the real state"


def masking_covers_what_redealing_changes(scene: Scene) -> str | None:
    """What may lie otherwise is hidden: masked, a state and the same state dealt anew are equal."""
    for viewer in scene.viewers():
        other = scene.game.redeal(scene.state, viewer, scene.dice)
        if digest(scene.game.masked(other, viewer)) != digest(scene.game.masked(scene.state, viewer)):
            return f"for {name_of(viewer)} something is dealt anew that masking does not cover"
    return None


def who_shares_knows_the_same(scene: Scene) -> str | None:
    """Of seats that are said to share everything, nothing is hidden from one that another may know."""
    known = [digest(scene.game.masked(scene.state, seat)) for seat in scene.seats()]
    for seat in scene.seats():
        for other in range(seat):
            if scene.game.shares(scene.state, seat, other) and known[seat] != known[other]:
                return f"{name_of(other)} and {name_of(seat)} are said to share everything, but one knows more"
    return None


def redealt_state_can_be_played(scene: Scene) -> str | None:
    """An imagined state is a real one: it goes on by the rules, to an end with a result."""
    viewer = pick(scene.viewers(), scene.dice)
    other = scene.game.redeal(scene.state, viewer, scene.dice)
    if not play_on(other, scene.dice, scene.longest):
        return f"dealt anew for {name_of(viewer)}, the match does not end within {scene.longest} answers"
    if scene.game.inventory(other) != scene.inventory:
        return f"dealt anew for {name_of(viewer)} and played on, components were lost or doubled"
    return (
        None if scene.game.result(other) is not None else f"dealt anew for {name_of(viewer)}, it ends without a result"
    )
