// Parses every text ahead of time, so that the browser needs no parser: compiled/<language>/<area>.json.
import { mkdir, rm, writeFile } from "node:fs/promises";
import { parse } from "@formatjs/icu-messageformat-parser";
import { messagesOf } from "./src/format.ts";
import { languages } from "./src/languages.ts";

const target = new URL("compiled/", import.meta.url);

await rm(target, { recursive: true, force: true });
for (const { code } of languages) {
  const folder = new URL(`${code}/`, target);
  await mkdir(folder, { recursive: true });
  for (const [area, texts] of Object.entries(messagesOf(code))) {
    const compiled = Object.entries(texts).map(
      ([key, text]) =>
        [`${area}.${key}`, parse(text, { captureLocation: false, shouldParseSkeletons: true })] as const,
    );
    await writeFile(new URL(`${area}.json`, folder), JSON.stringify(Object.fromEntries(compiled)));
  }
}
