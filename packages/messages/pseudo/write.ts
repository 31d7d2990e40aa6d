// Adds a language to a copy of the repository like a contributor would: a folder of texts and a line in the list. Its
// texts are English with accents, and it is written from right to left. English is the only other language left in the
// list, which makes the copy quick to build. Only for end-to-end tests.
//
// node pseudo/write.ts <top folder of the copy>
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { accented } from "./accented.ts";
import { functionWords } from "../src/en/writing.ts";
import { messagesOf } from "../src/server.ts";

const [copy] = process.argv.slice(2);
if (copy === undefined) throw new Error("Usage: node pseudo/write.ts <top folder of the copy>");

// A real code, so that dates and numbers differ from English.
const code = "he";
const line = `  { code: "${code}", name: "Ţļéļ-öţ-ţĥğîŕ", locale: "he_IL", flag: "🇮🇹", direction: "rtl" },`;

/** Names that are the same in every language. */
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
await mkdir(join(sources, code), { recursive: true });
await writeFile(
  join(sources, code, "index.ts"),
  `import type { Messages } from "../catalog/shape.ts";\n\nexport const messages: Messages = ${JSON.stringify(texts, undefined, 2)};\n`,
);
await writeFile(
  join(sources, code, "writing.ts"),
  `export const functionWords: readonly string[] = ${JSON.stringify(functionWords.map((word) => accented(word)))};\n`,
);
const list = join(sources, "catalog", "languages.ts");
const before = await readFile(list, "utf8");
const after = before.replace(
  /(?<=\{ code: "en".*\n)(?: {2}\{ code: .*\n)*(?=\] as const satisfies readonly LanguageInfo\[\])/u,
  `${line}\n`,
);
if (after === before) throw new Error(`${list} has no list of languages to add to`);
await writeFile(list, after);
