import { type BrandSlug, brands } from "@heater-age/decoder";

/** A serial number of a brand that has a date. */
export interface Case {
  readonly brand: BrandSlug;
  readonly serial: string;
}

/** Returns every case of a brand that must decode to a date. */
export async function casesOf(brand: BrandSlug): Promise<readonly Case[]> {
  const { cases } = (await import(`@heater-age/decoder/brands/${brand}.cases`)) as {
    readonly cases: readonly { readonly serial: string; readonly is: string }[];
  };
  return cases.filter(({ is }) => /^\d{4}/u.test(is)).map(({ serial }) => ({ brand, serial }));
}

/** A visitor's input for a heater. */
export interface Heater {
  readonly brand: BrandSlug;
  readonly serialNumber: string;
}

/** Returns one heater of each brand whose cases have a serial number with a date. */
export async function heatersOfAllBrands(): Promise<readonly Heater[]> {
  const cases = await Promise.all((Object.keys(brands) as BrandSlug[]).map(casesOf));
  return cases.flatMap(([first]) =>
    first === undefined ? [] : [{ brand: first.brand, serialNumber: first.serial }],
  );
}
