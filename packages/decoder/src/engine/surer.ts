import type { Context } from "./exact.ts";
import type { Brand, Format } from "./format.ts";
import { indexFormats } from "./format-index.ts";
import { rank } from "./rank.ts";
import { type BrandFormat, listReadings, toBrandFormat } from "./readings.ts";

/** Returns the formats of the other brands that aren't weak. */
function listSurer(brand: Brand): readonly BrandFormat[] {
  const surer: BrandFormat[] = [];
  const listed: { readonly format: Format; readonly models: Brand["models"] }[] = [];
  for (const other of brand.others?.() ?? []) {
    for (const format of other.formats) {
      const one = toBrandFormat(other, format);
      // Brands that share a format have the same dates, unless their model numbers differ.
      const isListed = listed.some((each) => each.format === format && each.models === other.models);
      if (one.confidence === "low" || format.undated || isListed) continue;
      listed.push({ format, models: other.models });
      surer.push(one);
    }
  }
  return surer;
}

const surerFormats = indexFormats(listSurer);

/** Returns the first other brand whose rule for a serial number isn't weak, and the likeliest year under that rule. */
export function findSurer(
  brand: Brand,
  serial: string,
  { today, model }: Context,
): { readonly brand: Brand; readonly year: number } | undefined {
  for (const surer of surerFormats(brand, serial)) {
    const match = surer.matcher.pattern.exec(serial);
    if (!match || surer.format.namedOnly?.test(serial)) continue;
    const [first] = rank(surer.brand, listReadings(surer, match, today), { typed: "", model });
    if (first !== undefined && first.confidence !== "low") return { brand: surer.brand, year: first.year };
  }
  return undefined;
}
