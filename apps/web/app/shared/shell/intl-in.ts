import { type Language, toNumberLocale } from "@heater-age/messages";
import { listTexts } from "@heater-age/messages/server";
import { createIntl, type IntlConfig, type IntlShape } from "react-intl";

/** Returns all texts and formats of a language as on the pages, for tests. */
export function intlIn(language: Language): IntlShape {
  const texts = listTexts(language).map(({ id, text }) => [id, text] as const);
  const messages = Object.fromEntries(texts) as NonNullable<IntlConfig["messages"]>;
  return createIntl({ locale: toNumberLocale(language), messages });
}
