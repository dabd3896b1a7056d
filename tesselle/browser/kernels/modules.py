"""From kernels to one WebAssembly object: Numba's LLVM code, mended for another machine.

Numba compiles for the machine it runs on.  Its code names that machine, a few functions of
CPython's that only errors reach, and addresses of Python objects that nothing reads; all of
that is taken out.  What is left is the same arithmetic.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import llvmlite.binding as llvm
from numba.core.compiler_lock import global_compiler_lock
from numba.core.registry import cpu_target

from tesselle.browser.kernels.wrappers import add_wrapper

if TYPE_CHECKING:
    from tesselle.browser.kernels.signatures import Export

TRIPLE = "wasm32-unknown-unknown"
# What every browser of the last years has.  By SIMD Mosaic's search gains a tenth.
FEATURES = "+simd128,+bulk-memory,+sign-ext,+nontrapping-fptoint,+mutable-globals"
COUNTING = "NRT_"  # the functions of Numba's that count references to memory

# What makes an exception of an error: the status is told before it comes to that.
RAISING = r"Py\w+|numba_unpickle|numba_do_raise|numba_runtime_build_excinfo_struct"
PYTHON = re.compile(rf"^declare (.*@(?:{RAISING})\([^)]*\)).*$", re.MULTILINE)
TRAP = r"define linkonce_odr \1 {\n  call void @llvm.trap()\n  unreachable\n}"
MENDED = (
    (re.compile(r"^target triple = .*$", re.MULTILINE), f'target triple = "{TRIPLE}"'),
    (re.compile(r'"target-(cpu|features)"="[^"]*"'), ""),
    (re.compile(r"= common (local_unnamed_addr |unnamed_addr )?global"), "= linkonce_odr global"),
    (re.compile(r"@sqrt\("), "@llvm.sqrt.f64("),  # an instruction, not a function
    # What an exception would say: a pickled text, with paths of the machine that compiled.
    (re.compile(r"store ptr @\.const\.picklebuf\.[\w.]+, ptr "), "store ptr null, ptr "),
    (re.compile(r'(@\.const\.pickledata\.[\w.]+ = .*\]) c".*"'), r"\1 zeroinitializer"),
)
ADDRESS = re.compile(r"inttoptr \(i64 \d{6,} to ptr\)")


class NotPortable(Exception):
    """A kernel needs something of the machine that compiles it."""


@global_compiler_lock  # type: ignore[untyped-decorator]
def object_code(game: str, exports: list[Export]) -> bytes:
    """Compile kernels, and return them with their wrappers as an object for the linker."""
    context = cpu_target.target_context
    library = context.codegen().create_library(f"{game} for browsers")
    for export in exports:
        export.kernel.dispatcher.compile(export.types)
        add_wrapper(library, context, export)
    library.finalize()
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    target = llvm.Target.from_triple(TRIPLE)
    machine = target.create_target_machine(features=FEATURES, opt=3, reloc="static")
    module = llvm.parse_assembly(mended(library.get_llvm_str(), str(machine.target_data)))
    names = {export.name for export in exports}
    _hide(module, names, COUNTING)
    _optimise(module, machine)
    _prune_counts(module, machine)
    _hide(module, names, None)
    _optimise(module, machine)
    _check(str(module))
    code: bytes = machine.emit_object(module)
    return code


def mended(text: str, layout: str) -> str:
    """Return LLVM code of this machine as code for WebAssembly."""
    for pattern, instead in MENDED:
        text = pattern.sub(instead, text)
    text = re.sub(
        r"^target datalayout = .*$", f'target datalayout = "{layout}"', text, flags=re.MULTILINE
    )
    text = PYTHON.sub(TRAP, text)
    return text if "@llvm.trap()" not in text else _declaring(text, "declare void @llvm.trap()")


def _declaring(text: str, line: str) -> str:
    return text if line in text else f"{text}\n{line}\n"


def _hide(module: Any, shown: set[str], kept: str | None) -> None:
    """Make everything internal, so that what nobody calls is left out, but for the exports."""
    for each in (*module.functions, *module.global_variables):
        if each.is_declaration or each.name in shown:
            continue
        if kept is None or not each.name.startswith(kept):
            each.linkage = "internal"


def _optimise(module: Any, machine: Any) -> None:
    options = llvm.create_pipeline_tuning_options(speed_level=3)
    builder = llvm.create_pass_builder(machine, options)
    builder.getModulePassManager().run(module, builder)


def _prune_counts(module: Any, machine: Any) -> None:
    """Take out pairs of calls that count a reference up and down again."""
    builder = llvm.create_pass_builder(machine, llvm.create_pipeline_tuning_options(speed_level=3))
    manager = llvm.create_new_module_pass_manager()
    manager.add_refprune_pass()
    manager.run(module, builder)


def _check(text: str) -> None:
    """Refuse code that would read what is not there."""
    address = ADDRESS.search(text)
    if address:
        line = text[text.rfind("\n", 0, address.start()) : text.find("\n", address.end())]
        raise NotPortable(f"a kernel reads memory of this machine: {line.strip()[:200]}")
