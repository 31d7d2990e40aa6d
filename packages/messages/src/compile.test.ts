import { stripTypeScriptTypes } from "node:module";
import { type MessageFormatElement, parse, TYPE } from "@formatjs/icu-messageformat-parser";
import { describe, expect, it } from "vitest";
import { formatText, loadMessages } from "./server.ts";
import { compileTexts } from "./compile.ts";
import { type Language, languages } from "./catalog/languages.ts";
import type { Area } from "./catalog/shape.ts";

type Values = Readonly<Record<string, unknown>>;
type Written = Readonly<Record<string, Readonly<Record<string, string | ((values: Values) => string)>>>>;

async function written(language: Language, areas: Parameters<typeof compileTexts>[1]): Promise<Written> {
  const code = stripTypeScriptTypes(compileTexts(language, areas));
  const { texts } = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as {
    readonly texts: Written;
  };
  return texts;
}

const formatIn = (texts: Written, area: string, key: string, values: Values = {}): string => {
  const text = texts[area]?.[key] ?? "";
  return typeof text === "string" ? text : text(values);
};

/** Returns values for each argument of a message that together cover every case. */
function findChoices(elements: readonly MessageFormatElement[]): ReadonlyMap<string, readonly unknown[]> {
  return new Map(
    elements.flatMap((element): readonly (readonly [string, readonly unknown[]])[] => {
      if (element.type === TYPE.plural || element.type === TYPE.select) {
        const inside = Object.values(element.options).flatMap(({ value }) => [...findChoices(value)]);
        const counts = [0, 1, 2, 21, 12_345, 1_000_000];
        const cases = [...Object.keys(element.options), "something else"];
        return [...inside, [element.value, element.type === TYPE.plural ? counts : cases]];
      }
      if (element.type === TYPE.number) return [[element.value, [7, 12_345]]];
      if (element.type === TYPE.argument) return [[element.value, ["`${x}` \\ <b>{y}"]]];
      return [];
    }),
  );
}

const combined = (choices: ReadonlyMap<string, readonly unknown[]>): readonly Values[] =>
  [...choices].reduce<readonly Values[]>(
    (all, [name, values]) => all.flatMap((some) => values.map((value) => ({ ...some, [name]: value }))),
    [{}],
  );

const areas = ["errors", "form", "problems", "reading", "reasons", "recommendation"] as const;

describe.each(languages)("the generated functions of $name", ({ code }) => {
  it("return the same texts as the messages", async () => {
    const texts = await written(
      code,
      Object.fromEntries(areas.map((area) => [area, loadMessages(code)[area]])),
    );
    const format: (area: Area, key: string, values: Values) => string = (area, key, values) =>
      formatText(code, area, key as never, values as never);
    let compared = 0;
    for (const area of areas) {
      for (const [key, text] of Object.entries<string>(loadMessages(code)[area])) {
        for (const values of combined(findChoices(parse(text)))) {
          expect(formatIn(texts, area, key, values), `${area}.${key}`).toBe(format(area, key, values));
          compared += 1;
        }
      }
    }
    expect(compared).toBeGreaterThan(250);
  });
});

describe("compileTexts", () => {
  it("passes the text between tags to a function", async () => {
    const texts = await written("en", { a: { tagged: "<strong>{date}</strong> · {age} old" } });
    const strong = (text: string) => `*${text}*`;
    expect(formatIn(texts, "a", "tagged", { strong, date: "May 2004", age: "22 years" })).toBe(
      "*May 2004* · 22 years old",
    );
  });

  it("escapes characters with a meaning in code", async () => {
    const text = "a `b` $\\ \"d\" $'{'c'}' {e}";
    expect(formatIn(await written("en", { a: { text } }), "a", "text", { e: "f" })).toBe(
      'a `b` $\\ "d" ${c} f',
    );
  });

  it("declares the types of arguments", () => {
    const source = compileTexts("en", { a: { "b-c": "{n, plural, one {# x} other {# y}} {n} {m}" } });
    expect(source).toContain(
      '"b-c": (values: { readonly n: number; readonly m: string | number }): string =>',
    );
  });

  it.each(["{day, date, medium}", "{n, selectordinal, other {#th}}", "{n, number, ::percent}"])(
    "refuses %s",
    (text) => {
      expect(() => compileTexts("en", { a: { text } })).toThrow(/No function/u);
    },
  );
});
