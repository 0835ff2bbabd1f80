"""
Pastes a file into an interactive shell, as a person does, and prints what the terminal shows.

    terminal.py FILE AFTER SECRET SHELL…

Once the shell hides what is typed, it types SECRET. An empty SECRET is not typed. AFTER is a command that runs at the end. The exit
status is 1 if the shell has ended before.
"""

import os
import pty
import select
import sys
import termios
import time

DEADLINE = time.monotonic() + 40
file, after, secret, *shell = sys.argv[1:]

child, terminal = pty.fork()
if child == 0:
    os.environ.update(PS1="<ready>", PS2="", TERM="dumb")
    os.execvp(shell[0], shell)

shown = b""


def read():
    """Adds what the terminal shows. Ends the program when the shell has ended."""
    global shown
    if select.select([terminal], [], [], 0.01)[0]:
        try:
            data = os.read(terminal, 65536)
        except OSError:
            data = b""
        shown += data
        if not data:
            stop(1)


def wait_until(condition):
    while not condition():
        read()
        if time.monotonic() > DEADLINE:
            stop(2)


def stop(status):
    os.write(1, shown)
    sys.exit(status)


def is_hiding():
    flags = termios.tcgetattr(terminal)[3]
    return flags & termios.ICANON and not flags & termios.ECHO


def type_line(text):
    os.write(terminal, text.encode() + b"\n")


wait_until(lambda: b"<ready>" in shown)
with open(file) as sample:
    type_line(sample.read())
if secret:
    wait_until(is_hiding)
    type_line(secret)
# The terminal shows this line as it is typed, with its quotes, and what it prints, without.
type_line(f"{after}; echo 'still' 'open'")
wait_until(lambda: b"still open" in shown)
stop(0)
