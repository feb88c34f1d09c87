"""What can be changed in a function: a mutant is a module with one such change."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from copy import copy
from types import CodeType
from typing import NamedTuple

COMPARISONS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
}
OPERATORS: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.BitXor: ast.BitOr,
}
# What is asserted is known already, texts are no rules, and a parameter's default is no code.
LEFT_ALONE = (ast.Assert, ast.JoinedStr, ast.arguments, ast.pattern)
LEFT_ALONE_FIELDS = {"annotation", "decorator_list", "returns"}
LONGEST = 80  # of a text that is shown whole
# Such an operand has one operator only: any other would fail at once, and prove nothing.
ROWS = (ast.List, ast.ListComp, ast.Tuple, ast.JoinedStr)


class Place(NamedTuple):
    """Where in the tree a node hangs."""

    holder: ast.AST
    field: str
    at: int  # in a list, or -1

    def put(self, node: ast.AST) -> None:
        if self.at < 0:
            setattr(self.holder, self.field, node)
        else:
            getattr(self.holder, self.field)[self.at] = node


class Mutant(NamedTuple):
    """One change in one function."""

    file: str
    function: str
    begins: int  # the first line of the function, by which its code is found
    line: int
    lines: frozenset[int]  # a test that runs none of them cannot notice
    was: str
    now: str  # nothing, where the statement is gone
    nth: int  # of those that look alike in this function
    place: Place
    node: ast.AST

    @property
    def key(self) -> str:
        """What it is called in a journal: lines may shift, and it is still the same."""
        return f"{self.file} {self.function}: {self.was} -> {self.now or 'gone'} #{self.nth}"

    @property
    def change(self) -> str:
        return f"{self.was}  ->  {self.now or 'gone'}"


class Spot(NamedTuple):
    """A node that may be changed."""

    function: ast.FunctionDef
    statement: ast.stmt
    place: Place
    node: ast.AST


def mutants_of(file: str, source: str) -> tuple[ast.Module, list[Mutant]]:
    """A module's tree, and what can be changed in it, in the order of its functions."""
    tree = ast.parse(source)
    code_lines = lines_by_function(compile(tree, file, "exec", dont_inherit=True))
    found: list[Mutant] = []
    for name, function in functions_in(tree):
        begins = min([function.lineno, *(each.lineno for each in function.decorator_list)])
        alike: dict[tuple[str, str], int] = {}
        for spot in spots_below(function, function, function):
            for node in alternatives(spot):
                ast.copy_location(node, spot.node)
                was, now = texts(spot, node)
                nth = alike[was, now] = alike.get((was, now), 0) + 1
                lines = span(spot.node) & code_lines[begins] or span(spot.statement)
                found.append(
                    Mutant(
                        *(file, name, begins, min(lines), frozenset(lines)),
                        *(was, now, nth, spot.place, node),
                    )
                )
    return tree, found


def functions_in(tree: ast.Module) -> Iterator[tuple[str, ast.FunctionDef]]:
    for node in tree.body:
        if isinstance(node, ast.FunctionDef):
            yield node.name, node
        elif isinstance(node, ast.ClassDef):
            for each in node.body:
                if isinstance(each, ast.FunctionDef):
                    yield f"{node.name}.{each.name}", each


def spots_below(function: ast.FunctionDef, statement: ast.stmt, node: ast.AST) -> Iterator[Spot]:
    for field, value in ast.iter_fields(node):
        if field in LEFT_ALONE_FIELDS:
            continue
        for index, child in enumerate(value) if isinstance(value, list) else [(-1, value)]:
            if isinstance(child, ast.AST) and not is_left_alone(child):
                inner = child if isinstance(child, ast.stmt) else statement
                yield Spot(function, inner, Place(node, field, index), child)
                yield from spots_below(function, inner, child)


def is_left_alone(node: ast.AST) -> bool:
    return isinstance(node, LEFT_ALONE) or (isinstance(node, ast.keyword) and node.arg == "strict")


def alternatives(spot: Spot) -> Iterator[ast.AST]:
    """What else could stand there."""
    node = spot.node
    yield from other_operators(node)
    match node:
        case ast.UnaryOp(op=ast.Not()):
            yield node.operand
        case ast.Constant(value=bool(value)):
            yield ast.Constant(not value)
        case ast.Constant(value=int(value)):
            yield ast.Constant(value + 1)
            yield ast.Constant(value - 1)
    if spot.place.field in ("test", "ifs") and not isinstance(node, ast.Constant):
        if not isinstance(spot.place.holder, ast.While):
            yield ast.Constant(True)
        yield ast.Constant(False)
    if is_dispensable(spot):
        yield ast.Pass()


