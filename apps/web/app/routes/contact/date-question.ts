import type { IntlShape } from "react-intl";
import type { Values } from "./fields.ts";

/**
 * Returns the fields of a message about the date of a heater, which the address describes. Empty if it describes none.
 *
 * @param query With `serial`, and `brand` as shown and `model` if known.
 */
export function dateQuestion({ formatMessage }: IntlShape, query: URLSearchParams): Partial<Values> {
  const serial = query.get("serial");
  if (serial === null) return {};
  const heater = { brand: query.get("brand") ?? "", serial, model: query.get("model") ?? "" };
  return {
    subject: formatMessage({ id: "contact.dateSubject" }, heater),
    message: formatMessage({ id: "contact.dateMessage" }, heater),
  };
}
