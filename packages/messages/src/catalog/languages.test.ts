import { afterEach, describe, expect, it, vi } from "vitest";

/** Returns the module as built with this setting. */
async function withExtra(codes: string | undefined) {
  vi.stubEnv("EXTRA_LANGUAGES", codes);
  vi.resetModules();
  return import("./languages.ts");
}

afterEach(() => vi.unstubAllEnvs());

const always = ["en", "es", "fr", "de", "it"];
const codesOf = (languages: readonly { readonly code: string }[]) => languages.map(({ code }) => code);

describe("EXTRA_LANGUAGES", () => {
  it.each([undefined, ""])("%j: only the languages of every build", async (codes) => {
    const { isLanguage, languageFor, languages } = await withExtra(codes);
    expect(codesOf(languages)).toEqual(always);
    expect(isLanguage("pt-br")).toBe(false);
    expect(languageFor("pt-BR")).toBeUndefined();
  });

  it("adds a language at the end of the menu", async () => {
    const { defaultLanguage, isLanguage, languages } = await withExtra("pt-br");
    expect(codesOf(languages)).toEqual([...always, "pt-br"]);
    expect(isLanguage("pt-br")).toBe(true);
    expect(defaultLanguage).toBe("en");
  });

  it("throws for a language without texts", async () => {
    await expect(withExtra("pt-br,nl")).rejects.toThrow('EXTRA_LANGUAGES: "nl" has no texts');
  });
});

it.each([
  ["de", "de"],
  ["de-AT", "de"],
  ["pt", "pt-br"],
  ["pt-BR", "pt-br"],
  ["pt-PT", "pt-br"],
  ["nl", undefined],
  ["", undefined],
])("matches %j to %j", async (tag, language) => {
  const { languageFor } = await withExtra("pt-br");
  expect(languageFor(tag)).toBe(language);
});

it.each([
  ["de", "de"],
  ["pt-br", "pt-BR"],
] as const)("writes the tag of %s as %s", async (language, tag) => {
  const { tagOf } = await withExtra("");
  expect(tagOf(language)).toBe(tag);
});
