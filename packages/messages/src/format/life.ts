import type { Age, Confidence } from "@heater-age/decoder";
import type {
  LifeCurve,
  LifeFigure as DecoderFigure,
  LifeFigureKind,
  RemainingLife,
  YearRange,
} from "@heater-age/decoder/life";
import { type AreaTexts, areaTexts } from "./area-texts.ts";
import { type KnownDate, shortDateText } from "./dates.ts";
import { concluded, type Statement, stated } from "./statement.ts";
import type { Translator } from "./translator.ts";

/** How much longer a heater may last, for each possible date, or why that is unknown. */
export interface LifeCodes {
  readonly missing?: "no-date" | "no-figures" | "no-type";
  readonly byDate: readonly {
    readonly made: KnownDate & { readonly date: string };
    readonly age: Age;
    readonly life: RemainingLife;
  }[];
  /** The figures of the kind. Absent without them. */
  readonly ofKind?: { readonly life: RemainingLife; readonly curve: LifeCurve };
}

interface YearsTexts {
  readonly from: number;
  readonly to: number;
  readonly orMore: boolean;
}

/** How much longer a heater may last, in words. */
export interface LifeTexts {
  readonly missing?: "no-date" | "no-figures" | "no-type";
  readonly text?: string;
  readonly whole?: Statement;
  readonly range?: YearsTexts;
  readonly byDate: readonly {
    readonly date: string;
    readonly made: string;
    readonly age: { readonly minMonths: number; readonly maxMonths: number };
    readonly remaining: YearsTexts;
    readonly left: Statement;
    readonly stillInUse: Statement;
    readonly pastMean: boolean;
  }[];
  readonly spread: readonly {
    readonly kind: LifeFigureKind;
    readonly years: YearsTexts;
    readonly statement: Statement;
    readonly left: readonly string[];
  }[];
  readonly others: LifeTexts["spread"];
  readonly curve?: {
    readonly statement: Statement;
    readonly points: readonly {
      readonly age: number;
      readonly percent: number;
      readonly low: number;
      readonly high: number;
    }[];
  };
}

type Text = AreaTexts<"life">;

const leastSure = (figures: readonly DecoderFigure[]): Confidence =>
  (["high", "medium", "low"] as const).findLast((sure) =>
    figures.some(({ confidence }) => confidence === sure),
  ) ?? "low";

/** Returns the fields of a range that the API has. */
const toYears = ({ from, to, orMore }: YearRange): YearsTexts => ({ from, to, orMore });
const figureYears = ({ years: [from, to] }: DecoderFigure): YearsTexts => ({
  from,
  to: to ?? from,
  orMore: to === null,
});

function yearsText(text: Text, { from, to, orMore }: YearsTexts): string {
  if (from !== to) return text(orMore ? "yearsRangeMore" : "yearsRange", { from, to });
  return text(orMore ? "yearsMore" : "years", { count: from });
}

function leftText(text: Text, remaining: YearRange): string {
  if (remaining.to === 0) return text("leftNone");
  if (remaining.from > 0) return text("left", { years: yearsText(text, toYears(remaining)) });
  const upTo = { from: remaining.to, to: remaining.to, orMore: remaining.orMore };
  return text("leftAtMost", { years: yearsText(text, upTo) });
}

const adviceKinds: ReadonlySet<LifeFigureKind> = new Set(["look-from", "replace-from"]);

function toFigure(
  text: Text,
  figure: DecoderFigure,
  left: readonly YearRange[],
): LifeTexts["spread"][number] {
  const { kind, source, confidence, basis } = figure;
  const years = figureYears(figure);
  // Advice that starts at an age only names that age.
  const shown = adviceKinds.has(kind) ? { ...years, orMore: false } : years;
  const figureText = text(`figure-${kind}`, { years: yearsText(text, shown) });
  const rest = { sources: [source], confidence };
  return {
    kind,
    years,
    statement:
      basis === "source"
        ? stated(figureText, rest)
        : concluded(figureText, { ...rest, assumption: text("derivedAssumption") }),
    left: left.map((range) => figureLeft(text, range)),
  };
}

function figureLeft(text: Text, range: YearRange): string {
  if (range.to > 0) return yearsText(text, toYears(range));
  return text(range.orMore ? "noEnd" : "passed");
}

function toCurve(text: Text, { mean, assumptions, points }: LifeCurve): NonNullable<LifeTexts["curve"]> {
  const [main, other] = assumptions;
  return {
    statement: concluded(text("curve"), {
      sources: [mean.source],
      confidence: mean.confidence,
      assumption: text("curveAssumption", {
        years: yearsText(text, figureYears(mean)),
        value: main.shape,
        count: other.shape,
      }),
    }),
    points: points.map(({ age: years, percent, band: [low, high] }) => ({ age: years, percent, low, high })),
  };
}

function toDate(
  text: Text,
  { mean }: LifeCurve,
  { remaining, ifStillInUse, pastMean, spread }: RemainingLife,
): Pick<LifeTexts["byDate"][number], "left" | "pastMean" | "remaining" | "stillInUse"> {
  const years = yearsText(text, figureYears(mean));
  const still = text("still", { years: yearsText(text, toYears(ifStillInUse)) });
  return {
    remaining: toYears(remaining),
    left: concluded(leftText(text, remaining), {
      assumption: text("leftAssumption"),
      sources: uniqueSources(spread.map(({ figure }) => figure)),
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

const uniqueSources = (figures: readonly DecoderFigure[]) => [
  ...new Map(figures.map(({ source }) => [`${source.title} ${source.url ?? ""}`, source])).values(),
];

/** Returns how much longer a heater may last in words, with its basis. */
export function lifeTexts(translator: Translator, { missing, byDate, ofKind }: LifeCodes): LifeTexts {
  const text = areaTexts(translator, "life");
  const absent = missing && { missing, text: text(missing) };
  if (ofKind === undefined) return { ...absent, byDate: [], spread: [], others: [] };
  const { curve, life: kind } = ofKind;
  const figures = kind.spread.map(({ figure }) => figure);
  return {
    ...absent,
    whole: concluded(text("whole", { years: yearsText(text, toYears(kind.life)) }), {
      assumption: text("wholeAssumption"),
      sources: uniqueSources(figures),
      confidence: leastSure(figures),
    }),
    range: toYears(kind.life),
    byDate: byDate.map(({ made, age: { minMonths, maxMonths }, life }) => ({
      date: made.date,
      made: shortDateText(translator, made),
      age: { minMonths, maxMonths },
      ...toDate(text, curve, life),
    })),
    spread: figures.map((figure, index) => {
      const left = byDate.flatMap(({ life }) => life.spread[index]?.remaining ?? []);
      return toFigure(text, figure, left);
    }),
    others: kind.others.map((figure) => toFigure(text, figure, [])),
    curve: toCurve(text, curve),
  };
}
