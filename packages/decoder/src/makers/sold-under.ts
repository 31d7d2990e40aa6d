import type { BrandSlug } from "../brands/index.ts";
import type { Source } from "../engine/format.ts";

const trade = (title: string, url: string): Source => ({ title, url, kind: "trade" });
const maker = (title: string, url: string): Source => ({ title, url, kind: "maker" });

const pageOnKenmore = trade(
  "Water Heater Trace: Kenmore",
  "https://www.waterheatertrace.com/brands/kenmore/water-heater-age/",
);
const soleSupplier = trade("Industry Today", "https://industrytoday.com/hot-for-innovation/");

/** The makers behind a name that is a brand with formats but built nothing itself. */
export interface SoldUnder {
  /** Slug of the name. */
  readonly name: BrandSlug;
  /** Prefixes of model numbers with a known builder, as `modelKey` writes them. */
  readonly prefixes: readonly {
    readonly prefix: string;
    readonly brand: BrandSlug;
    readonly sources: readonly [Source, ...Source[]];
  }[];
  /** The shape of this name's prefixes. One that isn't listed is reported as unknown. */
  readonly prefixShape: RegExp;
  /** Known builders of heaters without a known prefix. */
  readonly builtBy: readonly {
    readonly brand: BrandSlug;
    readonly sources: readonly [Source, ...Source[]];
  }[];
  /** Makers that reportedly built some as well. */
  readonly saidToBe: readonly {
    readonly brand: BrandSlug;
    readonly sources: readonly [Source, ...Source[]];
  }[];
}

/**
 * Names whose builders are known from other evidence than the shape of their numbers.
 *
 * Kenmore: manuals of Sears for numbers from 153. carry part numbers of A. O. Smith's own, and State was the only
 * supplier of residential heaters to Sears for more than 46 years. Listings of manuals show one other prefix on a
 * water heater, 409.730121, without its maker, so it stays unknown. Prefixes of other appliances prove nothing here.
 */
export const soldUnder: readonly SoldUnder[] = [
  {
    name: "kenmore",
    prefixes: [
      {
        prefix: "153",
        brand: "state",
        sources: [
          maker(
            "Sears: manual of 153.336162",
            "https://somanuals.com/html/14/Sears-Water-Heater-153336162-User-Guide.html",
          ),
          maker(
            "Sears: manual of 153.339161",
            "https://somanualss.com/html/10/Kenmore-Water-Heater-153339161-User-Manual.html",
          ),
          maker(
            "A. O. Smith: manual 6-119",
            "http://aosmithmanual.com/html/AO-Smith-Water-Heater-6-119-User-Manual.html",
          ),
          soleSupplier,
          pageOnKenmore,
        ],
      },
    ],
    prefixShape: /^\d{3}(?=\d)/u,
    builtBy: [{ brand: "state", sources: [soleSupplier, pageOnKenmore] }],
    saidToBe: [
      { brand: "rheem", sources: [pageOnKenmore] },
      { brand: "american", sources: [pageOnKenmore] },
    ],
  },
];
