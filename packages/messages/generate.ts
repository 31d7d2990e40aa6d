// Parses every message of the website at build time, so that the browser needs no parser: for each language
// compiled/texts-page-<language>.json, for the pages that most visitors open, and compiled/texts-rest-<language>.json.
import { mkdir, rm, writeFile } from "node:fs/promises";
import { parse } from "@formatjs/icu-messageformat-parser";
import { languages } from "./src/catalog/languages.ts";

type Areas = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Files of a language's folder. The others contain what the website never says. */
const bundles = {
  page: ["shell", "check", "result", "brands", "heaters", "report"],
  rest: ["pages", "legal"],
} as const;

const target = new URL("compiled/", import.meta.url);
await rm(target, { recursive: true, force: true });
await mkdir(target, { recursive: true });
for (const { code } of languages) {
  for (const [bundle, files] of Object.entries(bundles)) {
    const areas = await Promise.all(
      files.map(async (file) => (await import(`./src/${code}/${file}.ts`)) as Areas),
    );
    const texts = areas
      .flatMap(Object.entries<Areas[string]>)
      .flatMap(([area, messages]) =>
        Object.entries(messages).map(
          ([key, text]) =>
            [`${area}.${key}`, parse(text, { captureLocation: false, shouldParseSkeletons: true })] as const,
        ),
      );
    await writeFile(
      new URL(`texts-${bundle}-${code}.json`, target),
      JSON.stringify(Object.fromEntries(texts)),
    );
  }
}
