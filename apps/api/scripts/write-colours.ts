// Writes the colors of the site for PDF reports: the service runs without the package that defines them.
import { mkdir, writeFile } from "node:fs/promises";
import { light } from "@heater-age/ui/tokens";

const target = new URL("../src/generated/colours.ts", import.meta.url);

await mkdir(new URL(".", target), { recursive: true });
await writeFile(
  target,
  `// Written by \`pnpm generate\`. Do not edit.

/** The colours of the site by day, as \`#rrggbb\`. */
export const colours = ${JSON.stringify(light, undefined, 2).replaceAll(/"(\w+)":/gu, "$1:")} as const;
`,
);
