import type { MessageId } from "../catalog/shape.ts";
import { aroundText, type KnownDate, monthName } from "./dates.ts";
import type { Translator } from "./translator.ts";

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

/** Returns how a run of characters is tinted: the characters of the date are colored, the others are not. */
export const toneOf = (means: keyof typeof meaningTexts): "year" | "month" | "day" | "other" =>
  means in tones ? tones[means as keyof typeof tones] : "other";

/** A run of characters of a serial number as a plate shows it. */
export interface PlatePart {
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
  translator: Translator,
  means: keyof typeof meaningTexts,
  { year, month, week, day }: KnownDate,
): string | undefined {
  if (means === "year") return String(year);
  if (means === "month" && month !== undefined) return monthName(translator, month);
  if (means === "week" && week !== undefined) return aroundText(translator, year, week);
  return means === "day" && day !== undefined ? String(day) : undefined;
}

/** Returns the parts of a serial number as a plate shows them. */
export const plateParts = (
  translator: Translator,
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
): readonly PlatePart[] =>
  parts.map(({ from, text, means }) => ({
    from,
    text,
    tone: toneOf(means),
    meaning: translator.formatMessage({ id: meaningTexts[means] }),
    value: valueOf(translator, means, date),
  }));
