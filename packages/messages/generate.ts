// Parses every message at build time, so that the browser needs no parser: compiled/<language>/<area>.json.
// compiled/<language>.js contains the texts for the start of a visit, and fetches the others.
import { mkdir, rm, writeFile } from "node:fs/promises";
import { parse } from "@formatjs/icu-messageformat-parser";
import { firstAreas, otherAreas } from "./src/areas.ts";
import { messagesOf } from "./src/server.ts";
import { languages } from "./src/catalog/languages.ts";

const target = new URL("compiled/", import.meta.url);
const first: ReadonlySet<string> = new Set(firstAreas);
const notLater: ReadonlySet<string> = new Set([...firstAreas, ...otherAreas]);

await rm(target, { recursive: true, force: true });
for (const { code } of languages) {
  const folder = new URL(`${code}/`, target);
  await mkdir(folder, { recursive: true });
  const areas = Object.entries(messagesOf(code));
  for (const [area, texts] of areas) {
    const compiled = Object.entries(texts).map(
      ([key, text]) =>
        [`${area}.${key}`, parse(text, { captureLocation: false, shouldParseSkeletons: true })] as const,
    );
    await writeFile(new URL(`${area}.json`, folder), JSON.stringify(Object.fromEntries(compiled)));
  }
  const names = areas.map(([area]) => area);
  const atOnce = names.filter((area) => first.has(area));
  const later = names.filter((area) => !notLater.has(area));
  await writeFile(
    new URL(`${code}.js`, target),
    [
      ...atOnce.map((area) => `import ${area} from "./${code}/${area}.json";`),
      `export const first = { ${atOnce.join(", ")} };`,
      "export const later = {",
      ...later.map(
        (area) => `  ${area}: () => import("./${code}/${area}.json").then((file) => file.default),`,
      ),
      "};",
      "",
    ].join("\n"),
  );
}
