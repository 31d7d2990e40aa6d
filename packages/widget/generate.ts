// Writes src/compiled: the texts of each language as functions, and the website's colors.
import { readFileSync } from "node:fs";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { defaultLanguage, languages } from "@heater-age/messages";
import { compileTexts, toProperty } from "@heater-age/messages/compile";
import { loadMessages } from "@heater-age/messages/server";
import { type Colours, dark, light } from "@heater-age/ui/tokens";
import { build } from "esbuild";

const target = new URL("src/compiled/", import.meta.url);

const english = loadMessages(defaultLanguage);
const everyId = Object.entries(english).flatMap(([area, texts]) =>
  Object.keys(texts).map((key) => `${area}.${key}`),
);

/**
 * Returns the IDs of the texts that a file's bundled code names: `"form.brand"`, or every text that starts like a
 * template such as `problems.${code}`.
 */
async function idsNamedIn(file: string): Promise<ReadonlySet<string>> {
  const { outputFiles } = await build({
    entryPoints: [file],
    absWorkingDir: import.meta.dirname,
    bundle: true,
    format: "esm",
    jsx: "automatic",
    jsxImportSource: "preact",
    loader: { ".css": "empty" },
    external: ["../compiled/*", "@heater-age/client", "@heater-age/decoder"],
    logLevel: "error",
    write: false,
  });
  const code = outputFiles[0]?.text ?? "";
  return new Set(
    everyId.filter((id) => {
      const parts = id.split(/(?<=[.-])/u).slice(0, -1);
      const starts = parts.map((_, index) => parts.slice(0, index + 1).join(""));
      return code.includes(`"${id}"`) || starts.some((start) => code.includes(`\`${start}\${`));
    }),
  );
}

await rm(target, { recursive: true, force: true });
await mkdir(target, { recursive: true });

const ids = await idsNamedIn("src/heater-age.ts");
const pickTexts = (area: string, texts: object): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(texts).filter(([key]) => ids.has(`${area}.${key}`)));
for (const { code } of languages) {
  const areas = Object.entries<object>(loadMessages(code)).map(
    ([area, texts]) => [area, pickTexts(area, texts)] as const,
  );
  const used = areas.filter(([, texts]) => Object.keys(texts).length > 0);
  await writeFile(new URL(`texts-${code}.ts`, target), compileTexts(code, Object.fromEntries(used)));
}
await writeFile(
  new URL("languages.ts", target),
  `/** Fetches the texts of each language. */
export const languages = {
${languages.map(({ code }) => `  ${toProperty(code)}: () => import("./texts-${code}.ts"),\n`).join("")}};

/** The language for those that are not here. */
export const defaultLanguage = ${JSON.stringify(defaultLanguage)};
`,
);

const kebab = (name: string) => name.replaceAll(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`);

/** Returns every color with its name: `good-text`. */
function flat(colors: object, path = ""): readonly (readonly [name: string, color: string])[] {
  return Object.entries(colors).flatMap(([key, value]: [string, unknown]) =>
    typeof value === "object" && value !== null
      ? flat(value, `${path}${kebab(key)}-`)
      : [[`${path}${kebab(key)}`, String(value)] as const],
  );
}

const sheets = new URL("src/styles/", import.meta.url);
const css = ["base", "form", "result"]
  .map((name) => readFileSync(new URL(`${name}.css`, sheets), "utf8"))
  .join("");
// The two accents are derived from another color.
const derived = ["accent-hover", "accent-ground"];
const listColors = (scheme: Colours) =>
  flat(scheme).filter(([name]) => css.includes(`var(--_${name})`) && !derived.includes(name));

const night = new Map(listColors(dark));
const schemes = listColors(light).map(([name, color]) => {
  const both = `light-dark(${color}, ${night.get(name) ?? color})`;
  return `  --_${name}: var(--heater-age-${name}, ${both});`;
});
await writeFile(
  new URL("colours.css", target),
  `/* Written by \`pnpm generate\`. Do not edit. */\n.widget {\n${schemes.join("\n")}\n}\n`,
);
