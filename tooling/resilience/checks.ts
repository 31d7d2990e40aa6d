import { brands, type BrandSlug, findBrand, labels, normaliseSerial } from "@heater-age/decoder";
import { checkSerial, otherBrand, parseCheck } from "@heater-age/decoder/check";
import { modelKnowledge } from "@heater-age/decoder/makers";

/** A check's fields in a request. */
export interface CostlyCheck {
  readonly brand: string;
  readonly serialNumber: string;
  readonly modelNumber?: string;
}

interface MeasuredCheck {
  readonly check: CostlyCheck;
  /** Characters of its result as JSON. */
  readonly characters: number;
  /** Microseconds of CPU time. */
  readonly microseconds: number;
}

const today = "2026-11-22";
const sharedSerials = 60;

/** All names that a check may have: every brand, every label, and `other`. */
const names: readonly string[] = [...Object.keys(brands), ...labels.map(({ slug }) => slug), otherBrand];

const lookAlikes = ["0O", "1I", "2Z", "5S", "8B", "6G"];

/** Swaps look-alike characters in a serial number, which the decoder tries to repair. */
const misread = (serial: string): readonly string[] =>
  lookAlikes.flatMap(([one = "", other = ""]) => [
    serial.replaceAll(one, other),
    serial.replaceAll(other, one),
  ]);

/** Returns the serial numbers of a brand's cases, also misread. */
async function readSerials(brand: BrandSlug): Promise<readonly string[]> {
  const { cases } = (await import(`@heater-age/decoder/brands/${brand}.cases`)) as {
    readonly cases: readonly { readonly serial: string }[];
  };
  return cases.map(({ serial }) => normaliseSerial(serial)).flatMap((serial) => [serial, ...misread(serial)]);
}

function measure(check: CostlyCheck): MeasuredCheck | undefined {
  const parsed = parseCheck(check, { findBrand, looksLikeModel: modelKnowledge.looksLikeModel });
  if (parsed.check === undefined) return undefined;
  const began = process.cpuUsage();
  const result = checkSerial(parsed.check, { today, knowledge: modelKnowledge });
  const { user, system } = process.cpuUsage(began);
  return { check, microseconds: user + system, characters: JSON.stringify(result).length };
}

/** Measures checks that the API accepts, those with the longest result first. */
const measureAll = (checks: readonly CostlyCheck[]): readonly MeasuredCheck[] =>
  checks
    .map(measure)
    .filter((measured) => measured !== undefined)
    .toSorted((one, other) => other.characters - one.characters);

/** Returns the check with the longest result and the slowest one. */
function findExtremes(checks: readonly CostlyCheck[]): readonly MeasuredCheck[] {
  const measured = measureAll(checks);
  const slowest = measured.toSorted((one, other) => other.microseconds - one.microseconds);
  return [...measured.slice(0, 1), ...slowest.slice(0, 1)];
}

/**
 * Returns the costliest checks of each name, without and with a model number. Those with the longest result come first.
 *
 * @param oneIn Uses one of this many names and serial numbers.
 */
export async function findCostlyChecks(
  models: readonly string[],
  oneIn: number,
): Promise<readonly CostlyCheck[]> {
  const thin = <Item>(items: readonly Item[]) => items.filter((_, index) => index % oneIn === 0);
  const own = new Map<string, readonly string[]>();
  for (const brand of Object.keys(brands) as BrandSlug[]) own.set(brand, await readSerials(brand));
  const every = [...new Set([...own.values()].flat())];
  // The longest answers without a brand are also the longest under a label; a brand also has its own formats.
  const open = measureAll(thin(every).map((serialNumber) => ({ brand: otherBrand, serialNumber })));
  const shared = open.slice(0, sharedSerials).map(({ check }) => check.serialNumber);
  const found = thin(names.toReversed()).flatMap((brand) => {
    const serials = [...shared, ...thin(own.get(brand) ?? [])];
    const plain = findExtremes(serials.map((serialNumber) => ({ brand, serialNumber })));
    const longest = plain[0]?.check;
    if (longest === undefined) return [];
    return [...plain, ...findExtremes(models.map((modelNumber) => ({ ...longest, modelNumber })))];
  });
  return found.toSorted((one, other) => other.characters - one.characters).map(({ check }) => check);
}