def other_operators(node: ast.AST) -> Iterator[ast.AST]:
    match node:
        case ast.Compare(ops=ops):
            for index, op in enumerate(ops):
                other = copy(node)
                other.ops = [*ops[:index], COMPARISONS[type(op)](), *ops[index + 1 :]]
                yield other
        case ast.BoolOp(op=op, values=values):
            yield ast.BoolOp(ast.Or() if isinstance(op, ast.And) else ast.And(), values)
        case ast.BinOp(left=left, op=op, right=right):
            if type(op) in OPERATORS and not (is_row(left) or is_row(right)):
                yield ast.BinOp(left, OPERATORS[type(op)](), right)
        case ast.AugAssign(target=target, op=op, value=value):
            if type(op) in OPERATORS and not is_row(value):
                yield ast.AugAssign(target, OPERATORS[type(op)](), value)


def is_row(node: ast.expr) -> bool:
    return isinstance(node, ROWS) or (isinstance(node, ast.Constant) and type(node.value) is str)


def is_dispensable(spot: Spot) -> bool:
    """A statement without which the function can still be run: it sets no names."""
    if spot.function.name == "__init__" or "super" in named_in(spot.node):
        return False
    match spot.node:
        case ast.Expr(value=ast.Call()) | ast.AugAssign() | ast.Continue() | ast.Break():
            return True
        case ast.Assign(targets=targets):
            return isinstance(targets[0], (ast.Attribute, ast.Subscript))
        case ast.Return():
            return spot.node is not spot.function.body[-1]
        case ast.Raise(exc=ast.Call()):
            return True
    return False


def named_in(node: ast.AST) -> set[str]:
    return {each.id for each in ast.walk(node) if isinstance(each, ast.Name)}


def texts(spot: Spot, node: ast.AST) -> tuple[str, str]:
    """What stood there, and what does: with what is around it, as far as that is short."""
    if isinstance(spot.node, ast.stmt):
        return head(spot.node), "" if isinstance(node, ast.Pass) else head(node)
    holder = spot.place.holder
    was = head(holder)
    if len(was) > LONGEST:
        return head(spot.node), head(node)
    spot.place.put(node)
    now = head(holder)
    spot.place.put(spot.node)
    return was, now


def head(node: ast.AST) -> str:
    """The text of a node; of a statement with a body, its first line."""
    if isinstance(node, ast.stmt):
        node = copy(node)
        for field in ("body", "orelse"):
            if hasattr(node, field):
                setattr(node, field, [])
    return ast.unparse(node).strip()


def span(node: ast.AST) -> set[int]:
    """The lines of a node; of a statement with a body, those of its head."""
    first: int = getattr(node, "lineno", 0)
    last: int = getattr(node, "end_lineno", 0)
    body: list[ast.stmt] = getattr(node, "body", []) if isinstance(node, ast.stmt) else []
    if body:
        last = max(first, body[0].lineno - 1)
    return set(range(first, last + 1))


def lines_by_function(code: CodeType) -> dict[int, set[int]]:
    """The lines that can be run, by the first line of the function that they are in."""
    found: dict[int, set[int]] = {}
    for inner in codes_below(code):
        lines = found.setdefault(inner.co_firstlineno, set())
        for each in [inner, *codes_below(inner)]:
            lines |= {line for _, _, line in each.co_lines() if line}
    return found


def codes_below(code: CodeType) -> Iterator[CodeType]:
    for inner in code.co_consts:
        if isinstance(inner, CodeType):
            yield inner
            yield from codes_below(inner)


def code_of(tree: ast.Module, file: str, mutant: Mutant) -> CodeType:
    """The mutant's code: the tree is changed for good, so this is for a process that ends soon."""
    mutant.place.put(mutant.node)
    ast.fix_missing_locations(tree)
    code = compile(tree, file, "exec", dont_inherit=True)
    return next(
        inner
        for inner in codes_below(code)
        if inner.co_firstlineno == mutant.begins and not inner.co_name.startswith("<")
    )
