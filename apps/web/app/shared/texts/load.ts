import type { Area, Language } from "@heater-age/messages";
import type { MessageFormatElement } from "react-intl";

/** Compiled messages by id: `area.key`. */
export type Texts = Readonly<Record<string, MessageFormatElement[]>>;

const files = import.meta.glob<Texts>("../../../../../packages/messages/compiled/*/*.json", {
  import: "default",
});
const loaded = new Map<string, Promise<Texts>>();

/** The texts of an area, fetched once. The same promise every time, so that a component can wait for it. */
export function loadTexts(language: Language, area: Area): Promise<Texts> {
  const file = `../../../../../packages/messages/compiled/${language}/${area}.json`;
  const load = files[file];
  if (load === undefined) throw new Error(`There are no compiled texts ${language}/${area}`);
  let texts = loaded.get(file);
  if (texts === undefined) {
    texts = load();
    // A lost connection must not stay lost: the next to ask tries again.
    texts.catch(() => loaded.delete(file));
    loaded.set(file, texts);
  }
  return texts;
}
