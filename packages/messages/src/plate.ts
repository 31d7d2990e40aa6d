import { dateIn } from "./dates.ts";
import type { MessageId } from "./shape.ts";
import type { KnownDate, Speech } from "./speech.ts";

const DAY = 86_400_000;

/** The Thursday of a week: the week belongs to its month. */
function thursday(year: number, week: number): Date {
  const fourth = Date.UTC(year, 0, 4);
  const weekday = (new Date(fourth).getUTCDay() + 6) % 7;
  return new Date(fourth + (7 * (week - 1) + 3 - weekday) * DAY);
}

/**
 * The name of a month.
 *
 * @param month 1 to 12.
 *
 * @example
 * monthName(speechIn("de"), 3); //=> "März"
 */
export const monthName = ({ locale }: Speech, month: number): string =>
  dateIn(locale, Date.UTC(2000, month - 1, 1), { month: "long" });

/**
 * Where in the year a week lies.
 *
 * @example
 * aroundText(speechIn("en"), 2018, 36); //=> "early September"
 */
export function aroundText(speech: Speech, year: number, week: number): string {
  const middle = thursday(year, week);
  const day = middle.getUTCDate();
  const part = day <= 10 ? "early" : day <= 20 ? "middle" : "late";
  const month = monthName(speech, middle.getUTCMonth() + 1);
  return speech.formatMessage({ id: "reading.around" }, { part, month });
}

/** Texts of what characters of a serial number stand for. */
export const meaningTexts = {
  year: "reading.partYear",
  month: "reading.partMonth",
  week: "reading.partWeek",
  day: "reading.partDay",
  plant: "reading.partPlant",
  prefix: "reading.partPrefix",
  sequence: "reading.partSequence",
  model: "reading.partModel",
  unknown: "reading.partUnknown",
} as const satisfies Readonly<Record<string, MessageId>>;

const tones = { year: "year", month: "month", week: "month", day: "day" } as const;

/** How a run of characters is tinted: the date stands out, the rest stays quiet. */
export const toneOf = (means: keyof typeof meaningTexts): "year" | "month" | "day" | "other" =>
  means in tones ? tones[means as keyof typeof tones] : "other";

/** A run of characters of a serial number as a plate shows it. */
export interface SpokenPart {
  /** Index of the first character. */
  readonly from: number;
  readonly text: string;
  readonly tone: ReturnType<typeof toneOf>;
  /** What the characters stand for: "month". */
  readonly meaning: string;
  /** What they say: "August". */
  readonly value: string | undefined;
}

function valueOf(
  speech: Speech,
  means: keyof typeof meaningTexts,
  { year, month, week, day }: KnownDate,
): string | undefined {
  if (means === "year") return String(year);
  if (means === "month" && month !== undefined) return monthName(speech, month);
  if (means === "week" && week !== undefined) return aroundText(speech, year, week);
  return means === "day" && day !== undefined ? String(day) : undefined;
}

/** The parts of a serial number as a plate shows them. */
export const spokenParts = (
  speech: Speech,
  {
    parts,
    ...date
  }: KnownDate & {
    readonly parts: readonly {
      readonly from: number;
      readonly text: string;
      readonly means: keyof typeof meaningTexts;
    }[];
  },
): readonly SpokenPart[] =>
  parts.map(({ from, text, means }) => ({
    from,
    text,
    tone: toneOf(means),
    meaning: speech.formatMessage({ id: meaningTexts[means] }),
    value: valueOf(speech, means, date),
  }));
