import { type MessageFormatElement, parse, TYPE } from "@formatjs/icu-messageformat-parser";
import { type Language, toNumberLocale } from "./catalog/languages.ts";

/** TypeScript types that an argument of a message can have, the loosest first. */
const kinds = ["string | number", "number", "(text: string) => string"] as const;
type Kind = (typeof kinds)[number];

const quoted = (text: string): string => JSON.stringify(text);
const literal = (text: string): string => text.replaceAll(/[`\\]|\$\{/gu, String.raw`\$&`);
const isName = (text: string): boolean => /^[A-Za-z]\w*$/u.test(text);
/** Returns a name as the key of an object, with quotes if it needs them. */
export const toProperty = (name: string): string => (isName(name) ? name : quoted(name));

/**
 * Returns the arguments of a message with their types. An argument that occurs more than once gets the strictest type.
 */
function findArguments(elements: readonly MessageFormatElement[]): ReadonlyMap<string, Kind> {
  const valueKinds = new Map<string, Kind>();
  const add = (name: string, kind: Kind) => {
    const known = valueKinds.get(name);
    if (known === undefined || kinds.indexOf(kind) > kinds.indexOf(known)) valueKinds.set(name, kind);
  };
  const walk = (some: readonly MessageFormatElement[]) => {
    for (const element of some) {
      if (element.type === TYPE.argument) add(element.value, "string | number");
      if (element.type === TYPE.number) add(element.value, "number");
      if (element.type === TYPE.tag) {
        add(element.value, "(text: string) => string");
        walk(element.children);
      }
      if (element.type === TYPE.plural || element.type === TYPE.select) {
        add(element.value, element.type === TYPE.plural ? "number" : "string | number");
        for (const { value } of Object.values(element.options)) walk(value);
      }
    }
  };
  walk(elements);
  return valueKinds;
}

/** Returns the elements as the content of a template literal. */
function toTemplate(elements: readonly MessageFormatElement[], counted = ""): string {
  return elements
    .map((element) => {
      if (element.type === TYPE.literal) return literal(element.value);
      if (element.type === TYPE.pound) return `\${numbers.format(${counted})}`;
      const value = `values.${element.value}`;
      if (element.type === TYPE.argument) return `\${${value}}`;
      if (element.type === TYPE.number && !element.style) return `\${numbers.format(${value})}`;
      if (element.type === TYPE.tag) return `\${${value}(\`${toTemplate(element.children, counted)}\`)}`;
      if (
        element.type === TYPE.select ||
        (element.type === TYPE.plural && element.offset === 0 && element.pluralType === "cardinal")
      ) {
        const of = element.type === TYPE.plural ? value : counted;
        const options = Object.entries(element.options).map(
          ([name, option]) => `${toProperty(name)}: \`${toTemplate(option.value, of)}\``,
        );
        const pick = element.type === TYPE.plural ? "plural" : "select";
        return `\${${pick}(${value}, { ${options.join(", ")} })}`;
      }
      throw new Error(`No function can be written for “${element.value}”`);
    })
    .join("");
}

/** Returns a text as a TypeScript expression: a string, or a function of its arguments. */
function toExpression(text: string): string {
  const elements = parse(text);
  const taken = [...findArguments(elements)].map(([name, kind]) => `readonly ${name}: ${kind}`);
  const template = `\`${toTemplate(elements)}\``;
  if (taken.length > 0) return `(values: { ${taken.join("; ")} }): string => ${template}`;
  return quoted(elements.map((element) => (element.type === TYPE.literal ? element.value : "")).join(""));
}

const tools = (language: Language) =>
  [
    [`numbers.`, `const numbers = new Intl.NumberFormat(${quoted(toNumberLocale(language))});`],
    [
      `plural(`,
      `const rules = new Intl.PluralRules(${quoted(language)});
const plural = (count: number, forms: Readonly<Record<string, string>>): string =>
  forms[\`=\${count}\`] ?? forms[rules.select(count)] ?? forms["other"] ?? "";`,
    ],
    [
      `select(`,
      `const select = (value: string | number, cases: Readonly<Record<string, string>>): string =>
  cases[value] ?? cases["other"] ?? "";`,
    ],
  ] as const;

/**
 * Returns texts as TypeScript that needs neither a parser nor a library: `export const texts`, by area and key. Texts
 * with arguments are functions. For published packages, which cannot depend on this one.
 *
 * @throws {Error} for dates, times, ordinals and number styles, which no published package uses.
 *
 * @example
 * compileTexts("en", { reading: { years: "{count, plural, one {# year} other {# years}}" } });
 * //=> `… export const texts = { reading: { years: (values: { readonly count: number }): string => …`
 */
export function compileTexts(
  language: Language,
  areas: Readonly<Record<string, Readonly<Record<string, string>>>>,
): string {
  const body = Object.entries(areas).map(([area, texts]) => {
    const lines = Object.entries(texts).map(
      ([key, text]) => `    ${toProperty(key)}: ${toExpression(text)},\n`,
    );
    return `  ${toProperty(area)}: {\n${lines.join("")}  },\n`;
  });
  const texts = `{\n${body.join("")}}`;
  const used = tools(language).filter(([name]) => texts.includes(`\${${name}`));
  return `${used.map(([, tool]) => `${tool}\n`).join("")}
/** Texts in one language. Texts with arguments are functions. */
export const texts = ${texts};
`;
}
