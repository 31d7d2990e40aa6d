// Writes the colours of the site that paper is printed in. The service does not run with the package they are of.
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
