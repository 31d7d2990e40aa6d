import { brands, findBrand, normaliseSerial } from "@heater-age/decoder";
import { checkSerial, otherBrand, parseCheck } from "@heater-age/decoder/check";
import { modelKnowledge } from "@heater-age/decoder/makers";

/** A check's fields in a request. */
export interface CostlyCheck {
  readonly brand: string;
  readonly serialNumber: string;
  readonly modelNumber?: string;
}

const today = "2026-11-22";
const modelNumber = "XE40T10H22U0";

/** Decodes a check, and returns the characters of its result and the microseconds of CPU time. */
function measure(check: CostlyCheck) {
  const parsed = parseCheck(check, { findBrand, looksLikeModel: modelKnowledge.looksLikeModel });
  if (parsed.check === undefined) return { check, characters: 0, microseconds: 0 };
  const began = process.cpuUsage();
  const result = checkSerial(parsed.check, { today, knowledge: modelKnowledge });
  const { user, system } = process.cpuUsage(began);
  return { check, characters: JSON.stringify(result).length, microseconds: user + system };
}

/**
 * Returns the costliest checks of all brands' cases, under their brand and without one: some with the longest result,
 * longest first, then some of the slowest.
 */
export async function findCostlyChecks(count: number): Promise<readonly CostlyCheck[]> {
  const measured: ReturnType<typeof measure>[] = [];
  for (const brand of Object.keys(brands)) {
    const { cases } = (await import(`@heater-age/decoder/brands/${brand}.cases`)) as {
      readonly cases: readonly { readonly serial: string }[];
    };
    for (const { serial } of cases) {
      const serialNumber = normaliseSerial(serial);
      for (const name of [brand, otherBrand])
        measured.push(measure({ brand: name, serialNumber, modelNumber }));
    }
  }
  const longest = measured.toSorted((one, other) => other.characters - one.characters).slice(0, count);
  const slowest = measured.toSorted((one, other) => other.microseconds - one.microseconds).slice(0, count);
  return [...new Set([...longest, ...slowest])].map(({ check }) => check);
}
