import type { Rule, SyntaxNode } from "./syntax.ts";

/** Words and phrases that make a comment hard to read, and replacements. */
const phrases: readonly (readonly [pattern: RegExp, advice: string])[] = [
  [/\b(?<!["'`])(?:nobody|somebody|anybody|everybody)\b/iu, "Name who, or use the passive."],
  [/\breckon(?:s|ed|ing)?\b/iu, "Write “calculate” or “assume”."],
  [/\b(?:who|what|nothing|all) else\b/iu, "Name the other person or thing."],
  [/\bof which\b/iu, "Start a new sentence."],
  [/\bsays? of\b/iu, "Write “describes” or “returns”."],
  [/\bis known of\b/iu, "Name the data."],
  [/\bwhat it has of\b/iu, "Name the data."],
  [/\b(?:stands?|stood|standing) for\b/iu, "Write “means” or “represents”."],
  [/\bcounts? for\b/iu, "Say what it affects."],
  [/\bfor good\b/iu, "Write “permanently”."],
  [/\bwhoever\b/iu, "Name who."],
  [/\bfor the sake of\b/iu, "Write “for” or “because of”."],
  [/\bmakes? out\b/iu, "Write “recognizes”."],
  [/\bgo(?:es)? by\b/iu, "Write “uses” or “follows”."],
  [/\btakes? part\b/iu, "Say what it does."],
  [/\bby (?:itself|themselves)\b/iu, "Write “automatically” or “on its own”."],
  [/\bin (?:the place of|its stead|their stead)\b/iu, "Write “instead of”."],
  [/\bunder way\b/iu, "Write “in progress”."],
  [/\btaken for\b/iu, "Write “mistaken for”."],
  [/\bhands? on\b/iu, "Write “passes on”."],
  [/\bheed(?:s|ed)?\b/iu, "Write “considers”."],
  [/\bseldom\b/iu, "Write “rarely”."],
];

const names = new Set(["nobody", "reckon", "told"]);

/** Forbids comments and names with words that are hard to understand for readers of American English. */
export const plainWords: Rule = {
  create(context) {
    const reportName = (node: SyntaxNode): void => {
      if (typeof node.name !== "string") return;
      const word = listWords(node.name).find((one) => names.has(one));
      if (word !== undefined)
        context.report({ node, message: `“${word}” says little as a name. Name what the value is.` });
    };
    return {
      Program() {
        for (const comment of context.sourceCode.getAllComments()) {
          const text = comment.value.replaceAll(/\s+\*?\s*/gu, " ");
          for (const [pattern, advice] of phrases) {
            const word = pattern.exec(text)?.[0];
            if (word !== undefined) context.report({ node: comment, message: `“${word}”: ${advice}` });
          }
        }
      },
      Identifier: reportName,
      JSXIdentifier: reportName,
      VariableDeclarator({ id, init }) {
        if (id?.name === "left" && typeof init?.value === "boolean")
          context.report({ node: id, message: "Name it “cancelled”: “left” reads as “remaining”." });
      },
    };
  },
};

/** Returns the words of a camel case name, in lower case. */
const listWords = (name: string): readonly string[] =>
  name.split(/(?=\p{Lu})|_|(?<=\d)(?=\p{L})/u).map((word) => word.toLowerCase());
