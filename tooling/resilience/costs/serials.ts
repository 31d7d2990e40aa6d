import { type Brand, brands, findBrand, labels } from "@heater-age/decoder";
import { checkSerial, otherBrand, parseCheck } from "@heater-age/decoder/check";
import { modelKnowledge } from "@heater-age/decoder/makers";
import * as fc from "fast-check";

/** A check's fields in a request. */
export interface CostlyCheck {
  readonly brand: string;
  readonly serialNumber: string;
  readonly modelNumber?: string;
}

/** What a check costs the decoder. */
export interface CheckCost {
  /** Characters of its result as JSON. */
  readonly characters: number;
  /** Microseconds of CPU time. */
  readonly microseconds: number;
}

const today = "2026-11-22";

/** All names that a check may have: every brand, every label, and `other`. */
export const allNames: readonly string[] = [
  ...Object.keys(brands),
  ...labels.map(({ slug }) => slug),
  otherBrand,
];

const lookAlikes = ["0O", "1I", "2Z", "5S", "8B", "6G"];

/** Returns variants of a serial number with look-alike characters, which the decoder tries to repair. */
export const spoiled = (serial: string): readonly string[] =>
  lookAlikes.flatMap(([one = "", other = ""]) => [
    serial.replace(one, other),
    serial.replace(other, one),
    serial.replaceAll(one, other),
    serial.replaceAll(other, one),
  ]);

// A shape's lookaheads, with at most one level of groups.
const lookahead = /\(\?[=!](?:[^()]|\([^()]*\))*\)/gu;

/** Returns some texts that match a pattern. */
function matching(pattern: RegExp, count: number, seed: number): readonly string[] {
  // The generator doesn't support lookaheads, so it draws extra texts without them.
  const loose = fc.stringMatching(new RegExp(pattern.source.replaceAll(lookahead, ""), "u"));
  return fc
    .sample(loose, { numRuns: count * 8, seed })
    .filter((text) => pattern.test(text))
    .slice(0, count);
}

/**
 * Returns serial numbers of each of a brand's formats, with and without swapped look-alike characters.
 *
 * @param each The number per format.
 * @param seed The same seed gives the same serial numbers.
 */
export function serialsOf(
  { formats }: Pick<Brand, "formats">,
  { each, seed }: { readonly each: number; readonly seed: number },
): readonly string[] {
  const plain = formats.flatMap(({ matcher }, index) => matching(matcher().pattern, each, seed + index));
  return [...new Set(plain.flatMap((serial) => [serial, ...spoiled(serial)]))];
}

function processorTime(): number {
  // Reading the process time makes the system update this thread's time.
  process.cpuUsage();
  const { user, system } = process.threadCpuUsage();
  return user + system;
}

/** Returns a check's cost for the decoder; undefined if the API would refuse it. */
export function costOf(input: CostlyCheck): CheckCost | undefined {
  const { check } = parseCheck(input, { findBrand, looksLikeModel: modelKnowledge.looksLikeModel });
  if (check === undefined) return undefined;
  const began = processorTime();
  const result = checkSerial(check, { today, knowledge: modelKnowledge });
  return { microseconds: processorTime() - began, characters: JSON.stringify(result).length };
}

type Measure = (input: CostlyCheck) => CheckCost | undefined;

/** Returns the costliest checks, by characters and by time, costliest first. */
function costliest(inputs: readonly CostlyCheck[], count: number, measure: Measure): readonly CostlyCheck[] {
  const costs = inputs.flatMap((input) => {
    const cost = measure(input);
    return cost === undefined ? [] : [{ input, ...cost }];
  });
  const most = (key: keyof CheckCost) => costs.toSorted((a, b) => b[key] - a[key]).slice(0, count);
  // Measured twice, because the first may have been disturbed.
  const slow = most("microseconds").map((cost) => ({
    ...cost,
    microseconds: Math.min(cost.microseconds, measure(cost.input)?.microseconds ?? 0),
  }));
  const chosen = [
    ...most("characters").slice(0, Math.ceil(count / 2)),
    ...slow.toSorted((a, b) => b.microseconds - a.microseconds).slice(0, Math.ceil(count / 2)),
  ];
  return [...new Set(chosen.map(({ input }) => input))];
}

/** The candidates for the costliest checks. */
export interface CheckPool {
  /** Serial numbers that are tried under every name. */
  readonly serials: readonly string[];
  /** Model numbers that are tried with the costliest serial numbers. */
  readonly models: readonly string[];
  readonly names: readonly string[];
  /** The number of checks to return per name. */
  readonly each: number;
  /** @default `costOf` */
  readonly measure?: Measure;
}

/** Returns the costliest checks of each name, without and with a model number. */
export function costliestChecks({
  serials,
  models,
  names,
  each,
  measure = costOf,
}: CheckPool): readonly CostlyCheck[] {
  return names.flatMap((brand) => {
    const inputs = serials.map((serialNumber) => ({ brand, serialNumber }));
    const plain = costliest(inputs, each, measure);
    const [first] = plain;
    if (first === undefined) return [];
    const withModel = models.map((modelNumber) => ({ ...first, modelNumber }));
    return [...plain, ...costliest(withModel, each, measure)];
  });
}
