import type { KnownAge } from "./ages.ts";
import { capitalize, dateIn, type KnownDate, thursday } from "./dates.ts";
import type { Translator } from "./translator.ts";

/** Whole years, from and to. */
export interface Years {
  readonly from: number;
  readonly to: number;
}

export interface LifeLineInput {
  /** The possible dates, the stated one first. */
  readonly dates: readonly [KnownDate, ...KnownDate[]];
  /** Its age for the first date. */
  readonly age: KnownAge;
  /** Calendar date `"YYYY-MM-DD"`. */
  readonly today: string;
  /** How long such heaters last. */
  readonly life: Years;
  /** How long the warranty lasts. Absent if unknown. */
  readonly warranty?: Years | undefined;
  /** When it was installed, which starts the warranty: `"2019"`, `"2019-06"` or `"2019-06-15"`. */
  readonly installed?: string | undefined;
  /** Whether the kind is known. Otherwise `life` covers all kinds. */
  readonly isKindKnown: boolean;
}

/** Names of the parts of the line. */
export type LifeLineTone = "warranty" | "life" | "past";

export interface LifeLineSpan {
  readonly tone: LifeLineTone;
  /** Position from 0 to 1. */
  readonly from: number;
  readonly to: number;
}

export interface LifeLineMark {
  readonly at: number;
  /** Empty if there is no room. */
  readonly text: string;
}

/** The life line of a heater: positions as parts of its length, and texts. */
export interface LifeLine {
  /** The whole line as text. */
  readonly label: string;
  /** When the heater was made, earliest first. */
  readonly starts: readonly LifeLineMark[];
  readonly today: LifeLineMark & {
    /** Whether its text goes below the line, because there is no room above. */
    readonly isBelow: boolean;
  };
  readonly spans: readonly LifeLineSpan[];
  readonly legend: readonly { readonly tone: LifeLineTone; readonly name: string; readonly value: string }[];
}

/** Minimum distance between two texts above the line, as a part of its length, so that they fit on a small phone. */
const ROOM = 0.3;
/** Free space after today if nothing comes later. */
const AFTER = 0.06;

/** Returns the month of a date, 1 to 12, if it is known. */
const toMonth = ({ year, month, week }: KnownDate): number | undefined =>
  week === undefined ? month : thursday(year, week).getUTCMonth() + 1;

const toYears = (date: KnownDate): number =>
  date.year + ((toMonth(date) ?? 1) - 1 + ((date.day ?? 1) - 1) / 31) / 12;

/** Returns a calendar date, perhaps without its day or month, as a year with a fraction. */
const yearIn = (date: string): number =>
  Number(date.slice(0, 4)) +
  (Number(date.slice(5, 7) || 1) - 1) / 12 +
  (Number(date.slice(8) || 1) - 1) / 372;

/** Returns a date short enough for the space above a line: `"May 2004"`, `"Sep 2018"`. */
function startText({ locale }: Translator, date: KnownDate, isShort: boolean): string {
  const month = toMonth(date);
  if (isShort || month === undefined) return String(date.year);
  return dateIn(locale, Date.UTC(date.year, month - 1, 1), { year: "numeric", month: "short" });
}

/**
 * Returns the life line of a heater on a scale of calendar years: when it was made, how long the warranty and the
 * usual life last, and today.
 *
 * @example
 * const line = lifeLine(translatorIn("en"), {
 *   dates: [{ year: 2004, month: 5 }],
 *   age: { minMonths: 270, maxMonths: 270, precision: "month" },
 *   today: "2026-11-23",
 *   life: { from: 8, to: 20 },
 *   isKindKnown: false,
 * });
 * line.legend; //=> [{ tone: "life", name: "Expected life", value: "2012–2024" }, { tone: "past", …, value: "2 years" }]
 */
export function lifeLine(translator: Translator, input: LifeLineInput): LifeLine {
  const { dates, age, today, life, warranty, installed, isKindKnown } = input;
  const { formatMessage } = translator;
  const madeYears = toYears(dates[0]);
  const first = Math.min(...dates.map(toYears));
  const now = yearIn(today);
  // With dates of different precision, the installation can seem to come before the manufacture.
  const waited = installed === undefined ? 0 : Math.max(0, yearIn(installed) - madeYears);
  const covered = warranty && { from: waited + warranty.from, to: waited + warranty.to };
  const latest = madeYears + Math.max(life.to, covered?.to ?? 0);
  const last = latest > now ? latest : now + (now - first) * AFTER;
  const at = (year: number): number => Math.min(1, Math.max(0, (year - first) / Math.max(1, last - first)));
  const span = (tone: LifeLineTone, from: number, to: number): LifeLineSpan => ({
    tone,
    from: at(madeYears + from),
    to: at(madeYears + to),
  });
  const old = now - madeYears;
  const range = ({ from, to }: Years): string => {
    const [start, end] = [Math.floor(madeYears + from), Math.floor(madeYears + to)];
    return start === end
      ? String(start)
      : formatMessage({ id: "result.lifeYears" }, { from: String(start), to: String(end) });
  };
  const past = Math.floor((age.precision === "year" ? age.minMonths : age.maxMonths) / 12) - life.to;
  const legend = [
    ...(covered === undefined
      ? []
      : [
          {
            tone: "warranty" as const,
            name: "result.rowWarranty" as const,
            value: formatMessage({ id: "result.lifeUntil" }, { years: range(covered) }),
          },
        ]),
    {
      tone: "life" as const,
      name: "result.rowLife" as const,
      value: isKindKnown || past > 0 ? range(life) : formatMessage({ id: "result.lifeByKind" }, { ...life }),
    },
    ...(past > 0
      ? [
          {
            tone: "past" as const,
            name: "result.lifePast" as const,
            value: formatMessage({ id: "reading.years" }, { count: past }),
          },
        ]
      : []),
  ].map((entry) => ({ ...entry, name: formatMessage({ id: entry.name }) }));

  const nowAt = at(now);
  const starts = dates
    .toSorted((a, b) => toYears(a) - toYears(b))
    .map((date) => ({
      at: at(toYears(date)),
      text: capitalize(translator.locale, startText(translator, date, dates.length > 1)),
    }));
  const shown = withRoom(starts, nowAt);
  return {
    label: [
      ...dates.map((date) =>
        formatMessage({ id: "result.lifeMade" }, { date: startText(translator, date, false) }),
      ),
      ...legend.map(({ name, value }) => `${name}: ${value}.`),
      formatMessage({ id: "result.lifeNow" }, { year: today.slice(0, 4) }),
    ].join(" "),
    starts: shown,
    today: {
      at: nowAt,
      text: formatMessage({ id: "result.lifeToday" }),
      isBelow: shown.some(({ at: start, text }) => text !== "" && nowAt - start < ROOM),
    },
    spans: [
      span("life", life.from, life.to),
      ...(old > life.to ? [span("past", life.to, old)] : []),
      ...(covered === undefined ? [] : [span("warranty", waited, covered.from)]),
    ],
    legend,
  };
}

/** Returns the marks without the texts that would overlap others. The first and the last stay. */
function withRoom(marks: readonly LifeLineMark[], now: number): readonly LifeLineMark[] {
  let before = -1;
  return marks.map((mark, index) => {
    const isShown = mark.at - before >= ROOM && (index === 0 || now - mark.at >= ROOM);
    if (isShown) before = mark.at;
    return isShown ? mark : { ...mark, text: "" };
  });
}
