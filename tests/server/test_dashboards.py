"""What operators are shown and woken by names metrics that there are, and leaves none out."""

import json
import re
import subprocess
from pathlib import Path

import pytest
import yaml
from fastapi.routing import APIRoute

from tesselle.server.http import routes
from tesselle.server.plumbing import metrics
from tests.server.backends import need

DEPLOY = Path(__file__).parents[2] / "deploy"
DASHBOARD = DEPLOY / "grafana" / "tesselle.json"
ALERTS = DEPLOY / "prometheus" / "alerts.yml"
ENDINGS = {"counter": ["_total"], "gauge": [""], "histogram": ["_bucket", "_sum", "_count"]}
METRIC = re.compile(r"\btesselle_\w+")
LABELS = re.compile(r"\bby \(([^)]*)\)|(\w+)\s*[!=]?[=~]\s*\"")
ANYWHERE = {"le", "instance", "job"}  # Prometheus' own


def names() -> dict[str, set[str]]:
    """Give the metrics as Prometheus knows them, each with the family it belongs to."""
    return {
        each.name: {each.name + ending for ending in ENDINGS[each.type]}
        for each in metrics.REGISTRY.collect()
    }


def shown() -> list[str]:
    panels = json.loads(DASHBOARD.read_text("utf-8"))["panels"]
    return [target["expr"] for panel in panels for target in panel.get("targets", [])]


def alerts() -> list[str]:
    (group,) = yaml.safe_load(ALERTS.read_text("utf-8"))["groups"]
    return [rule["expr"] for rule in group["rules"]]


def asked() -> list[str]:
    return [*shown(), *alerts()]


def labels(expression: str) -> set[str]:
    found = LABELS.findall(expression)
    return {name.strip() for by, one in found for name in [*by.split(","), one] if name.strip()}


@pytest.mark.parametrize("expression", asked())
def test_what_is_asked_of_prometheus_is_there(expression: str) -> None:
    known = set().union(*names().values())
    used = set(METRIC.findall(expression))
    assert used <= known
    by_labels = {
        label
        for collector in metrics.REGISTRY._collector_to_names
        if used & set(metrics.REGISTRY._collector_to_names[collector])
        for label in getattr(collector, "_labelnames", ())
    }
    assert labels(expression) <= by_labels | ANYWHERE


def test_every_metric_has_a_place_on_the_dashboard() -> None:
    used = set(METRIC.findall(" ".join(shown())))
    assert [name for name, all_of_it in names().items() if not all_of_it & used] == []


def test_a_route_that_an_alert_leaves_out_is_there() -> None:
    paths = {
        route.path
        for router in routes.routers()
        for route in router.routes
        if isinstance(route, APIRoute)
    }
    for route in re.findall(r'route!?="([^"]*)"', " ".join(asked())):
        assert route in paths


def test_prometheus_takes_the_rules() -> None:
    tool = need("promtool")
    for what, file in (("rules", ALERTS), ("config", ALERTS.with_name("prometheus.yml"))):
        done = subprocess.run(
            [tool, "check", what, str(file)], check=False, capture_output=True, text=True
        )
        assert done.returncode == 0, done.stderr
