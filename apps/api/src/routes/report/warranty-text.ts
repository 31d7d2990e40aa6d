import { type Age, warranty } from "@heater-age/decoder";
import type { Speech } from "@heater-age/messages/reading";
import type { Text } from "../../paper/content.ts";

/**
 * Whether a warranty still runs, if it began on the day the heater was made. Empty where its text names no years.
 *
 * @example
 * warrantyText(speechIn("en"), "6 years on the tank", age("2022-03", "2026-11-21"));
 * //=> [{ text: "Active", strong: true }, { text: ", about 2 years left" }]
 */
export function warrantyText(speech: Speech, cover: string, { minMonths, maxMonths }: Age): Text {
  const [youngest, oldest] = [minMonths, maxMonths].map((months) => warranty(cover, Math.floor(months / 12)));
  if (youngest === undefined || oldest === undefined) return [];
  if (youngest.status !== oldest.status)
    return [{ text: speech.formatMessage({ id: "specifications.warrantyOpen" }) }];
  return oldest.status === "active"
    ? [
        { text: speech.formatMessage({ id: "specifications.statusActive" }), strong: true },
        {
          text: `, ${speech.formatMessage({ id: "specifications.warrantyLeft" }, { years: oldest.remainingYears })}`,
        },
      ]
    : [
        { text: speech.formatMessage({ id: "specifications.statusExpired" }), strong: true },
        { text: `, ${speech.formatMessage({ id: "specifications.warrantyOver" })}` },
      ];
}
