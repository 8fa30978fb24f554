"""Compile the route kernels where a C compiler is there. `python tools/build_kernels.py` does it in place."""

import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path

KERNELS = tuple(f"trunkline/rail/routes/{name}.py" for name in ("catalogue", "chooser", "finder", "tables"))
NEEDS = ["cython>=3.1", "setuptools"]
BUILD = """
import os
import sys
from Cython.Build import cythonize
from setuptools import Extension, setup
source, out, *names = sys.argv[1:]
flags = [] if os.name == "nt" else ["-g0"]
parts = [Extension(name[:-3].replace("/", "."), [f"{source}/{name}"], extra_compile_args=flags) for name in names]
options = {"build_dir": f"{out}/c", "language_level": 3, "quiet": True}
setup(script_args=["-q", "build_ext", "--build-lib", out, "--build-temp", f"{out}/t"],
      ext_modules=cythonize(parts, **options))
"""


def compiler() -> str | None:
    """The C compiler, if there is one."""
    named = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    return shutil.which(named.split()[0])


def built_name(kernel: str) -> str:
    """The file that a kernel is compiled to, beside its source."""
    return kernel.removesuffix(".py") + str(sysconfig.get_config_var("EXT_SUFFIX"))


def build(root: Path, out: Path) -> dict[Path, str]:
    """Compile all kernels into a folder: built file -> its place in the package; nothing if that fails."""
    if compiler() is None:
        print("[kernels] no C compiler: plain Python", file=sys.stderr)
        return {}
    command = [sys.executable, "-c", BUILD, str(root / "src"), str(out), *KERNELS]
    done = subprocess.run(command, cwd=out, capture_output=True, text=True, check=False)
    found = {out / built_name(kernel): built_name(kernel) for kernel in KERNELS}
    if done.returncode or not all(path.is_file() for path in found):
        last = (done.stderr.strip().splitlines() or ["nothing was built"])[-1]
        print(f"[kernels] not compiled, plain Python instead: {last}", file=sys.stderr)
        return {}
    return found


def remove(root: Path) -> None:
    """Take kernels compiled in place away: plain Python again."""
    for kernel in KERNELS:
        (root / "src" / built_name(kernel)).unlink(missing_ok=True)


def in_place(root: Path) -> bool:
    """Put compiled kernels beside their sources unless they are newer already."""
    places = [(root / "src" / kernel, root / "src" / built_name(kernel)) for kernel in KERNELS]
    if all(built.is_file() and built.stat().st_mtime >= source.stat().st_mtime for source, built in places):
        return True
    with tempfile.TemporaryDirectory() as folder:
        found = build(root, Path(folder))
        if not found:
            remove(root)
        for path, place in found.items():
            target = root / "src" / place
            partial = target.with_suffix(".partial")
            shutil.copy2(path, partial)
            partial.replace(target)
    return bool(found)


if __name__ == "__main__":
    here = Path(__file__).resolve().parent.parent
    if "--plain" in sys.argv:
        remove(here)
        print("[kernels] plain Python", file=sys.stderr)
    else:
        print("[kernels] " + ("compiled" if in_place(here) else "plain Python"), file=sys.stderr)
