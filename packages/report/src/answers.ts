import { type Confidence, warranty } from "@heater-age/decoder";
import { type LifeType, usualLife } from "@heater-age/decoder/life";
import { usualWarranty } from "@heater-age/decoder/warranty";
import { findEntry, safetyStates, type Translator, type Years } from "@heater-age/messages/format";

/** A short answer. */
export interface ShortAnswer {
  readonly text: string;
  /** The severity, if it has one. */
  readonly tone?: "monitor" | "replace";
}

/** The age range of a heater, and its kind. */
export interface AgeOfKind {
  readonly age: { readonly minMonths: number; readonly maxMonths: number };
  /** Absent if unknown. */
  readonly kind?: LifeType | undefined;
}

/** Returns whether recalls cover the heater. */
export function recallsAnswer(
  { formatMessage }: Translator,
  recalls: readonly { readonly answer: string }[],
): ShortAnswer {
  const count = recalls.length;
  if (count === 0) return { text: formatMessage({ id: "result.recallsNone" }) };
  return recalls.some(({ answer }) => findEntry(safetyStates, answer) === "replace")
    ? { text: formatMessage({ id: "result.recallsAffected" }), tone: "replace" }
    : { text: formatMessage({ id: "result.recallsOpen" }, { count }), tone: "monitor" };
}

/** Returns the years of a warranty: the heater's own or that of its model. `undefined` if neither is known. */
export function warrantyYears(
  covers: readonly { readonly yearsFrom: number; readonly yearsTo: number }[],
  ofModel: string | undefined,
): Years | undefined {
  const [cover] = covers;
  if (cover !== undefined) return { from: cover.yearsFrom, to: cover.yearsTo };
  const years = warranty(ofModel ?? "", 0)?.years;
  return years === undefined ? undefined : { from: years, to: years };
}

/** Returns whether a heater is older than the longest usual warranty. Other kinds have longer ones than tanks. */
export const isPastUsualWarranty = ({ age: { minMonths }, kind }: AgeOfKind): boolean =>
  minMonths >= usualWarranty(kind ?? "tankless-gas").to * 12;

/** Returns whether a heater is older than the longest expected life. */
export const isPastLife = ({ age: { minMonths }, kind }: AgeOfKind): boolean =>
  minMonths >= usualLife(kind).to * 12;

/**
 * Returns whether the warranty is still active, or how long the warranty of such heaters is.
 *
 * @param known Its years, if known.
 */
export function warrantyAnswer(
  { formatMessage }: Translator,
  heater: AgeOfKind,
  known: Years | undefined,
): string {
  const { age, kind } = heater;
  const [oldest, youngest] = [Math.floor(age.maxMonths / 12), Math.floor(age.minMonths / 12)];
  const { from, to } = known ?? usualWarranty(kind);
  if (known === undefined) {
    const range = { from, to };
    if (!isPastUsualWarranty(heater))
      return formatMessage({ id: from === to ? "result.warrantyYears" : "result.warrantyUsual" }, range);
    const years = formatMessage({ id: "result.lifeRange" }, range);
    return formatMessage({ id: "result.warrantyUsualOver" }, { years });
  }
  if (youngest >= to) return formatMessage({ id: "specifications.statusExpired" });
  if (oldest >= from) return formatMessage({ id: "specifications.warrantyOpen" });
  const active = formatMessage({ id: "specifications.statusActive" });
  return formatMessage({ id: "result.warrantyActiveLeft" }, { active, years: from - oldest });
}

/** Returns how long such heaters last, and whether this one has passed that age. */
export function lifeAnswer({ formatMessage }: Translator, heater: AgeOfKind): string {
  const { kind } = heater;
  const { from, to } = usualLife(kind);
  const id = isPastLife(heater)
    ? "result.lifeOver"
    : kind === undefined
      ? "result.lifeByKind"
      : "result.lifeRange";
  return formatMessage({ id }, { from, to });
}

const words = {
  high: "result.confidenceWordHigh",
  medium: "result.confidenceWordMedium",
  low: "result.confidenceWordLow",
} as const;

/** Returns how confident the date is, and how many sources support it. */
export function sureAnswer(
  { formatMessage }: Translator,
  { confidence, sources }: { readonly confidence: Confidence; readonly sources: readonly unknown[] },
): string {
  const sure = formatMessage({ id: words[confidence] });
  return formatMessage({ id: "result.sureSources" }, { sure, count: sources.length });
}
