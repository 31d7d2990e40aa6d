// Writes src/generated: the texts of each language as functions, and the colors of the website.
import { mkdir, rm, writeFile } from "node:fs/promises";
import { type Area, defaultLanguage, directionOf, languages } from "@heater-age/messages";
import { sourceOf } from "@heater-age/messages/functions";
import { messagesOf } from "@heater-age/messages/server";
import { type Colours, dark, light } from "@heater-age/ui/tokens";
import { build } from "esbuild";

const target = new URL("src/generated/", import.meta.url);
const notice = "// Written by `pnpm generate`. Do not edit.\n";

const english = messagesOf(defaultLanguage);
const everyId = Object.entries(english).flatMap(([area, texts]) =>
  Object.keys(texts).map((key) => `${area}.${key}`),
);

/**
 * Returns the ids of the texts that a file's code names once it is bundled: `"form.brand"`, or every text that begins
 * as a template does, as `problems.${code}`.
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
    external: ["../generated/*", "*/part.ts", "@heater-age/client", "@heater-age/decoder"],
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

/** Writes the texts with these ids, and returns the functions that fetch them, by language. */
async function writeTexts(name: string, ids: ReadonlySet<string>): Promise<ReadonlyMap<string, string>> {
  const loaders = languages.map(async ({ code }) => {
    const areas = Object.entries(messagesOf(code)).map(
      ([area, texts]: readonly [string, object]) =>
        [
          area as Area,
          Object.fromEntries(Object.entries(texts).filter(([key]) => ids.has(`${area}.${key}`))) as Record<
            string,
            string
          >,
        ] as const,
    );
    const used = Object.fromEntries(areas.filter(([, texts]) => Object.keys(texts).length > 0));
    await writeFile(new URL(`${name}-${code}.ts`, target), notice + sourceOf(code, used));
    return [code, `async () => (await import("./${name}-${code}.ts")).texts`] as const;
  });
  return new Map(await Promise.all(loaders));
}

const table = (entries: Iterable<readonly [string, string]>): string =>
  `{\n${[...entries].map(([code, entry]) => `  ${code}: ${entry},\n`).join("")}}`;

await rm(target, { recursive: true, force: true });
await mkdir(target, { recursive: true });

const first = await idsNamedIn("src/heater-age.ts");
const loaders = await writeTexts("texts", first);
const entries = languages.map(
  ({ code }) =>
    [code, `{ direction: ${JSON.stringify(directionOf(code))}, load: ${loaders.get(code)} }`] as const,
);
await writeFile(
  new URL("languages.ts", target),
  `${notice}import type { TextFunctions } from "@heater-age/messages/format";

/** A language, with how its texts are fetched. */
export interface LanguageEntry {
  readonly direction: "ltr" | "rtl";
  readonly load: () => Promise<TextFunctions>;
}

/** Every language of the widget. */
export const languages: Readonly<Record<string, LanguageEntry>> = ${table(entries)};

/** The language for those that it lacks. */
export const defaultLanguage = ${JSON.stringify(defaultLanguage)};
`,
);

// Texts of the parts of a result that are fetched once it is shown.
for (const part of ["advice", "makers"]) {
  const named = await idsNamedIn(`src/${part}/part.ts`);
  const ids = new Set([...named].filter((id) => !first.has(id)));
  await writeFile(
    new URL(`${part}-texts.ts`, target),
    `${notice}import type { TextFunctions } from "@heater-age/messages/format";

/** Fetches the texts by language. */
export const texts: Readonly<Record<string, () => Promise<TextFunctions>>> = ${table(await writeTexts(`${part}-texts`, ids))};
`,
  );
}

const kebab = (name: string) => name.replaceAll(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`);

/** Every color by its path: `good-text`. */
function flat(colors: object, path = ""): readonly (readonly [name: string, color: string])[] {
  return Object.entries(colors).flatMap(([key, value]: [string, unknown]) =>
    typeof value === "object" && value !== null
      ? flat(value, `${path}${kebab(key)}-`)
      : [[`${path}${kebab(key)}`, String(value)] as const],
  );
}

// What is behind the widget belongs to the page, and two colors follow from another one.
const notTaken = ["ground", "accent-hover", "accent-ground"];
const colorsOf = (scheme: Colours) => flat(scheme).filter(([name]) => !notTaken.includes(name));

const night = new Map(colorsOf(dark));
const schemes = colorsOf(light).map(([name, color]) => {
  const both = `light-dark(${color}, ${night.get(name) ?? color})`;
  return `  --_${name}: var(--heater-age-${name}, ${both});`;
});
await writeFile(
  new URL("colours.css", target),
  `/* Written by \`pnpm generate\`. Do not edit. */\n.widget {\n${schemes.join("\n")}\n}\n`,
);
