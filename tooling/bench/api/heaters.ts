import { brands, type BrandSlug, decode } from "@heater-age/decoder";
import { unlessModel } from "@heater-age/decoder/models";

/** A heater as a visitor types it. */
export interface Heater {
  readonly brand: BrandSlug;
  readonly serialNumber: string;
}

const today = "2026-11-20";

const isRead = ({ brand, serialNumber }: Heater): boolean =>
  unlessModel(decode(brands[brand], serialNumber, { today }), serialNumber).status !== "unreadable";

/** One heater of each brand whose cases have a serial number that tells a date. */
export async function heatersOfAllBrands(): Promise<readonly Heater[]> {
  const slugs = (Object.keys(brands) as BrandSlug[]).filter(
    (slug) => brands[slug].withoutFormat !== "private-label",
  );
  const found = await Promise.all(
    slugs.map(async (brand) => {
      const { cases } = (await import(`@heater-age/decoder/brands/${brand}.cases`)) as {
        cases: readonly { readonly serial: string }[];
      };
      return cases.map(({ serial }) => ({ brand, serialNumber: serial })).find(isRead);
    }),
  );
  return found.flatMap((heater) => heater ?? []);
}
