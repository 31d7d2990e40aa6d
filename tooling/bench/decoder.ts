import { type Brand, brands, type BrandSlug, decode, normaliseSerial } from "@heater-age/decoder";
import { Bench } from "tinybench";

interface Sample {
  readonly brand: Brand;
  readonly serial: string;
  readonly shape: RegExp;
}

const today = "2026-11-20";
const ROUNDS = 25;

/** Every case of every brand that decodes, with the pattern of the format that reads it. */
async function samplesOf(slug: BrandSlug): Promise<readonly Sample[]> {
  const brand = brands[slug];
  const { cases } = (await import(`@heater-age/decoder/brands/${slug}.cases`)) as {
    cases: readonly { readonly serial: string }[];
  };
  return cases.flatMap(({ serial: typed }) => {
    const serial = normaliseSerial(typed);
    const decoding = decode(brand, serial, { today });
    if (decoding.status === "unreadable") return [];
    const format = brand.formats.find(({ id }) => id === decoding.candidates[0].format);
    return format?.shape.test(serial) ? [{ brand, serial, shape: format.shape }] : [];
  });
}

const row = (cells: readonly (string | number)[]): string => `| ${cells.join(" | ")} |\n`;
const count = (number: number): string => Math.round(number).toLocaleString("en-US");
const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0;

interface Round {
  readonly bare: number;
  readonly decode: number;
}

/** Runs per second of both tasks, side by side in a short round. */
async function round(bare: () => void, decoded: () => void): Promise<Round> {
  const bench = new Bench({ time: 100, warmupTime: 20 });
  bench.add("bare", bare);
  bench.add("decode", decoded);
  await bench.run();
  const perSecond = (name: string): number => {
    const result = bench.getTask(name)?.result;
    if (result?.state !== "completed") throw new Error(`The bench "${name}" did not complete`);
    return 1000 / result.latency.p50;
  };
  return { bare: perSecond("bare"), decode: perSecond("decode") };
}

/**
 * Decodes per second over the serial numbers of all brands, as a ratio to a bare `RegExp.exec` on the same.
 *
 * Many short rounds and the median of their ratios, because a machine that others share changes its pace in between.
 */
export async function benchDecoder(): Promise<string> {
  const slugs = Object.keys(brands) as BrandSlug[];
  const samples = (await Promise.all(slugs.map(samplesOf))).flat();
  const bare = () => {
    for (const { shape, serial } of samples) shape.exec(serial);
  };
  const decoded = () => {
    for (const { brand, serial } of samples) decode(brand, serial, { today });
  };
  const rounds: Round[] = [];
  for (let index = 0; index < ROUNDS; index += 1) rounds.push(await round(bare, decoded));

  const perSecond = (name: keyof Round) => count(samples.length * median(rounds.map((one) => one[name])));
  const ratio = median(rounds.map((one) => one.bare / one.decode));
  return [
    `Decoder: ${samples.length} serial numbers of ${new Set(samples.map(({ brand }) => brand.slug)).size} brands\n\n`,
    row(["What", "per second", "cost against bare"]),
    row(["---", "---:", "---:"]),
    row(["bare RegExp.exec of the matching shape", perSecond("bare"), "1.0"]),
    row(["decode, brand given", perSecond("decode"), ratio.toFixed(1)]),
  ].join("");
}
