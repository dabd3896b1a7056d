"""How the tests are run."""

import os


def pytest_xdist_auto_num_workers() -> int:
    """One worker more than there are cores: many tests wait for a server or a browser."""
    return (os.cpu_count() or 1) + 1
