import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { publicPackages, repository } from "../public-packages.ts";

/** A fenced code block of a Markdown file. */
export interface CodeBlock {
  /** The file, relative to the repository. */
  readonly file: string;
  /** The index of its first line of code. */
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

const fences = /^```(?<language>\w*)(?: shown: (?<shown>.+))?\n(?<text>[^]*?)^```$/gmu;

/** Returns a file's code blocks, in order. */
export function readCodeBlocks(file: string): readonly CodeBlock[] {
  const markdown = readFileSync(join(repository, file), "utf8");
  return Array.from(markdown.matchAll(fences), ({ index, groups = {} }) => ({
    file,
    line: markdown.slice(0, index).split("\n").length,
    language: groups["language"] ?? "",
    shown: groups["shown"],
    text: groups["text"] ?? "",
  }));
}

/** Returns the values that comments of a block state, or the output that comments of a shell block state. */
export const readClaims = ({ text }: CodeBlock): readonly string[] =>
  Array.from(text.matchAll(/(?:\/\/|^#)=> ?(?<claim>.*)$/gmu), ({ groups }) => groups?.["claim"] ?? "");

// A statement of one line with a value in a comment behind it or on the next line.
const stated = /^(?!.*console\.log)(?<before> *(?:if \(.+?\) )?)(?<expression>\S.*);(?=\s*\/\/=>)/gmu;

/**
 * Returns the program of a document: its blocks in the order in which a reader tries them, on the lines that they have
 * there. Each block may use or redeclare what earlier ones declared. It prints what comments state.
 */
export function assembleProgram(blocks: readonly CodeBlock[]): string {
  const lines = Array.from({ length: blocks.at(-1)?.line ?? 0 }, () => "");
  const imports = new Map<string, Set<string>>();
  for (const { line, text } of blocks) {
    lines[line - 1] = "{";
    for (const [index, code] of text.replaceAll(stated, "$1printValue($2);").split("\n").entries()) {
      const [, names = "", module] = /^import (?:\{ (.+) \} from )?"(.+)";$/u.exec(code) ?? [];
      if (module === undefined) lines[line + index] = code;
      else imports.set(module, new Set([...(imports.get(module) ?? []), ...names.split(", ")]));
    }
  }
  const statements = Array.from(
    imports,
    ([module, names]) => `import { ${[...names].join(", ")} } from "${module}";`,
  );
  lines[0] = statements.join(" ");
  return [...lines, "}".repeat(blocks.length), "export {};"].join("\n");
}
