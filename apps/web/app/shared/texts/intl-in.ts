import type { Language } from "@heater-age/messages";
import { messagesOf } from "@heater-age/messages/server";
import { createIntl, type IntlConfig, type IntlShape } from "react-intl";

/** All texts and formats of a language as the pages have them, for tests. */
export function intlIn(language: Language): IntlShape {
  const texts = Object.entries(messagesOf(language)).flatMap(([area, keys]) =>
    Object.entries<string>(keys).map(([key, text]) => [`${area}.${key}`, text] as const),
  );
  const messages = Object.fromEntries(texts) as NonNullable<IntlConfig["messages"]>;
  return createIntl({ locale: language, messages });
}
