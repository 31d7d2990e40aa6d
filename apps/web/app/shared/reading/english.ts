import { messagesOf } from "@heater-age/messages/format";
import { createIntl, type IntlConfig, type IntlShape } from "react-intl";

/** English as the pages have it, for tests. */
export function english(): IntlShape {
  const texts = Object.entries(messagesOf("en")).flatMap(([area, keys]) =>
    Object.entries<string>(keys).map(([key, text]) => [`${area}.${key}`, text] as const),
  );
  const messages = Object.fromEntries(texts) as NonNullable<IntlConfig["messages"]>;
  return createIntl({ locale: "en", messages, timeZone: "UTC" });
}
