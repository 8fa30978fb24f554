"""What the machine does meanwhile: memory and processor time of a process, and what other work takes."""

import contextlib
import os
import time
from pathlib import Path


def memory(process: int) -> int:
    """Resident megabytes, where the system tells."""
    with contextlib.suppress(OSError):
        for line in Path(f"/proc/{process}/status").read_text().splitlines():
            if line.startswith("VmRSS"):
                return int(line.split()[1]) // 1024
    return 0


def processor(process: int) -> float:
    """Seconds of processor time used, where the system tells."""
    with contextlib.suppress(OSError, ValueError):
        fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    return 0.0


def family(process: int) -> list[int]:
    """A process and those it has started, where the system tells."""
    found = [process]
    with contextlib.suppress(OSError):
        for task in Path(f"/proc/{process}/task").iterdir():
            for child in (task / "children").read_text().split():
                found += family(int(child))
    return found


class Others:
    """The share of the processors that other work takes, from its making on: all but this process and its children."""

    def __init__(self) -> None:
        self._began = time.monotonic()
        self._busy, self._own = _busy(), self._used()

    def share(self) -> float:
        """0 where the system does not tell."""
        taken = _busy() - self._busy - (self._used() - self._own)
        return max(0.0, taken / ((time.monotonic() - self._began) * (os.cpu_count() or 1)))

    @staticmethod
    def _used() -> float:
        return sum(processor(one) for one in family(os.getpid()))


def _busy() -> float:
    """Seconds in which a processor had something to do, or was lent to another machine."""
    with contextlib.suppress(OSError, ValueError):
        counts = [int(count) for count in Path("/proc/stat").read_text().split("\n", 1)[0].split()[1:9]]
        return (sum(counts) - counts[3] - counts[4]) / os.sysconf("SC_CLK_TCK")  # not idle, not waiting for a disk
    return 0.0
