import { age } from "@heater-age/decoder";
import { lifeCurve, remainingLife } from "@heater-age/decoder/life";
import type { LifeCodes } from "@heater-age/messages/format";
import Type from "typebox";
import { AgeRange } from "../checks/schema.ts";
import { codesWithText, knownText } from "../schema/enums.ts";
import { booleanField, integerField, numberField, textField } from "../schema/fields.ts";
import { namedObject, schemaRef } from "../schema/named-schema.ts";
import type { Heater } from "./heater.ts";
import { missingFields, findMissing } from "./missing.ts";
import { Statement } from "./statement.ts";

const Years = namedObject("Years", "A span of years.", {
  from: numberField("Lower end, in years.", 8),
  to: numberField("Upper end, in years.", 15),
  orMore: booleanField("Whether a source says “and more”.", false),
});

const LifeOfDate = namedObject("LifeOfDate", "Remaining life of a heater that was made on a date.", {
  date: textField("The date, as in `dates`.", "2018-09"),
  made: textField("The same in the language of the request.", "September 2018"),
  age: schemaRef(AgeRange),
  remaining: schemaRef(Years),
  left: schemaRef(Statement),
  stillInUse: schemaRef(Statement),
  pastMean: booleanField("Whether the heater is past the mean life of its kind.", false),
});

const LifeFigure = namedObject("LifeFigure", "How long heaters of a kind last, according to one source.", {
  kind: knownText(codesWithText("life", "figure-"), "What the figure is."),
  years: schemaRef(Years),
  statement: schemaRef(Statement),
  left: Type.Array(Type.String(), {
    description: "Remaining life by this figure, for each of `byDate`. Empty for a figure that is not used.",
    examples: [["5 years"]],
  }),
});

const LifePoint = namedObject("LifePoint", "A point of the planning curve.", {
  age: integerField("Years of age.", 10),
  percent: integerField("Percent still in use, by the main assumption.", 79),
  low: integerField("The lower of the assumptions.", 71),
  high: integerField("The higher of the assumptions.", 79),
});

const LifeCurve = namedObject(
  "LifeCurve",
  "How many heaters of a kind are still in use at each age. Our own estimate, for planning.",
  {
    statement: schemaRef(Statement),
    points: Type.Array(schemaRef(LifePoint), { description: "One point for each year of age." }),
  },
);

export const Life = namedObject("Life", "How much longer a heater may last: for planning, never a promise.", {
  ...missingFields,
  whole: Type.Optional(schemaRef(Statement)),
  range: Type.Optional(schemaRef(Years)),
  byDate: Type.Array(schemaRef(LifeOfDate), {
    description: "For each possible date of manufacture, best first.",
  }),
  spread: Type.Array(schemaRef(LifeFigure), { description: "The figures that are used, lowest first." }),
  others: Type.Array(schemaRef(LifeFigure), {
    description: "Figures that are not used: advice, warranties, and what we derived.",
  }),
  curve: Type.Optional(schemaRef(LifeCurve)),
});

/** Returns how much longer a heater may last, for each possible date of manufacture, or what is missing. */
export function findLife(heater: Heater): LifeCodes {
  const { type, candidates, today } = heater;
  if (type === undefined) return { missing: findMissing(heater) ?? "no-type", byDate: [] };
  const dates = new Map(candidates.map((candidate) => [candidate.date, candidate]));
  const byDate = Array.from(dates.values(), (made) => {
    const old = age(made.date, today);
    return { made, age: old, life: remainingLife(type, old) };
  });
  const life = byDate[0]?.life ?? remainingLife(type, { minMonths: 0, maxMonths: 0 });
  return {
    ...(byDate.length === 0 && { missing: "no-date" }),
    byDate,
    ofKind: { life, curve: lifeCurve(type) },
  };
}
