"""Mutation: a rule is changed, and a test of it should fail. docs/mutants.md says what counts."""
