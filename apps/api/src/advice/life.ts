import { type Age, age, type Confidence } from "@heater-age/decoder";
import {
  type LifeFigure as DecoderFigure,
  type LifeFigureKind,
  lifeCurve,
  type LifeType,
  type RemainingLife,
  remainingLife,
  type YearRange,
} from "@heater-age/decoder/life";
import { type AreaTexts, areaTexts, concluded, shortDateText, stated } from "@heater-age/messages/format";
import type { Language } from "@heater-age/messages";
import { translatorIn } from "@heater-age/messages/server";
import Type, { type Static } from "typebox";
import { AgeRange } from "../checks/schema.ts";
import { confidences, keysOf, oneOf } from "../schema/enums.ts";
import { booleanField, integerField, numberField, textField } from "../schema/fields.ts";
import { type DeepReadonly, namedObject, schemaRef } from "../schema/named-schema.ts";
import type { Heater } from "./heater.ts";
import { missingFields, missingOf } from "./missing.ts";
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
  kind: oneOf(
    keysOf<LifeFigureKind>({
      mean: true,
      median: true,
      range: true,
      typical: true,
      "derived-mean": true,
      "look-from": true,
      "replace-from": true,
      "warranty-as-life": true,
    }),
    "What the figure is.",
  ),
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

/** All named schemas of the section, each after those it refers to. */
export const lifeSchemas = [Years, LifeOfDate, LifeFigure, LifePoint, LifeCurve, Life] as const;

export type Life = DeepReadonly<Static<typeof Life>>;
type Years = DeepReadonly<Static<typeof Years>>;
type Text = AreaTexts<"life">;

const leastSure = (figures: readonly DecoderFigure[]): Confidence =>
  confidences.findLast((sure) => figures.some(({ confidence }) => confidence === sure)) ?? "low";

/** Returns the fields of a range that the API has. */
const spanOf = ({ from, to, orMore }: YearRange): Years => ({ from, to, orMore });
const spanOfFigure = ({ years: [from, to] }: DecoderFigure): Years => ({
  from,
  to: to ?? from,
  orMore: to === null,
});

function yearsText(text: Text, { from, to, orMore }: Years): string {
  if (from !== to) return text(orMore ? "yearsRangeMore" : "yearsRange", { from, to });
  return text(orMore ? "yearsMore" : "years", { count: from });
}

function leftText(text: Text, remaining: YearRange): string {
  if (remaining.to === 0) return text("leftNone");
  if (remaining.from > 0) return text("left", { years: yearsText(text, spanOf(remaining)) });
  const upTo = { from: remaining.to, to: remaining.to, orMore: remaining.orMore };
  return text("leftAtMost", { years: yearsText(text, upTo) });
}

const adviceKinds: ReadonlySet<LifeFigureKind> = new Set(["look-from", "replace-from"]);

function figureOf(text: Text, figure: DecoderFigure, left: readonly YearRange[]): Life["spread"][number] {
  const { kind, source, confidence, basis } = figure;
  const years = spanOfFigure(figure);
  // Advice that starts at an age only names that age.
  const shown = adviceKinds.has(kind) ? { ...years, orMore: false } : years;
  const said = text(`figure-${kind}`, { years: yearsText(text, shown) });
  const rest = { sources: [source], confidence };
  return {
    kind,
    years,
    statement:
      basis === "source"
        ? stated(said, rest)
        : concluded(said, { ...rest, assumption: text("derivedAssumption") }),
    left: left.map((range) => figureLeft(text, range)),
  };
}

function figureLeft(text: Text, range: YearRange): string {
  if (range.to > 0) return yearsText(text, spanOf(range));
  return text(range.orMore ? "noEnd" : "passed");
}

function curveOf(text: Text, type: LifeType): NonNullable<Life["curve"]> {
  const { mean, assumptions, points } = lifeCurve(type);
  const [main, other] = assumptions;
  return {
    statement: concluded(text("curve"), {
      sources: [mean.source],
      confidence: mean.confidence,
      assumption: text("curveAssumption", {
        years: yearsText(text, spanOfFigure(mean)),
        value: main.shape,
        count: other.shape,
      }),
    }),
    points: points.map(({ age: years, percent, band: [low, high] }) => ({ age: years, percent, low, high })),
  };
}

function ofDate(
  text: Text,
  type: LifeType,
  { remaining, ifStillInUse, pastMean, spread }: RemainingLife,
): Pick<Life["byDate"][number], "left" | "pastMean" | "remaining" | "stillInUse"> {
  const { mean } = lifeCurve(type);
  const years = yearsText(text, spanOfFigure(mean));
  const still = text("still", { years: yearsText(text, spanOf(ifStillInUse)) });
  return {
    remaining: spanOf(remaining),
    left: concluded(leftText(text, remaining), {
      assumption: text("leftAssumption"),
      sources: sourcesOf(spread.map(({ figure }) => figure)),
      confidence: leastSure(spread.map(({ figure }) => figure)),
    }),
    stillInUse: concluded(pastMean ? `${text("pastMean", { years })} ${still}` : still, {
      assumption: text("stillAssumption"),
      sources: [mean.source],
      confidence: mean.confidence,
    }),
    pastMean,
  };
}

const sourcesOf = (figures: readonly DecoderFigure[]) => [
  ...new Map(figures.map(({ source }) => [`${source.title} ${source.url ?? ""}`, source])).values(),
];

/**
 * Returns how much longer a heater may last, for each possible date of manufacture.
 *
 * @param heater Without its kind or a date, the result names what is missing.
 */
export function lifeOf(heater: Heater, language: Language): Life {
  const text = areaTexts(translatorIn(language), "life");
  const { type, candidates, today } = heater;
  const missing = missingOf(heater);
  if (type === undefined || missing !== undefined) {
    const reason = missing ?? "no-type";
    return { missing: reason, text: text(reason), byDate: [], spread: [], others: [] };
  }
  const dates = [...new Map(candidates.map((candidate) => [candidate.date, candidate])).values()];
  const known = dates.map((candidate) => {
    const old: Age = age(candidate.date, today);
    return { candidate, old, life: remainingLife(type, old) };
  });
  const { life, spread, others } = known[0]?.life ?? remainingLife(type, { minMonths: 0, maxMonths: 0 });
  const figures = spread.map(({ figure }) => figure);
  return {
    ...(known.length === 0 && { missing: "no-date" as const, text: text("no-date") }),
    whole: concluded(text("whole", { years: yearsText(text, spanOf(life)) }), {
      assumption: text("wholeAssumption"),
      sources: sourcesOf(figures),
      confidence: leastSure(figures),
    }),
    range: spanOf(life),
    byDate: known.map(({ candidate, old, life: ofThis }) => ({
      date: candidate.date,
      made: shortDateText(translatorIn(language), candidate),
      age: { minMonths: old.minMonths, maxMonths: old.maxMonths },
      ...ofDate(text, type, ofThis),
    })),
    spread: figures.map((figure, index) =>
      figureOf(
        text,
        figure,
        known.flatMap(({ life: ofThis }) => ofThis.spread[index]?.remaining ?? []),
      ),
    ),
    others: others.map((figure) => figureOf(text, figure, [])),
    curve: curveOf(text, type),
  };
}
