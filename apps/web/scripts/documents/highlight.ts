import { createCssVariablesTheme, createHighlighterCore, type HighlighterCore } from "shiki/core";
import { createJavaScriptRegexEngine } from "shiki/engine/javascript";
import type { Piece, Tone } from "../../app/shared/developer-docs/document.ts";

const theme = createCssVariablesTheme();

/** Languages of code blocks, by their names in Markdown. */
const languages = ["cjs", "css", "cts", "html", "js", "json", "sh", "ts", "tsx"];

const tones: Readonly<Record<string, Tone>> = {
  keyword: "keyword",
  string: "string",
  "string-expression": "string",
  constant: "constant",
  function: "function",
  comment: "comment",
};

let coming: Promise<HighlighterCore> | undefined;

const highlighter = (): Promise<HighlighterCore> =>
  (coming ??= createHighlighterCore({
    themes: [theme],
    langs: [
      import("shiki/langs/css.mjs"),
      import("shiki/langs/html.mjs"),
      import("shiki/langs/javascript.mjs"),
      import("shiki/langs/json.mjs"),
      import("shiki/langs/shellscript.mjs"),
      import("shiki/langs/typescript.mjs"),
      import("shiki/langs/tsx.mjs"),
    ],
    engine: createJavaScriptRegexEngine(),
  }));

/**
 * Splits code into tokens by color. Code in an unknown language stays one token.
 *
 * @param language As after the fence of a code block: `"js"`.
 *
 * @example
 * await highlight("const age = 6;", "js");
 * //=> [{ tag: "span", tone: "keyword", children: ["const"] }, " ", …]
 */
export async function highlight(code: string, language: string): Promise<readonly Piece[]> {
  if (!languages.includes(language)) return [code];
  const { codeToTokensBase } = await highlighter();
  // Without a time limit, because a page must not depend on the load of the machine.
  const lines = codeToTokensBase(code, { lang: language, theme: "css-variables", tokenizeTimeLimit: 0 });
  return lines.flatMap((line, index): readonly Piece[] => [
    ...(index === 0 ? [] : ["\n"]),
    ...line.map(({ content, color = "" }): Piece => {
      const tone = tones[/token-(?<name>[\w-]+)/u.exec(color)?.groups?.["name"] ?? ""];
      return tone === undefined ? content : { tag: "span", tone, children: [content] };
    }),
  ]);
}
