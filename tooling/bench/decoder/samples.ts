import { type Brand, brands, type BrandSlug, decode, normaliseSerial } from "@heater-age/decoder";
import { casesOf } from "../harness/cases.ts";

/** A serial number that decodes, with its format's shape. */
export interface Sample {
  readonly brand: Brand;
  readonly serial: string;
  readonly shape: RegExp;
}

/** A fixed day, so every run measures the same. */
export const today = "2026-11-20";

/** Returns every case of every brand that decodes, in the order of the brands. */
export async function allSamples(): Promise<readonly Sample[]> {
  const cases = await Promise.all((Object.keys(brands) as BrandSlug[]).map(casesOf));
  return cases.flat().flatMap((one) => {
    const brand = brands[one.brand];
    const serial = normaliseSerial(one.serial);
    const decoding = decode(brand, serial, { today });
    if (decoding.status === "unreadable") return [];
    const format = brand.formats.find(({ id }) => id === decoding.candidates[0].format);
    return format?.shape.test(serial) ? [{ brand, serial, shape: format.shape }] : [];
  });
}

/** Returns the bare matches to compare with: each shape as written, with its group names. */
export const bareOf =
  (samples: readonly Sample[]): (() => void) =>
  () => {
    for (const { shape, serial } of samples) shape.exec(serial);
  };
