import { age } from "@heater-age/decoder";
import { care } from "@heater-age/decoder/care";
import type { CareCodes } from "@heater-age/messages/format";
import Type from "typebox";
import { codesWithText, knownText } from "../schema/enums.ts";
import { integerField, textField } from "../schema/fields.ts";
import { namedObject, schemaRef } from "../schema/named-schema.ts";
import type { Heater } from "./heater.ts";
import { missingFields, findMissing } from "./missing.ts";
import { Statement } from "./statement.ts";

const CareAction = namedObject("CareAction", "An action.", {
  code: knownText(codesWithText("care", "do-"), "Permanent code of the action.", "flush"),
  title: textField(
    "The action as a calendar entry, in the language of the request.",
    "Water heater: flush the tank",
  ),
  statement: schemaRef(Statement),
  notes: Type.Array(schemaRef(Statement), {
    description: "Further details: other water types, signs of wear, risks.",
  }),
  everyMonths: Type.Optional(
    Type.Object(
      {
        from: integerField("Lower end, in months.", 12),
        to: integerField("Upper end, in months.", 36),
      },
      { description: "The interval. Absent for a one-time action." },
    ),
  ),
});

export const Care = namedObject("Care", "What to do with a heater of a kind, brand and age.", {
  ...missingFields,
  choice: Type.Optional(schemaRef(Statement)),
  actions: Type.Array(schemaRef(CareAction), {
    maxItems: 3,
    description: "Three at most, most useful first, for the first of the dates.",
  }),
});

/** Returns what to do with a heater and how often, for its first date, or what is missing. */
export function findCare(heater: Heater): CareCodes {
  const { brand, candidates, label, type, today } = heater;
  const [date] = candidates;
  if (type === undefined || date === undefined) return { missing: findMissing(heater) ?? "no-date" };
  return { ...care({ type, brand, age: age(date.date, today) }), date, label };
}
