// Writes src/compiled: the texts of each language as functions, and the website's colors.
import { mkdir, rm, writeFile } from "node:fs/promises";
import { defaultLanguage, languages } from "@heater-age/messages";
import { compileList, toProperty } from "@heater-age/messages/compile";
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
    external: ["../compiled/*", "*/part.ts", "@heater-age/client", "@heater-age/decoder"],
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

/** Writes the texts with these IDs as lists. Returns code that fetches them: their keys, and the lists by language. */
async function writeTexts(name: string, ids: ReadonlySet<string>): Promise<string> {
  const areas = Object.entries<object>(english).map(
    ([area, texts]) => [area, Object.keys(texts).filter((key) => ids.has(`${area}.${key}`))] as const,
  );
  const used = areas.filter(([, keys]) => keys.length > 0);
  for (const { code } of languages) {
    const messages: Readonly<Record<string, Readonly<Record<string, string>>>> = loadMessages(code);
    const texts = used.flatMap(([area, keys]) => keys.map((key) => messages[area]?.[key] ?? ""));
    await writeFile(new URL(`${name}-${code}.ts`, target), compileList(code, texts));
  }
  return `/** Keys of the texts by area, in the order of the lists. */
export const keys = {
${used.map(([area, keys]) => `  ${area}: "${keys.join(" ")}",\n`).join("")}};

/** Fetches the list of each language. */
export const lists = {
${languages.map(({ code }) => `  ${toProperty(code)}: () => import("./${name}-${code}.ts"),\n`).join("")}};
`;
}

await rm(target, { recursive: true, force: true });
await mkdir(target, { recursive: true });

const first = await idsNamedIn("src/heater-age.ts");
await writeFile(
  new URL("texts.ts", target),
  `${await writeTexts("texts", first)}
/** The language for those that are not here. */
export const defaultLanguage = ${JSON.stringify(defaultLanguage)};
`,
);

// Texts of the parts of a result, which are fetched when it is shown.
for (const part of ["advice", "hint", "makers"]) {
  const named = await idsNamedIn(`src/${part}/part.ts`);
  const ids = new Set([...named].filter((id) => !first.has(id)));
  await writeFile(new URL(`${part}-texts.ts`, target), await writeTexts(`${part}-texts`, ids));
}

const kebab = (name: string) => name.replaceAll(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`);

/** Returns every color with its name: `good-text`. */
function flat(colors: object, path = ""): readonly (readonly [name: string, color: string])[] {
  return Object.entries(colors).flatMap(([key, value]: [string, unknown]) =>
    typeof value === "object" && value !== null
      ? flat(value, `${path}${kebab(key)}-`)
      : [[`${path}${kebab(key)}`, String(value)] as const],
  );
}

// The page defines the color behind the widget, and the two accents are derived from another color.
const notTaken = ["ground", "accent-hover", "accent-ground"];
const listColors = (scheme: Colours) => flat(scheme).filter(([name]) => !notTaken.includes(name));

const night = new Map(listColors(dark));
const schemes = listColors(light).map(([name, color]) => {
  const both = `light-dark(${color}, ${night.get(name) ?? color})`;
  return `  --_${name}: var(--heater-age-${name}, ${both});`;
});
await writeFile(
  new URL("colours.css", target),
  `/* Written by \`pnpm generate\`. Do not edit. */\n.widget {\n${schemes.join("\n")}\n}\n`,
);
