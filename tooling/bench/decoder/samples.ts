import { type Brand, brands, type BrandSlug, decode, normaliseSerial } from "@heater-age/decoder";

/** A serial number that decodes, with the shape of the format that reads it. */
export interface Sample {
  readonly brand: Brand;
  readonly serial: string;
  readonly shape: RegExp;
}

/** A day, so that each run measures the same. */
export const today = "2026-11-20";

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

/** Every case of every brand that decodes, in the order of the brands. */
export const allSamples = async (): Promise<readonly Sample[]> =>
  (await Promise.all((Object.keys(brands) as BrandSlug[]).map(samplesOf))).flat();

/** The bare match that decoding is compared with: the shape as it is written, with the names of its groups. */
export const bareOf =
  (samples: readonly Sample[]): (() => void) =>
  () => {
    for (const { shape, serial } of samples) shape.exec(serial);
  };
