import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fromMarkdown } from "mdast-util-from-markdown";
import { repository } from "./public-packages.ts";

/** A fenced code block of a Markdown file. */
export interface CodeBlock {
  /** The file, relative to the repository. */
  readonly file: string;
  /** The line of its first line of code, counted from 1. */
  readonly line: number;
  /** The first word behind the fence: "ts", "sh"; "" when there is none. */
  readonly language: string;
  /** Why it is only shown and not run: what follows `shown:` behind the fence. */
  readonly shown: string | undefined;
  readonly text: string;
}

/** The files whose code blocks are run: what users of the packages and of the API read. */
export function papersWithCode(): readonly string[] {
  return globSync(["README.md", "CONTRIBUTING.md", "packages/*/README.md", "docs/**/*.md"], {
    cwd: repository,
  })
    .map((file) => file.replaceAll("\\", "/"))
    .toSorted();
}

/**
 * The code blocks of a file of the repository, in their order.
 *
 * @example
 * codeBlocksOf("README.md")[0]; // { file: "README.md", line: 14, language: "sh", text: "npx -y pnpm@12 start", … }
 */
export function codeBlocksOf(file: string): readonly CodeBlock[] {
  return codeBlocksIn(readFileSync(join(repository, file), "utf8"), file);
}

/**
 * The code blocks of a text.
 *
 * @example
 * codeBlocksIn("~~~js shown: needs a browser\nalert(1)\n~~~", "a.md")[0]?.shown; // "needs a browser"
 */
export function codeBlocksIn(text: string, file: string): readonly CodeBlock[] {
  const found: CodeBlock[] = [];
  const visit = (node: unknown): void => {
    if (isCode(node)) {
      const { lang, meta, value, position } = node;
      const shown = /^shown: (?<why>.+)$/u.exec(meta ?? "")?.groups?.["why"];
      found.push({ file, line: position.start.line + 1, language: lang ?? "", shown, text: value });
    }
    if (hasChildren(node)) node.children.forEach(visit);
  };
  visit(fromMarkdown(text));
  return found;
}

interface Code {
  readonly lang?: string | null;
  readonly meta?: string | null;
  readonly value: string;
  readonly position: { readonly start: { readonly line: number } };
}

function isCode(node: unknown): node is Code {
  return typeof node === "object" && node !== null && "type" in node && node.type === "code";
}

function hasChildren(node: unknown): node is { readonly children: readonly unknown[] } {
  return typeof node === "object" && node !== null && "children" in node && Array.isArray(node.children);
}
