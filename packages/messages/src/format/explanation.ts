import type { MessageId, Messages } from "../catalog/shape.ts";
import { dateText } from "./dates.ts";
import type { Translator } from "./translator.ts";

type Texts = Readonly<Record<string, MessageId>>;

/** Texts of the three states of a heater. */
export const stateTexts = {
  good: "result.statusGood",
  monitor: "result.statusMonitor",
  replace: "result.statusReplace",
} as const satisfies Texts;

/** The state of a heater from the decoder. */
export type State = keyof typeof stateTexts;

/** Recommended actions by state, most useful first. */
export const actionTexts = {
  good: ["recommendation.good-1", "recommendation.good-2", "recommendation.good-3"],
  monitor: ["recommendation.monitor-1", "recommendation.monitor-2", "recommendation.monitor-3"],
  replace: ["recommendation.replace-1", "recommendation.replace-2", "recommendation.replace-3"],
} as const satisfies Readonly<Record<State, readonly MessageId[]>>;

const confidences = {
  high: "result.confidenceHigh",
  medium: "result.confidenceMedium",
  low: "result.confidenceLow",
} as const satisfies Texts;

export const sourceKinds = {
  maker: "result.sourceMaker",
  regulator: "result.sourceRegulator",
  trade: "result.sourceTrade",
  compiled: "result.sourceCompiled",
} as const satisfies Texts;

const kindsByWeight = ["maker", "regulator", "trade"] as const;

/** What the confidence of a date depends on. */
export interface ConfidenceInput {
  readonly confidence: keyof typeof confidences;
  readonly reasons?: readonly { readonly code: string }[];
  readonly sources?: readonly { readonly kind: string }[];
}

/**
 * Returns the confidence and what it is based on, as a sentence: the weightiest kind of its sources, or the model
 * number that contradicts it. Without sources, returns what the level can be based on.
 *
 * @example
 * confidenceText(translatorIn("en"), { confidence: "high", sources: [{ kind: "trade" }, { kind: "trade" }] });
 * //=> "High: several independent trade sources agree."
 */
export function confidenceText(
  { formatMessage }: Translator,
  { confidence, reasons = [], sources = [] }: ConfidenceInput,
): string {
  const isContradicted = reasons.some(({ code }) => code === "model-contradicts");
  const kind = kindsByWeight.find((each) => sources.some((source) => source.kind === each));
  return formatMessage({ id: confidences[confidence] }, { by: isContradicted ? "model" : (kind ?? "any") });
}

/** Facts about a model that fit in a word or two, in display order. Each is a text in the area "specifications". */
export const modelFields = ["capacity", "type", "efficiency", "dimensions", "weight", "btus"] as const;

/** Texts of the sources of a model's facts. */
export const modelSources = {
  catalogue: "specifications.fromCatalogue",
  nomenclature: "specifications.fromNumber",
  "ai-enhanced": "specifications.fromLanguageModel",
} as const satisfies Texts;

export interface ReasonCodes<Code extends string = keyof Messages["reasons"]> {
  readonly code: Code;
  readonly values?: Readonly<Record<string, string | number>>;
}

const MONTH = /^(\d{4})-(\d{2})$/u;

/**
 * Returns a reason as a sentence. Months become words, and slugs of brands become names.
 *
 * @param toName Returns the name of a brand by its slug, if known.
 *
 * @example
 * reasonText(translatorIn("en"), () => undefined, { code: "letters-repeat", values: { every: 20 } });
 * //=> "The year letters repeat every 20 years."
 */
export function reasonText(
  translator: Translator,
  toName: (slug: string) => string | undefined,
  { code, values = {} }: ReasonCodes,
): string {
  const words = Object.entries(values).map(([name, value]) => {
    const [, year, month] = MONTH.exec(String(value)) ?? [];
    if (year !== undefined && month !== undefined) {
      return [name, dateText(translator, { year: Number(year), month: Number(month) })] as const;
    }
    if (name === "brand") return [name, toName(String(value)) ?? value] as const;
    // Years have no thousands separator.
    return [name, String(value)] as const;
  });
  // A range without an end has no such value.
  return translator.formatMessage({ id: `reasons.${code}` }, { to: "open", ...Object.fromEntries(words) });
}
