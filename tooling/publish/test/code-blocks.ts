import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fromMarkdown } from "mdast-util-from-markdown";
import { visit } from "unist-util-visit";
import { publicPackages, repository } from "../public-packages.ts";

/** A fenced code block of a Markdown file. */
export interface CodeBlock {
  /** The file, relative to the repository. */
  readonly file: string;
  /** The line number of its first line of code, starting at 1. */
  readonly line: number;
  /** The first word after the fence: "ts", "sh", or "". */
  readonly language: string;
  /** The text after `shown:` on the fence: the reason for not running the block. */
  readonly shown: string | undefined;
  readonly text: string;
}

/** Returns the files with code blocks to run: those for users of the packages and the API. */
export function documentsWithCode(): readonly string[] {
  const ofPackages = publicPackages().map(({ folder }) => `${folder}/README.md`);
  const files = ["README.md", "CONTRIBUTING.md", ...ofPackages, "docs/**/*.md"];
  return globSync(files, { cwd: repository })
    .map((file) => file.replaceAll("\\", "/"))
    .toSorted();
}

/** Returns a file's code blocks, in order. */
export function readCodeBlocks(file: string): readonly CodeBlock[] {
  return codeBlocksIn(readFileSync(join(repository, file), "utf8"), file);
}

/**
 * Returns a text's code blocks, in order.
 *
 * @example
 * codeBlocksIn("~~~js shown: needs a browser\nalert(1)\n~~~", "a.md")[0]?.shown; //=> "needs a browser"
 */
export function codeBlocksIn(markdown: string, file: string): readonly CodeBlock[] {
  const blocks: CodeBlock[] = [];
  visit(fromMarkdown(markdown), "code", ({ lang, meta, value: text, position }) => {
    const shown = /^shown: (?<why>.+)$/u.exec(meta ?? "")?.groups?.["why"];
    blocks.push({ file, line: (position?.start.line ?? 0) + 1, language: lang ?? "", shown, text });
  });
  return blocks;
}
