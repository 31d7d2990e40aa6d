import { type Brand, brands, decode, isBrand } from "@heater-age/decoder";
import { type Case, independent } from "@heater-age/decoder/brands/cases";
import type { ExampleEvidence, Examples } from "../app/config/example.ts";
import type { Heater, Heaters } from "../app/config/real-heater.ts";
import { findOrigin } from "../app/shared/guide/origin.ts";

// The surest first. Invalid cases are not examples.
const order = [
  "plate",
  "maker",
  "recall",
  "record",
  "published",
  "illustration",
] as const satisfies ExampleEvidence[];
/** The day on which the cases are decoded. What decodes then also does on later days. */
export const evidenceDay = "2026-11-20";

const isEvidence = (evidence: Case["evidence"]): evidence is ExampleEvidence => evidence !== "invalid";

/** Returns whether a serial number is first read with exactly this format. */
function shows(brand: Brand, format: string, { serial, model, evidence, begins }: Case): boolean {
  if (begins !== undefined) return false;
  if (model !== undefined && evidence !== "plate") return false;
  const decoding = decode(brand, serial, { today: evidenceDay });
  if (decoding.status === "unreadable") return false;
  const [first] = decoding.candidates;
  return first.format === format && !first.reasons.some(({ code }) => code.startsWith("near-miss"));
}

/** Returns the decoder's own cases of a brand. */
export async function brandCases(slug: string): Promise<readonly Case[]> {
  const { cases } = (await import(`@heater-age/decoder/brands/${slug}.cases`)) as {
    readonly cases: readonly Case[];
  };
  return cases;
}

/** Returns a value from the cases of each brand, by slug. Brands for which it is `undefined` are left out. */
async function ofEachBrand<Value>(
  of: (brand: Brand, cases: readonly Case[]) => Value | undefined,
): Promise<Readonly<Record<string, Value>>> {
  const examples = await Promise.all(
    Object.keys(brands)
      .filter(isBrand)
      .map(async (slug) => {
        const value = of(brands[slug], await brandCases(slug));
        return value === undefined ? [] : [[slug, value] as const];
      }),
  );
  return Object.fromEntries(examples.flat());
}

/** Returns the best known serial number of each dated format from the decoder's own cases: by brand, by format. */
export const collectExamples = (): Promise<Examples> =>
  ofEachBrand((brand, cases) => {
    const ranked = order.flatMap((evidence) => cases.filter((one) => one.evidence === evidence));
    const examples = brand.formats.flatMap(({ id, undated }) => {
      const best = undated ? undefined : ranked.find((one) => shows(brand, id, one));
      if (best === undefined || !isEvidence(best.evidence)) return [];
      return [[id, { serial: best.serial, evidence: best.evidence }] as const];
    });
    return examples.length === 0 ? undefined : Object.fromEntries(examples);
  });

const isDated = (brand: Brand, { serial, model }: Case): boolean =>
  decode(brand, serial, { today: evidenceDay, model }).status === "decoded";

/** Returns the rank of a case: a printed date first, whole serial numbers before beginnings. */
const rank = ({ known, begins }: Case): number =>
  (typeof known === "string" ? 0 : 2) + (begins === undefined ? 0 : 1);

/** Returns the data of a heater that a reader can look up. */
function toHeater(brand: Brand, one: Case): Heater | undefined {
  const { serial, model, begins, known } = one;
  const url = findOrigin(brand, one);
  if (url === undefined || !isDated(brand, one)) return undefined;
  return { serial, ...(model && { model }), ...(begins && { begins }), ...(known && { known }), url };
}

/** Returns the best proven real heater of each brand with dates, from the decoder's own cases. */
export const collectHeaters = (): Promise<Heaters> =>
  ofEachBrand((brand, cases) =>
    [...independent, "published" as const]
      .flatMap((kind) =>
        cases.filter(({ evidence }) => evidence === kind).toSorted((one, other) => rank(one) - rank(other)),
      )
      .flatMap((one) => toHeater(brand, one) ?? [])
      .at(0),
  );
