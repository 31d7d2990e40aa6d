import { type Brand, brands, decode, isBrand } from "@heater-age/decoder";
import type { Case } from "@heater-age/decoder/brands/cases";
import type { ExampleEvidence, Examples } from "../app/shared/examples/example.ts";

// The surest first. What must not be read is no example.
const order = ["plate", "maker", "recall", "published", "illustration"] as const satisfies ExampleEvidence[];
// What must be read a certain way holds on any later day.
const today = "2026-11-20";

const isEvidence = (evidence: Case["evidence"]): evidence is ExampleEvidence => evidence !== "invalid";

/** Whether a serial number is read with exactly this format in the first place. */
function shows(brand: Brand, format: string, { serial, model, evidence }: Case): boolean {
  if (model !== undefined && evidence !== "plate") return false;
  const decoding = decode(brand, serial, { today });
  if (decoding.status === "unreadable") return false;
  const [first] = decoding.candidates;
  return first.format === format && !first.reasons.some(({ code }) => code.startsWith("near-miss"));
}

/** The best known serial number of each dated format, out of the decoder's own cases: by brand, by format. */
export async function collectExamples(): Promise<Examples> {
  const all = Object.keys(brands).filter(isBrand);
  const found = await Promise.all(
    all.map(async (slug) => {
      const brand = brands[slug];
      const { cases } = (await import(`@heater-age/decoder/brands/${slug}.cases`)) as {
        readonly cases: readonly Case[];
      };
      const ranked = order.flatMap((evidence) => cases.filter((one) => one.evidence === evidence));
      const examples = brand.formats.flatMap(({ id, undated }) => {
        const best = undated ? undefined : ranked.find((one) => shows(brand, id, one));
        if (best === undefined || !isEvidence(best.evidence)) return [];
        return [[id, { serial: best.serial, evidence: best.evidence }] as const];
      });
      return [slug, Object.fromEntries(examples)] as const;
    }),
  );
  return Object.fromEntries(found.filter(([, examples]) => Object.keys(examples).length > 0));
}
