"""Figures for whoever watches over the server, in the form of Prometheus: what was asked, how long it took, what waits.

What others count already is read when somebody looks, so that it costs nobody anything.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from prometheus_client import CollectorRegistry, GCCollector, Histogram, ProcessCollector, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

if TYPE_CHECKING:
    from centans.server.app import Server

BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10)


class Metrics:
    """The figures of one server."""

    def __init__(self, server: Server) -> None:
        self._registry = CollectorRegistry(auto_describe=False)
        ProcessCollector(registry=self._registry)
        GCCollector(registry=self._registry)
        self._registry.register(Figures(server, self))
        self.requests: dict[tuple[str, int], int] = {}
        self._seconds = Histogram(
            "centans_request_seconds",
            "How long requests took until they were answered, by call; streams of events are not among them.",
            ["call"],
            buckets=BUCKETS,
            registry=self._registry,
        )
        self._timers: dict[str, Histogram] = {}
        """By call: to find a label costs as much as to count."""

    def note(self, call: str, status: int) -> None:
        self.requests[call, status] = self.requests.get((call, status), 0) + 1

    def note_time(self, call: str, seconds: float) -> None:
        timer = self._timers.get(call)
        if timer is None:
            timer = self._timers[call] = self._seconds.labels(call)
        timer.observe(seconds)

    def text(self) -> bytes:
        return generate_latest(self._registry)


class Figures(Collector):
    """Reads what the parts of the server know of themselves."""

    def __init__(self, server: Server, metrics: Metrics) -> None:
        self._server = server
        self._metrics = metrics

    def collect(self) -> Iterator[Metric]:
        yield from self._asked()
        yield from self._tables()
        yield from self._storage()
        yield from self._connections()

    def _asked(self) -> Iterator[Metric]:
        requests = [([call, str(status)], count) for (call, status), count in self._metrics.requests.items()]
        yield counters("centans_requests", "Requests answered.", ["call", "status"], requests)
        answers = [([kind], count) for kind, count in self._server.play.answered.items()]
        yield counters("centans_answers", "Answers stored, by who sits at the seat.", ["seat"], answers)

    def _tables(self) -> Iterator[Metric]:
        hall = self._server.hall
        thinking = sum(len(table.thinking) for table in hall.tables.values())
        yield gauge("centans_tables_in_memory", "Tables in memory.", len(hall.tables))
        yield gauge("centans_watchers", "Streams of events that are open.", len(hall.audiences))
        yield gauge("centans_turns_waiting", "Questions that bots have yet to answer.", thinking)

    def _storage(self) -> Iterator[Metric]:
        store = self._server.store
        writer = store.writer
        yield gauge("centans_writer_waiting", "Changes that wait to be stored.", writer.waiting)
        yield counter("centans_commits", "Transactions committed.", writer.commits)
        yield counter("centans_commits_failed", "Transactions that failed.", writer.failures)
        yield counter("centans_commit_seconds", "Seconds that transactions took.", writer.seconds)
        if store.notices is not None:
            yield gauge("centans_listening", "1 if the other servers are heard.", store.notices.listening)

    def _connections(self) -> Iterator[Metric]:
        found = self._server.connections
        yield gauge("centans_connections", "Connections.", len(found.open))
        yield gauge("centans_connections_half_open", "Those whose request has not come yet.", len(found.heads))
        yield counter("centans_connections_refused", "Connections that were too many.", found.refused)
        yield counter("centans_connections_ended", "Connections that were too slow.", found.ended)


def counter(name: str, about: str, value: float) -> Metric:
    return CounterMetricFamily(name, about, value=value)


def gauge(name: str, about: str, value: float) -> Metric:
    return GaugeMetricFamily(name, about, value=value)


def counters(name: str, about: str, labels: list[str], values: Iterable[tuple[list[str], int]]) -> Metric:
    family = CounterMetricFamily(name, about, labels=labels)
    for named, value in values:
        family.add_metric(named, value)
    return family
