import { type Brand, brands, type BrandSlug, decode, normaliseSerial } from "@heater-age/decoder";
import { Bench } from "tinybench";

interface Sample {
  readonly brand: Brand;
  readonly serial: string;
  readonly shape: RegExp;
}

const today = "2026-11-20";

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

/** Decodes per second over the serial numbers of all brands, as a ratio to a bare `RegExp.exec` on the same. */
export async function benchDecoder(): Promise<string> {
  const slugs = Object.keys(brands) as BrandSlug[];
  const samples = (await Promise.all(slugs.map(samplesOf))).flat();
  const bench = new Bench({ time: 1500, warmupTime: 300 });
  bench.add("bare", () => {
    for (const { shape, serial } of samples) shape.exec(serial);
  });
  bench.add("decode", () => {
    for (const { brand, serial } of samples) decode(brand, serial, { today });
  });
  await bench.run();

  const perSecond = (name: string): number => {
    const result = bench.getTask(name)?.result;
    if (result?.state !== "completed") throw new Error(`The bench "${name}" did not complete`);
    return result.throughput.mean * samples.length;
  };
  const [bare, decoded] = [perSecond("bare"), perSecond("decode")];
  const count = (number: number) => Math.round(number).toLocaleString("en-US");
  return [
    `Decoder: ${samples.length} serial numbers of ${new Set(samples.map(({ brand }) => brand.slug)).size} brands\n\n`,
    row(["What", "per second", "cost against bare"]),
    row(["---", "---:", "---:"]),
    row(["bare RegExp.exec of the matching pattern", count(bare), "1.0"]),
    row(["decode, brand given", count(decoded), (bare / decoded).toFixed(1)]),
  ].join("");
}
