// Adds two languages to a copy of the tree, as anyone would add one: a folder of texts and a line in the list. The
// texts are English ones with accents; the second language is written from right to left. For the journeys only.
//
// node pseudo/write.ts <top folder of the copy>
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { accented } from "./accented.ts";
import { functionWords } from "../src/en/writing.ts";
import { messagesOf } from "../src/server.ts";

const [copy] = process.argv.slice(2);
if (copy === undefined) throw new Error("Usage: node pseudo/write.ts <top folder of the copy>");

// Real codes, so that dates and numbers differ from English too.
const lines = {
  nl: `  { code: "nl", name: "Åççéñţš", locale: "nl_NL", flag: "🏴" },`,
  he: `  { code: "he", name: "Ţļéļ-öţ-ţĥğîŕ", locale: "he_IL", flag: "🏳", direction: "rtl" },`,
};

/** Called the same in every language. */
const names: ReadonlySet<string> = new Set([messagesOf("en").shell.siteName]);

const texts = Object.fromEntries(
  Object.entries(messagesOf("en")).map(([area, messages]) => [
    area,
    Object.fromEntries(
      Object.entries<string>(messages).map(([key, text]) => [key, names.has(text) ? text : accented(text)]),
    ),
  ]),
);

const sources = join(copy, "packages", "messages", "src");
for (const code of Object.keys(lines)) {
  await mkdir(join(sources, code), { recursive: true });
  await writeFile(
    join(sources, code, "index.ts"),
    `import type { Messages } from "../catalog/shape.ts";\n\nexport const messages: Messages = ${JSON.stringify(texts, undefined, 2)};\n`,
  );
  await writeFile(
    join(sources, code, "writing.ts"),
    `export const functionWords: readonly string[] = ${JSON.stringify(functionWords.map((word) => accented(word)))};\n`,
  );
}
const list = join(sources, "catalog", "languages.ts");
const before = await readFile(list, "utf8");
const after = before.replace(
  "] as const satisfies readonly LanguageInfo[]",
  `${Object.values(lines).join("\n")}\n$&`,
);
if (after === before) throw new Error(`${list} has no list of languages to add to`);
await writeFile(list, after);
