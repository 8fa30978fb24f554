"""Playing in a terminal: the table in text, whose turn and why, numbered options, ranges, undo, save, load."""

import re
import sys
from argparse import Namespace
from contextlib import suppress
from textwrap import indent
from typing import Any

import trunkline
from trunkline.bots import Bot, ask, make
from trunkline.cli.commands import new_game, refuse_setup
from trunkline.cli.support import Failure, explain, read_game
from trunkline.core import Game, Option, Text, save, text_for

with suppress(ImportError):  # `input` then lets one edit the line and take an earlier one again
    import readline  # noqa: F401

SHOWN = 40  # options on one screen
WHOLE = re.compile(r"-?[0-9]{1,9}")


class Quit(Exception):
    """The player leaves."""


class Terminal:
    """One game in a terminal. `people` are the seats that are asked; bots play the others; `board` is a board file."""

    def __init__(self, game: Game[Any], people: set[int], bot: str, lang: str, board: str | None = None) -> None:
        self.game, self.people, self.bot_name, self.lang, self.board = game, people, bot, lang, board
        self.filter = ""
        self.sit_down()

    def sit_down(self) -> None:
        self.bots: dict[int, Bot] = {
            seat: make(self.bot_name, self.game.header.seed + seat) for seat in range(len(self.game.seats))
        }
        self.text: Text = text_for(self.game.title, self.lang)

    def run(self) -> int:
        """Play until the game is over or the player leaves."""
        print(self.text.message("title-about"))
        print(self.say("begin") + "\n")
        try:
            while self.game.seat is not None:
                if self.game.seat in self.people:
                    self.show_table()
                    self.ask_person()
                else:
                    self.play(ask(self.bots[self.game.seat], self.game))
        except Quit:
            return 0
        self.show_table()
        self.show_result()
        return 0

    def show_table(self) -> None:
        print("\n" + self.game.title.part("draw").table(self.game, self.lang))

    def show_result(self) -> None:
        ended = self.game.outcome()
        assert ended is not None
        print("\n" + self.text.reason(ended.reason))
        for seat in sorted(range(len(self.game.seats)), key=lambda seat: ended.ranks[seat]):
            print(f"  {ended.ranks[seat]}. {self.game.seats[seat]}  {ended.worth[seat]:,}")

    def play(self, action: Any) -> None:
        for event in self.game.play(action):
            print("  " + self.text.event(self.game, event))

    def ask_person(self) -> None:
        """Ask until an action was played or the position changed."""
        game = self.game
        before = len(game.log)
        self.show_options()
        while self.game is game and len(game.log) == before:
            self.obey(self.read(f"{game.seats[game.seat or 0]}> "))

    def show_options(self) -> None:
        game, wanted = self.game, self.filter.casefold().split()
        print(f"\n{self.text.why(game)}")
        shown = 0
        for number, option in enumerate(game.options(), 1):
            said = self.text.option(game, option)
            if all(word in said.casefold() for word in wanted):
                shown += 1
                if shown <= SHOWN:
                    print(f"{number:4}  {said}")
        if shown > SHOWN:
            print("      " + self.say("more", count=shown - SHOWN))
        if not shown and self.filter:
            print("      " + self.say("none-with", words=self.filter))
            self.filter = ""
            self.show_options()

    def obey(self, line: str) -> None:
        word, _, rest = line.strip().partition(" ")
        if WHOLE.fullmatch(word):
            self.take(int(word), rest.strip())
        elif word.startswith("/"):
            self.filter = line.strip()[1:]
            self.show_options()
        elif word in ("?", "help"):
            print(indent(self.say("help"), "  "))
        elif word == "t":
            self.show_table()
            self.show_options()
        elif word in ("w", "o"):
            self.show_options()
        elif word == "h":
            print("  " + self.text.action(self.game, ask(self.bots[self.game.seat or 0], self.game)))
        elif word == "u":
            self.undo()
        elif word == "s":
            self.save(rest.strip())
        elif word == "l":
            self.load(rest.strip())
        elif word == "q":
            raise Quit
        elif word:
            print("  " + self.say("unknown", said=word))

    def take(self, number: int, amount: str) -> None:
        options = self.game.options()
        if not 1 <= number <= len(options):
            print("  " + self.say("no-option", number=number, count=len(options)))
            return
        option = options[number - 1]
        if option.amount is None:
            action = option.action
        else:
            chosen = self.amount(option, amount)
            if chosen is None:
                return
            action = option.at(chosen)
        refusal = self.game.refusal(action)
        if refusal is not None:
            print(f"  {self.text.refusal(self.game, refusal)} ({refusal.rule})")
            return
        self.filter = ""
        self.play(action)

    def amount(self, option: Option, said: str) -> int | None:
        """The amount for an option with a range: as given, or asked for."""
        amounts = option.amount
        assert amounts is not None
        within = self.say("range", low=amounts.low, high=amounts.top, step=amounts.step)
        said = said or self.read("  " + self.say("amount", range=within)).strip()
        if not WHOLE.fullmatch(said) or int(said) not in amounts:
            print("  " + self.say("not-in-range", said=said or self.say("nothing"), range=within))
            return None
        return int(said)

    def undo(self) -> None:
        """Back to the player's last own decision before this one."""
        mine = [n for n, played in enumerate(self.game.log) if played.seat in self.people]
        if not mine:
            print("  " + self.say("no-undo"))
            return
        self.filter = ""
        self.game = self.game.at(mine[-1])

    def save(self, path: str) -> None:
        if not path:
            print("  " + self.say("save-where"))
            return
        try:
            save(self.game, path)
        except OSError as error:
            print(f"  {explain(error)}")
        else:
            print("  " + self.say("saved", count=len(self.game.log), path=path))

    def load(self, path: str) -> None:
        if not path:
            print("  " + self.say("load-what"))
            return
        try:
            self.game = read_game(path, self.board)
        except (Failure, OSError) as error:
            print(f"  {explain(error) or error}")
        else:
            self.filter = ""
            self.people = {seat for seat in self.people if seat < len(self.game.seats)} or {0}
            self.sit_down()

    def say(self, key: str, **values: Any) -> str:
        return self.text.message(f"terminal-{key}", values)

    def read(self, prompt: str) -> str:
        try:
            return input(prompt)
        except EOFError:
            print()
            raise Quit from None


