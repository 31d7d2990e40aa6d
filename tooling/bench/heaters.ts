import { type BrandSlug, brands } from "@heater-age/decoder";

/** A visitor's input for a heater. */
export interface Heater {
  readonly brand: BrandSlug;
  readonly serialNumber: string;
}

/** Returns every case of every brand that must decode to a date. */
export async function readHeaters(): Promise<readonly Heater[]> {
  const slugs = Object.keys(brands) as BrandSlug[];
  const heaters = slugs.map(async (brand) => {
    const { cases } = (await import(`@heater-age/decoder/brands/${brand}.cases`)) as {
      readonly cases: readonly { readonly serial: string; readonly is: string }[];
    };
    return cases
      .filter(({ is }) => /^\d{4}/u.test(is))
      .map(({ serial }) => ({ brand, serialNumber: serial }));
  });
  return (await Promise.all(heaters)).flat();
}
