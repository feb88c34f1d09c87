"""`python -m powderkeg` is `powderkeg`."""

from powderkeg.cli import main

if __name__ == "__main__":
    main()
