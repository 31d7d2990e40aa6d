import { readFileSync } from "node:fs";

/** A term of the glossary in one language. */
export interface Entry {
  readonly term: string;
  readonly code: string;
  /** What texts call it. */
  readonly use: readonly string[];
  readonly used: boolean;
  /** What they must not call it. */
  readonly not: readonly string[];
  readonly source: string;
}

/**
 * Returns the terms of a glossary.
 *
 * @throws {Error} When a line cannot be read.
 */
export function entriesIn(markdown: string): readonly Entry[] {
  const [, terms = ""] = markdown.split("\n## Terms\n");
  return terms
    .split(/^### /mu)
    .slice(1)
    .flatMap((section) => {
      const [term = "", ...lines] = section.trim().split(/\n+/u);
      return lines.map((line) => {
        const parts = /^- (?<code>[\w-]+): (?<use>\*\*[^·]+?)(?<rest>(?: · .+)+)$/u.exec(line)?.groups;
        if (parts?.["use"] === undefined) throw new Error(`Cannot read “${line}” of “${term}”`);
        const rest = (parts["rest"] ?? "").split(" · ").slice(1);
        const not = rest.find((part) => part.startsWith("not: "));
        return {
          term,
          code: parts["code"] ?? "",
          use: [...parts["use"].matchAll(/\*\*(.+?)\*\*/gu)].map(([, word = ""]) => word),
          used: !parts["use"].includes("(not in the texts)"),
          not: not?.slice("not: ".length).split(", ") ?? [],
          source: rest.at(-1) ?? "",
        };
      });
    });
}

const escaped = (word: string) => word.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);

/** Returns a pattern for a term at the start of a word: "calentador de agua" is in "Calentadores de agua" too. */
export function toPattern(term: string): RegExp {
  const words = term.split(" ").map((word) => escaped(word));
  return new RegExp(String.raw`(?<!\p{L})${words.join(String.raw`\p{L}{0,2}[\s\u00a0]`)}`, "iu");
}

/** Returns a pattern for a word that must not be used, with or without an ending. */
export function toForbiddenPattern(word: string): RegExp {
  const parts = word.split(" ").map((part) => String.raw`${escaped(part)}\p{L}{0,2}`);
  return new RegExp(String.raw`(?<!\p{L})${parts.join(String.raw`[\s\u00a0]`)}(?!\p{L})`, "iu");
}

/** Every term of the glossary, in every language. */
export const entries = entriesIn(readFileSync(new URL("../GLOSSARY.md", import.meta.url), "utf8"));
