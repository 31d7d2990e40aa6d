import type { Area, Language } from "@heater-age/messages";
import type { MessageFormatElement } from "react-intl";

/** Compiled messages by id: `area.key`. */
export type Texts = Readonly<Record<string, MessageFormatElement[]>>;

const files = import.meta.glob<Texts>(
  [
    "../../../../../packages/messages/compiled/*/*.json",
    "!../../../../../packages/messages/compiled/*/errors.json",
  ],
  { import: "default" },
);
const loaded = new Map<string, Promise<Texts>>();

/** Remembers a promise, so that a component can wait for it; forgets it when it fails, so that the next one tries again. */
function once(key: string, load: () => Promise<Texts>): Promise<Texts> {
  const known = loaded.get(key);
  if (known !== undefined) return known;
  const texts = load();
  loaded.set(key, texts);
  texts.catch(() => loaded.delete(key));
  return texts;
}

function loadArea(language: Language, area: Area): Promise<Texts> {
  const file = `../../../../../packages/messages/compiled/${language}/${area}.json`;
  const load = files[file];
  if (load === undefined) throw new Error(`There are no compiled texts ${language}/${area}`);
  return once(file, load);
}

/** The texts of some areas, fetched once: the same promise for the same areas. */
export function loadAreas(language: Language, areas: readonly Area[]): Promise<Texts> {
  return once(`${language} ${areas.join(" ")}`, async () => {
    const texts = await Promise.all(areas.map((area) => loadArea(language, area)));
    return Object.assign({}, ...texts) as Texts;
  });
}
