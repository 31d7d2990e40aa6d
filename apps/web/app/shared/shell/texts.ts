import { type Language, languages, toNumberLocale } from "@heater-age/messages";
import { createIntl, type IntlShape, type MessageFormatElement } from "react-intl";
import { pathIn, pathWithoutLanguage } from "../../seo/paths.ts";
import { languageAt } from "../../seo/language.ts";

/** A file of compiled messages: those of the pages that most visitors open, or those of the other pages. */
type Bundle = "page" | "rest";

type Texts = Readonly<Record<string, MessageFormatElement[]>>;

/** The texts of a language that are loaded, with its formats. */
interface LoadedTexts {
  readonly language: Language;
  readonly bundles: ReadonlySet<Bundle>;
  readonly intl: IntlShape;
}

const REST = /^\/(?:accuracy|contact|developers\/terms|no-label|privacy-policy|terms-of-service)\/?$/u;

const files = import.meta.glob<Texts>("../../../../../packages/messages/compiled/*.json", {
  import: "default",
});
/** By language, in the order in which they were loaded. */
const loaded = new Map<Language, LoadedTexts>();

/** Returns the bundles that the page at a path needs, in any language. */
export const bundlesAt = (path: string): readonly Bundle[] =>
  REST.test(pathWithoutLanguage(path)) ? ["page", "rest"] : ["page"];

async function loadBundle(language: Language, bundle: Bundle): Promise<Texts> {
  const load = files[`../../../../../packages/messages/compiled/texts-${bundle}-${language}.json`];
  if (load === undefined) throw new Error(`There are no compiled texts for the language "${language}"`);
  return load();
}

/** Loads the texts of the page at a path, and rejects if they can't be loaded. */
export async function loadTexts(path: string): Promise<void> {
  if (hasTexts(path)) return;
  const language = languageAt(path);
  const bundles = bundlesAt(path);
  // The browser keeps those that are loaded already.
  const added = await Promise.all(bundles.map((bundle) => loadBundle(language, bundle)));
  const before = loaded.get(language);
  const messages = Object.assign({}, before?.intl.messages, ...added) as IntlShape["messages"];
  loaded.set(language, {
    language,
    bundles: new Set([...(before?.bundles ?? []), ...bundles]),
    // With a time zone, react-intl would merge its formats for every message. Our messages contain no dates.
    intl: createIntl({ locale: toNumberLocale(language), messages }),
  });
}

/** Returns whether the texts of the page at a path are loaded. */
export const hasTexts = (path: string): boolean =>
  bundlesAt(path).every((bundle) => loaded.get(languageAt(path))?.bundles.has(bundle));

/**
 * Returns the texts of the page at a path. If its language could not be loaded, the error page is shown in the last one
 * that was.
 */
export function textsAt(path: string): Pick<LoadedTexts, "intl" | "language"> {
  const texts = loaded.get(languageAt(path)) ?? [...loaded.values()].at(-1);
  if (texts === undefined) throw new Error("No texts are loaded");
  return texts;
}

// The server has all of them before it renders a page.
if (import.meta.env.SSR) {
  await Promise.all(languages.map(({ code }) => loadTexts(pathIn(code, "/contact/"))));
}
