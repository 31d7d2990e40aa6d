// Written by scripts/generate.ts from docs/README.md.
import type { DocumentEntry } from "../../config/document-entry.ts";

/** The pages for developers in their order, then those of single errors. */
export const documents: readonly DocumentEntry[] = [
  {
    "path": "/developers/",
    "name": "Heater Age for developers",
    "file": "docs/README.md"
  },
  {
    "path": "/developers/library/",
    "name": "Library",
    "file": "docs/library.md",
    "part": "Start"
  },
  {
    "path": "/developers/api/",
    "name": "HTTP API",
    "file": "docs/api.md",
    "part": "Start"
  },
  {
    "path": "/developers/client/",
    "name": "Client",
    "file": "docs/client.md",
    "part": "Start"
  },
  {
    "path": "/developers/command-line/",
    "name": "Command line",
    "file": "docs/command-line.md",
    "part": "Start"
  },
  {
    "path": "/developers/widget/",
    "name": "Widget",
    "file": "docs/widget.md",
    "part": "Start"
  },
  {
    "path": "/developers/rules/",
    "name": "Rules",
    "file": "docs/rules.md",
    "part": "Reference"
  },
  {
    "path": "/developers/limits/",
    "name": "Limits",
    "file": "docs/limits.md",
    "part": "Reference"
  },
  {
    "path": "/developers/errors/",
    "name": "Error codes",
    "file": "docs/errors.md",
    "part": "Reference"
  },
  {
    "path": "/developers/changes/",
    "name": "Changes",
    "file": "docs/changes.md",
    "part": "Reference"
  },
  {
    "path": "/developers/terms/",
    "name": "Terms for developers",
    "part": "Reference"
  },
  {
    "path": "/developers/packages/",
    "name": "Install the packages",
    "file": "docs/packages.md",
    "part": "Packages"
  },
  {
    "path": "/developers/packages/decoder/",
    "name": "@heater-age/decoder",
    "file": "packages/decoder/README.md",
    "part": "Packages"
  },
  {
    "path": "/developers/packages/client/",
    "name": "@heater-age/client",
    "file": "packages/client/README.md",
    "part": "Packages"
  },
  {
    "path": "/developers/packages/cli/",
    "name": "@heater-age/cli",
    "file": "packages/cli/README.md",
    "part": "Packages"
  },
  {
    "path": "/developers/packages/scan/",
    "name": "@heater-age/scan",
    "file": "packages/scan/README.md",
    "part": "Packages"
  },
  {
    "path": "/developers/packages/widget/",
    "name": "@heater-age/widget",
    "file": "packages/widget/README.md",
    "part": "Packages"
  },
  {
    "path": "/developers/add-a-brand/",
    "name": "Add a brand",
    "file": "docs/add-a-brand.md",
    "part": "Contribute"
  },
  {
    "path": "/developers/add-a-language/",
    "name": "Add a language",
    "file": "docs/add-a-language.md",
    "part": "Contribute"
  }
];
