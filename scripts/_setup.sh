# Read by the scripts beside it, never run by itself: brings .venv up to date.
#
#   set_up EXTRAS    EXTRAS is "" or a list like "[dev]"
#
# The reader has set `name` (for messages) and `root` (the repository). PYTHON names another Python.

venv="$root/.venv"
python="$venv/bin/python"

say() {
    printf '%s: %s\n' "$name" "$*" >&2
}

fail() {
    say "FAILED: $*"
    exit 1
}

# A Python that can make a virtual environment, or a word about what to install.
find_base_python() {
    base="${PYTHON:-python3}"
    command -v "$base" >/dev/null 2>&1 ||
        fail "no $base found (on Debian: apt-get install python3 python3-venv)"
    "$base" -c 'import sys; sys.exit(sys.version_info < (3, 11))' ||
        fail "$base is older than Python 3.11; name a newer one with PYTHON=..."
    "$base" -c 'import ensurepip, venv' 2>/dev/null ||
        fail "$base has no venv module (on Debian: apt-get install python3-venv)"
}

# One line that changes whenever the installation has to be done anew.
fingerprint() {
    "$python" - "$root" <<'PYTHON'
import hashlib, pathlib, sys
root = pathlib.Path(sys.argv[1])
whole = hashlib.sha256(f"{root} {sys.version}".encode())
for name in ("pyproject.toml", "constraints.txt", "hatch_build.py"):
    whole.update((root / name).read_bytes())
print(whole.hexdigest())
PYTHON
    if [ "${DOORCARD_SKIP_CLIENT:-}" = 1 ]; then
        echo "without the client"
    else
        "$python" "$root/scripts/client_build.py" fingerprint
    fi
}

set_up() {
    find_base_python
    # A virtual environment that was moved, or whose Python is gone, no longer works.
    if ! "$python" -c 'import pip' 2>/dev/null || [ "$(cat "$venv/.made-at" 2>/dev/null)" != "$venv" ]; then
        say "making $venv"
        "$base" -m venv --clear "$venv" || fail "$base could not make $venv"
        printf '%s\n' "$venv" >"$venv/.made-at"
    fi

    wanted="$(fingerprint)" || fail "could not read the project's files"
    # The stamp names the extras, too: whatever was installed for tests will do for running.
    stamp="$venv/.installed"
    installed="$(cat "$stamp" 2>/dev/null || true)"
    case "$installed" in
    "$wanted
extras$1") return ;;
    "$wanted
extras"*) [ -n "$1" ] || return 0 ;;
    esac

    say "installing into $venv (a minute or two the first time)"
    rm -f "$stamp"
    "$python" -m pip install --quiet --disable-pip-version-check \
        --constraint "$root/constraints.txt" --editable "$root$1" ||
        fail "the installation did not succeed; what pip says is above"
    printf '%s\nextras%s\n' "$wanted" "$1" >"$stamp"
}
