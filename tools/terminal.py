"""Makes sure that there is a tmux for the tests of the terminal: `python tools/terminal.py`.

Where there is none and none can be installed, those tests are left out, and this says so.
"""

import shutil

import debian

if __name__ == "__main__":
    if not shutil.which("tmux") and not (debian.can_install() and debian.install("tmux")):
        print("There is no tmux: matches in a real terminal are not tried (on Debian: sudo apt-get install tmux).")
