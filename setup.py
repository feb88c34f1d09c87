"""Compile the rules with mypyc where that is possible, and build the client into the package;
everything else is in pyproject.toml.

POWDERKEG_COMPILE=0 leaves the rules interpreted, =1 insists, unset tries and falls back.
POWDERKEG_OPTIMIZE=0 to 3, or g, says how hard the C compiler tries; 1 if unset: 3 takes twice as
long, for a few per cent.
POWDERKEG_CLIENT=0 leaves the client as it is, built or not.
"""

import os
import re
import shutil
import subprocess
import sys
from collections import defaultdict
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist

RULES = Path("src/powderkeg/rules")
TEMPORARY = Path("build/rules")
OPTIMIZE = os.environ.get("POWDERKEG_OPTIMIZE", "1")
FLAGS = [
    "-ffp-contract=off",  # no fused multiply-add: the same floats on every processor
    "-fvisibility=hidden",  # else no function may be called but through a table
    "-w",  # nobody reads what mypyc writes
]
# Read once at the start of a game or by people, or waiting for wasm: nothing to gain.
INTERPRETED = [
    "**/__init__.py",
    "games.py",
    "match.py",
    "reader.py",
    "record.py",
    "sending.py",
    "*/describing.py",
    "*/examples.py",
    "*/facts.py",
    "*/*happenings.py",
    "*/lesson.py",
    "**/rulebook.py",
    "*/scene.py",
    "*/stories.py",
    "*/twin.py",
    "*/*views.py",
    "bombbusters/clue_words.py",
    "bombbusters/missions/rules_*.py",
    "elixir/possible.py",
    "nitro/physics/*.py",
]


def compiled_modules() -> list[Extension]:
    wish = os.environ.get("POWDERKEG_COMPILE", "")
    if wish == "0":
        return []
    try:
        from mypyc.build import mypycify

        sources = sources_to_compile()
        extensions: list[Extension] = mypycify(
            ["--config-file=pyproject.toml", f"--cache-dir={TEMPORARY / 'mypy'}", *sources],
            opt_level=OPTIMIZE,
            debug_level="0",
            separate=libraries(sources),
            multi_file=True,  # in one file it would indent ever deeper: 200 MB of blanks
            include_runtime_files=True,
            target_dir=str(TEMPORARY),
        )
    except (Exception, SystemExit) as problem:  # mypyc exits where it cannot go on
        if wish == "1":
            raise
        print(f"powderkeg: rules stay interpreted: {problem}", file=sys.stderr)
        return []
    for extension in extensions:
        extension.extra_compile_args = [*extension.extra_compile_args, *FLAGS]
        # Without a C compiler the build goes on and the rules stay interpreted.
        extension.optional = wish != "1"
    return extensions


def sources_to_compile() -> list[str]:
    """Relative paths: absolute ones of the source tree would end in the binaries."""
    interpreted = {path for pattern in INTERPRETED for path in RULES.glob(pattern)}
    return sorted(str(path) for path in RULES.rglob("*.py") if path not in interpreted)


def libraries(sources: list[str]) -> list[tuple[list[str], str | None]]:
    """One for the kernel and one a game, so that a change of one game leaves the others."""
    modules: dict[str, list[str]] = defaultdict(list)
    for source in sources:
        parts = Path(source).relative_to(RULES).parts
        modules[parts[0] if len(parts) > 1 else "kernel"].append(source)
    return [(each, f"powderkeg_{name}") for name, each in modules.items()]


class CompiledRules(build_ext):
    """The libraries at once, the largest first. Each module is a door into one of them, a file that
    Python finds by its name; all doors of a folder are copies of one that leads everywhere."""

    extensions: list[Extension]
    parallel: int | None

    def finalize_options(self) -> None:
        super().finalize_options()
        self.parallel = self.parallel or os.cpu_count()

    def build_extensions(self) -> None:
        everything = self.extensions
        doors: dict[str, list[Extension]] = defaultdict(list)
        compiled = []
        for extension in everything:
            if extension.name.endswith("__mypyc"):
                join(extension, extension.name)
                compiled.append(extension)
            else:
                doors[extension.name.rpartition(".")[0]].append(extension)
        compiled.sort(key=lambda extension: -os.path.getsize(extension.sources[0]))
        for folder, (first, *others) in doors.items():
            first.sources = [source for each in (first, *others) for source in each.sources]
            join(first, f"{folder}.doors__mypyc")
            compiled.append(first)
        self.extensions = compiled
        super().build_extensions()
        self.extensions = everything
        if all(self.library(each).exists() for each in compiled):
            for first, *others in doors.values():
                for other in others:
                    self.copy_file(str(self.library(first)), str(self.library(other)))
        else:  # all or none: what is interpreted cannot build upon what is compiled
            for each in everything:
                self.library(each).unlink(missing_ok=True)

    def library(self, extension: Extension) -> Path:
        return Path(self.get_ext_fullpath(extension.name))


def join(extension: Extension, name: str) -> None:
    """One file of C, written only where it is another than before: the compiler reads the headers
    once. Without blanks, of which a tenth of it consists."""
    # What all modules of a library share comes first; mypyc puts it last.
    texts = [Path(source).read_text() for source in reversed(extension.sources)]
    text = re.sub(r"(?m)^ +|^PyMODINIT_FUNC PyInit___init__.*", "", "\n".join(texts))
    joined = (TEMPORARY / name.replace(".", "/")).with_suffix(".c")  # beside its headers
    if not joined.exists() or joined.read_text() != text:
        joined.write_text(text)
    extension.sources = [str(joined)]


def build_client() -> None:
    if os.environ.get("POWDERKEG_CLIENT") == "0":
        return
    if subprocess.run([sys.executable, "tools/build_client.py"]).returncode != 0:
        sys.exit("powderkeg: set POWDERKEG_CLIENT=0 to build the server without its client.")


class PackageWithClient(build_py):
    def run(self) -> None:
        if not self.editable_mode:  # a checkout builds it when it needs it
            build_client()
        # Files of an earlier build have other names, and would stay.
        shutil.rmtree(Path(self.build_lib) / "powderkeg/server/client", ignore_errors=True)
        super().run()


class SourcesWithClient(sdist):
    """Whoever builds from these needs no npm."""

    def run(self) -> None:
        build_client()
        super().run()


setup(
    ext_modules=compiled_modules(),
    cmdclass={
        "build_ext": CompiledRules,
        "build_py": PackageWithClient,
        "sdist": SourcesWithClient,
    },
)
