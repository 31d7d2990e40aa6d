import { otherBrand } from "@heater-age/decoder/check";
import { brandGroups } from "@heater-age/messages";
import type { IntlShape } from "react-intl";
import { type Choice, findChoice, type Choices } from "./choices.ts";

const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

const escaped = (text: string): string => text.replaceAll(/[&<>"]/gu, (sign) => entities[sign] ?? sign);

/**
 * Returns the options of a native select of the brand, as HTML: as elements, they would be a quarter of all elements of
 * a result.
 *
 * @param selected The selected value. A name that is not among the choices is added to them.
 *
 * @example
 * brandOptions(intl, choices, "rheem"); //=> '<option value="">…</option>…<option value="rheem" translate="no" selected="">Rheem</option>…'
 */
export function brandOptions(
  { formatMessage, locale }: Pick<IntlShape, "formatMessage" | "locale">,
  choices: Choices,
  selected: string,
): string {
  const option = (value: string, label: string, marks = "") =>
    `<option value="${escaped(value)}"${marks}${value === selected ? ` selected=""` : ""}>${escaped(label)}</option>`;
  // Said once a group, because it would stand 340 times in the page.
  const group = (label: string, brands: readonly Choice[]) =>
    `<optgroup label="${escaped(label)}" translate="no">${brands.map((brand) => option(brand.value, brand.label)).join("")}</optgroup>`;
  const isListed = selected === "" || selected === otherBrand || findChoice(choices, selected) !== undefined;
  return [
    option("", formatMessage({ id: "form.brandPrompt" })),
    ...brandGroups(choices, locale).map(({ heading, brands }) =>
      group(formatMessage({ id: heading }), brands),
    ),
    option(otherBrand, formatMessage({ id: "form.other" })),
    isListed ? "" : option(selected, selected, ' translate="no"'),
  ].join("");
}
