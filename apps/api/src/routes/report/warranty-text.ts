import { type Age, warranty } from "@heater-age/decoder";
import type { Translator } from "@heater-age/messages/format";
import type { Text } from "../../pdf/content.ts";

/**
 * Whether a warranty still runs, if it began on the day the heater was made. Empty where its text names no years.
 *
 * @example
 * warrantyText(translatorIn("en"), "6 years on the tank", age("2022-03", "2026-11-21"));
 * //=> [{ text: "Active", strong: true }, { text: ", about 2 years left" }]
 */
export function warrantyText(translator: Translator, cover: string, { minMonths, maxMonths }: Age): Text {
  const [youngest, oldest] = [minMonths, maxMonths].map((months) => warranty(cover, Math.floor(months / 12)));
  if (youngest === undefined || oldest === undefined) return [];
  if (youngest.status !== oldest.status)
    return [{ text: translator.formatMessage({ id: "specifications.warrantyOpen" }) }];
  return oldest.status === "active"
    ? [
        { text: translator.formatMessage({ id: "specifications.statusActive" }), strong: true },
        {
          text: `, ${translator.formatMessage({ id: "specifications.warrantyLeft" }, { years: oldest.remainingYears })}`,
        },
      ]
    : [
        { text: translator.formatMessage({ id: "specifications.statusExpired" }), strong: true },
        { text: `, ${translator.formatMessage({ id: "specifications.warrantyOver" })}` },
      ];
}
