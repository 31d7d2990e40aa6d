import type { Area, Language } from "@heater-age/messages";
import type { MessageFormatElement } from "react-intl";

/** Compiled messages by id: `area.key`. */
export type Texts = Readonly<Record<string, MessageFormatElement[]>>;

/** The texts of a language: those that each visit begins with, and how the others come. */
export interface LanguageTexts {
  readonly first: Partial<Readonly<Record<Area, Texts>>>;
  readonly later: Partial<Readonly<Record<Area, () => Promise<Texts>>>>;
}

const files = import.meta.glob<LanguageTexts>("../../../../../packages/messages/compiled/*.js");
const loaded = new Map<string, Promise<unknown>>();

/** Remembers a promise, so that a component can wait for it; forgets it when it fails, so that the next one tries again. */
function once<Value>(key: string, load: () => Promise<Value>): Promise<Value> {
  const known = loaded.get(key) as Promise<Value> | undefined;
  if (known !== undefined) return known;
  const coming = load();
  loaded.set(key, coming);
  coming.then(
    // Where `use` looks for it: it suspends for a promise that does not say so, and shows late what could be shown at once.
    (value) => Object.assign(coming, { status: "fulfilled", value }),
    () => loaded.delete(key),
  );
  return coming;
}

function loadLanguage(language: Language): Promise<LanguageTexts> {
  const load = files[`../../../../../packages/messages/compiled/${language}.js`];
  if (load === undefined) throw new Error(`There are no compiled texts for the language "${language}"`);
  return once(language, load);
}

/**
 * The texts of some areas, fetched once: the same promise for the same areas. React reads one that is kept without
 * waiting for it.
 */
export function loadAreas(language: Language, areas: readonly Area[]): Promise<Texts> {
  return once(`${language} ${areas.join(" ")}`, async () => {
    const { first, later } = await loadLanguage(language);
    const texts = await Promise.all(areas.map(async (area) => first[area] ?? later[area]?.()));
    return Object.assign({}, ...texts) as Texts;
  });
}