def play(options: Namespace) -> int:
    """`trunkline play --terminal`."""
    if options.load:
        refuse_setup(options, "play", "a saved one has its own")
        if options.title:
            raise Failure("play: say TITLE for a new game or --load FILE for a saved one, not both")
        game = read_game(options.load, options.board)
    else:
        title = trunkline.title(options.title or choose_title(options.lang))
        count = len(new_game(options, title).seats)
        name = text_for(title, options.lang).message("terminal-player") if options.name is None else options.name
        names = [f"{name} {n + 1}" if options.hotseat else f"Bot {n}" for n in range(count)]
        if not options.hotseat:
            names[0] = name
        game = new_game(options, title, names)
    people = set(range(len(game.seats))) if options.hotseat else {0}
    return Terminal(game, people, options.bot, options.lang, options.board).run()


def choose_title(lang: str) -> str:
    """Ask which game; without a terminal to ask in, say how to name one."""
    found = trunkline.titles()
    if not sys.stdin.isatty():
        raise Failure("play: which TITLE? " + ", ".join(title.id for title in found))
    for number, title in enumerate(found, 1):
        low, high = title.seats
        text = text_for(title, lang)
        seats = text.message("terminal-seats", {"low": low, "high": high})
        print(f"{number:3}  {text.message('title-name')}  ({seats})")
    try:
        said = input(text_for(found[0], lang).message("terminal-which")).strip()
    except EOFError:
        print()
        raise Failure("play: no game chosen") from None
    if WHOLE.fullmatch(said) and 1 <= int(said) <= len(found):
        return found[int(said) - 1].id
    return said
