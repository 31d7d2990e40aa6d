import type { Area, Language } from "@heater-age/messages";
import type { MessageFormatElement } from "react-intl";

/** Compiled messages by id: `area.key`. */
export type Texts = Readonly<Record<string, MessageFormatElement[]>>;

/** The compiled texts of a language: the areas for every first visit, and functions that load the others. */
export interface LanguageTexts {
  readonly first: Partial<Readonly<Record<Area, Texts>>>;
  readonly later: Partial<Readonly<Record<Area, () => Promise<Texts>>>>;
}

const files = import.meta.glob<LanguageTexts>("../../../../../packages/messages/compiled/*.js");
const loads = new Map<string, Promise<unknown>>();

/** Returns the same promise for the same key until it fails, so that the next call tries again. */
function once<Value>(key: string, load: () => Promise<Value>): Promise<Value> {
  const known = loads.get(key) as Promise<Value> | undefined;
  if (known !== undefined) return known;
  const promise = load();
  loads.set(key, promise);
  promise.then(
    // React's `use` reads these fields, and suspends even for a settled promise without them.
    (value) => Object.assign(promise, { status: "fulfilled", value }),
    () => loads.delete(key),
  );
  return promise;
}

function loadLanguage(language: Language): Promise<LanguageTexts> {
  const load = files[`../../../../../packages/messages/compiled/${language}.js`];
  if (load === undefined) throw new Error(`There are no compiled texts for the language "${language}"`);
  return once(language, load);
}

/** Loads the texts of some areas once: returns the same promise for the same areas. */
export function loadAreas(language: Language, areas: readonly Area[]): Promise<Texts> {
  return once(`${language} ${areas.join(" ")}`, async () => {
    const { first, later } = await loadLanguage(language);
    const texts = await Promise.all(areas.map(async (area) => first[area] ?? later[area]?.()));
    return Object.assign({}, ...texts) as Texts;
  });
}
