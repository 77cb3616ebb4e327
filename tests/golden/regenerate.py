"""Write the golden hands anew, and review the diff: python -m tests.golden.regenerate.

What changes in these files is what a player would see change.
"""

from tests.golden.hands import SCRIPTS
from tests.golden.text import golden_path, golden_text

if __name__ == "__main__":
    for script in SCRIPTS:
        golden_path(script).write_text(golden_text(script), encoding="utf-8")
        print(golden_path(script).name)
