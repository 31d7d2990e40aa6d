import type { ReasonCode } from "../engine/reasons.ts";

// Why there is another date, and the evidence for or against this one.
const telling: ReadonlySet<string> = new Set<ReasonCode>([
  "letters-repeat",
  "single-year-digit",
  "formats-overlap",
  "boilers-and-gas-heaters",
  "small-electric-heaters",
  "month-not-padded",
  "counter-misfit",
  "check-running-number",
  "model-fits",
  "model-excludes",
  "accessory-number",
  "outside-attested-years",
  "near-miss-tail",
  "fits-other-brand",
  "also-other-number",
  "date-beside-contradicts",
  "may-be-undated",
  "week-or-month-disputed",
  "year-table-disputed",
]);

/**
 * Returns the reasons that set an alternative date apart from the others, or all reasons if none does.
 *
 * @example
 * tellingReasons([{ code: "brand-format" }, { code: "letters-repeat", values: { every: 20 } }]);
 * //=> [{ code: "letters-repeat", values: { every: 20 } }]
 */
export function tellingReasons<Reason extends { readonly code: string }>(
  reasons: readonly Reason[],
): readonly Reason[] {
  const tellingOnes = reasons.filter(({ code }) => telling.has(code));
  return tellingOnes.length === 0 ? reasons : tellingOnes;
}
