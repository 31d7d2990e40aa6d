// Writes src/generated: the texts of each language as functions, and the colours of the website.
import { mkdir, rm, writeFile } from "node:fs/promises";
import { type Area, defaultLanguage, directionOf, languages, type Messages } from "@heater-age/messages";
import { messagesOf } from "@heater-age/messages/server";
import { sourceOf } from "@heater-age/messages/functions";
import { type Colours, dark, light } from "@heater-age/ui/tokens";
import { used, usedLater } from "./used-texts.ts";

const target = new URL("src/generated/", import.meta.url);
const notice = "// Written by `pnpm generate`. Do not edit.\n";

/** The texts that are taken of some areas, by area and key. */
function textsOf(messages: Messages, taken: object): Parameters<typeof sourceOf>[1] {
  const areas = Object.entries(taken) as readonly (readonly [Area, "all" | readonly string[]])[];
  const texts = areas.map(([area, keys]) => {
    const wanted = Object.entries<string>(messages[area]).filter(
      ([key]) => keys === "all" || keys.includes(key),
    );
    return [area, Object.fromEntries(wanted)] as const;
  });
  return Object.fromEntries(texts);
}

const kebab = (name: string) => name.replaceAll(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`);

/** Every colour by its path: `good-text`. */
function flat(colours: object, path = ""): readonly (readonly [name: string, colour: string])[] {
  return Object.entries(colours).flatMap(([key, value]: [string, unknown]) =>
    typeof value === "object" && value !== null
      ? flat(value, `${path}${kebab(key)}-`)
      : [[`${path}${kebab(key)}`, String(value)] as const],
  );
}

// What lies behind the widget is the page's, and two colours follow from another one.
const notTaken = ["ground", "accent-hover", "accent-ground"];

/** What the widget takes of the website's colours. */
const colours = (scheme: Colours) => flat(scheme).filter(([name]) => !notTaken.includes(name));

await rm(target, { recursive: true, force: true });
await mkdir(target, { recursive: true });

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Writes the texts of each language into a file of its own, and gives what a file begins with that fetches them. */
async function writeTexts(prefix: string, taken: object, type: string): Promise<string> {
  for (const { code } of languages) {
    const source = sourceOf(code, textsOf(messagesOf(code), taken));
    await writeFile(new URL(`${prefix}texts-${code}.ts`, target), notice + source);
  }
  return `${notice}${languages.map(({ code }) => `import type { texts as ${code} } from "./${prefix}texts-${code}.ts";`).join("\n")}

type Spoken = ${languages.map(({ code }) => `typeof ${code}`).join(" | ")};

/** Every text in one language. A text is given what the language takes that asks for most. */
export type ${type} = {
  readonly [Area in keyof Spoken]: {
    readonly [Key in keyof Spoken[Area]]: [Spoken[Area][Key]] extends [(values: infer Values) => string]
      ? (values: Values) => string
      : string;
  };
};
`;
}

const load = (prefix: string, code: string): string =>
  `async () => (await import("./${prefix}texts-${code}.ts")).texts`;

const loaders = languages.map(
  ({ code }) =>
    `  ${code}: {
    direction: ${JSON.stringify(directionOf(code))},
    load: ${load("", code)},
  },`,
);
await writeFile(
  new URL("languages.ts", target),
  `${await writeTexts("", used, "Texts")}
/** What is known of a language before its texts are there. */
export interface LanguageEntry {
  readonly direction: "ltr" | "rtl";
  readonly load: () => Promise<Texts>;
}

/** Every language that the widget speaks. */
export const languages: Readonly<Record<string, LanguageEntry>> = {
${loaders.join("\n")}
};

/** What is spoken where another language is asked for. */
export const defaultLanguage = ${JSON.stringify(defaultLanguage)};
`,
);

for (const [part, taken] of Object.entries(usedLater)) {
  const type = `${capital(part)}Texts`;
  await writeFile(
    new URL(`${part}-texts.ts`, target),
    `${await writeTexts(`${part}-`, taken, type)}
/** Fetches the texts by language. */
export const ${part}Texts: Readonly<Record<string, () => Promise<${type}>>> = {
${languages.map(({ code }) => `  ${code}: ${load(`${part}-`, code)},`).join("\n")}
};
`,
  );
}

const night = new Map(colours(dark));
const schemes = colours(light).map(([name, colour]) => {
  const both = `light-dark(${colour}, ${night.get(name) ?? colour})`;
  return `  --_${name}: var(--heater-age-${name}, ${both});`;
});
await writeFile(
  new URL("colours.css", target),
  `/* Written by \`pnpm generate\`. Do not edit. */\n.widget {\n${schemes.join("\n")}\n}\n`,
);
