import { type Confidence, warranty } from "@heater-age/decoder";
import { type LifeType, usualLife } from "@heater-age/decoder/life";
import { usualWarranty } from "@heater-age/decoder/warranty";
import { entryOf, safetyStates, type Translator, type Years } from "@heater-age/messages/format";

/** An answer in a few words. */
export interface ShortAnswer {
  readonly text: string;
  /** How grave it is, where it is. */
  readonly tone?: "monitor" | "replace";
}

/** How old a heater is, and of what kind. */
export interface AgeOfKind {
  readonly age: { readonly minMonths: number; readonly maxMonths: number };
  /** Absent if it is unknown. */
  readonly kind?: LifeType | undefined;
}

/** Returns whether recalls cover the heater. */
export function recallsAnswer(
  { formatMessage }: Translator,
  recalls: readonly { readonly answer: string }[],
): ShortAnswer {
  const count = recalls.length;
  if (count === 0) return { text: formatMessage({ id: "result.recallsNone" }) };
  return recalls.some(({ answer }) => entryOf(safetyStates, answer) === "replace")
    ? { text: formatMessage({ id: "result.recallsAffected" }), tone: "replace" }
    : { text: formatMessage({ id: "result.recallsOpen" }, { count }), tone: "monitor" };
}

/** Returns how long a heater is covered, by its own warranty or that of its model. `undefined` if neither tells. */
export function warrantyYears(
  covers: readonly { readonly yearsFrom: number; readonly yearsTo: number }[],
  ofModel: string | undefined,
): Years | undefined {
  const [cover] = covers;
  if (cover !== undefined) return { from: cover.yearsFrom, to: cover.yearsTo };
  const years = warranty(ofModel ?? "", 0)?.years;
  return years === undefined ? undefined : { from: years, to: years };
}

/**
 * Returns whether the warranty still runs, or how long that of such heaters is.
 *
 * @param known How long it is, if that is known.
 */
export function warrantyAnswer(
  { formatMessage }: Translator,
  { age: { minMonths, maxMonths }, kind }: AgeOfKind,
  known: Years | undefined,
): string {
  const [oldest, youngest] = [Math.floor(maxMonths / 12), Math.floor(minMonths / 12)];
  const { from, to } = known ?? usualWarranty(kind);
  if (known === undefined) {
    // Longer ones than usual exist where the kind is unknown.
    const longest = kind === undefined ? usualWarranty("tankless-gas").to : to;
    const range = { from, to };
    if (youngest < longest)
      return formatMessage({ id: from === to ? "result.warrantyYears" : "result.warrantyUsual" }, range);
    const years = formatMessage({ id: "result.lifeRange" }, range);
    return formatMessage({ id: "result.warrantyUsualOver" }, { years });
  }
  if (youngest >= to) return formatMessage({ id: "specifications.statusExpired" });
  if (oldest >= from) return formatMessage({ id: "specifications.warrantyOpen" });
  const active = formatMessage({ id: "specifications.statusActive" });
  return formatMessage({ id: "result.warrantyActiveLeft" }, { active, years: from - oldest });
}

/** Returns how long such heaters last, and whether this one is past that. */
export function lifeAnswer({ formatMessage }: Translator, { age: { minMonths }, kind }: AgeOfKind): string {
  const { from, to } = usualLife(kind);
  const isOver = minMonths >= to * 12;
  const id = isOver ? "result.lifeOver" : kind === undefined ? "result.lifeByKind" : "result.lifeRange";
  return formatMessage({ id }, { from, to });
}

const words = {
  high: "result.confidenceWordHigh",
  medium: "result.confidenceWordMedium",
  low: "result.confidenceWordLow",
} as const;

/** Returns how sure the date is, and how many sources say so. */
export function sureAnswer(
  { formatMessage }: Translator,
  { confidence, sources }: { readonly confidence: Confidence; readonly sources: readonly unknown[] },
): string {
  const sure = formatMessage({ id: words[confidence] });
  return formatMessage({ id: "result.sureSources" }, { sure, count: sources.length });
}
