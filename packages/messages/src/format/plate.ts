import type { MessageId } from "../catalog/shape.ts";
import { aroundText, type KnownDate, monthName } from "./dates.ts";
import type { Translator } from "./translator.ts";

/** Texts for the meanings of characters in a serial number. */
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

/** Returns the tint of a run of characters: those of the date are colored, the others are not. */
export const findTone = (means: keyof typeof meaningTexts): "year" | "month" | "day" | "other" =>
  means in tones ? tones[means as keyof typeof tones] : "other";

/** A run of characters of a serial number, as shown on a plate. */
export interface PlatePart {
  /** Index of the first character. */
  readonly from: number;
  readonly text: string;
  readonly tone: ReturnType<typeof findTone>;
  /** Meaning of the characters: "month". */
  readonly meaning: string;
  /** Value of the characters: "August". */
  readonly value: string | undefined;
}

function readValue(
  translator: Translator,
  means: keyof typeof meaningTexts,
  { year, month, week, day }: KnownDate,
): string | undefined {
  if (means === "year") return String(year);
  if (means === "month" && month !== undefined) return monthName(translator, month);
  if (means === "week" && week !== undefined) return aroundText(translator, year, week);
  return means === "day" && day !== undefined ? String(day) : undefined;
}

/** Returns the parts of a serial number, as shown on a plate. */
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
    tone: findTone(means),
    meaning: translator.formatMessage({ id: meaningTexts[means] }),
    value: readValue(translator, means, date),
  }));
