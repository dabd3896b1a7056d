"""How the documentation site is built from the pages as they lie here (`make docs`)."""

import tesselle

project = "Tesselle"
author = copyright = "the Tesselle contributors"
version = release = tesselle.__version__

extensions = ["myst_parser", "sphinx.ext.autodoc", "sphinx.ext.viewcode"]
root_doc = "docs/index"
include_patterns = [
    "ARCHITECTURE.md",
    "CHANGELOG.md",
    "CONTRIBUTING.md",
    "docs/*.md",
    "docs/lab/*.md",
    "examples/heap/README.md",
    "tesselle/games/*/RULES*.md",
    "tests/corpus/README.md",
    "tests/histories/README.md",
]
myst_heading_anchors = 4
myst_links_external_new_tab = False

autodoc_member_order = "bysource"
autodoc_typehints = "signature"
autodoc_type_aliases = {"State": "State", "Actions": "Actions", "View": "View"}

html_theme = "furo"
html_title = f"Tesselle {version}"
html_extra_path = ["root"]  # the first page, which leads to docs/index
html_logo = "../../web/public/mark.svg"
html_favicon = "../../web/public/mark.svg"
html_static_path = ["static"]
html_css_files = ["site.css"]
html_copy_source = False
html_show_sphinx = False
