import type { BrandSlug } from "../brands/index.ts";
import type { Source } from "../engine/format.ts";

const trade = (title: string, url: string): Source => ({ title, url, kind: "trade" });
const maker = (title: string, url: string): Source => ({ title, url, kind: "maker" });

const pageOnKenmore = trade(
  "Water Heater Trace: Kenmore",
  "https://www.waterheatertrace.com/brands/kenmore/water-heater-age/",
);
const soleSupplier = trade("Industry Today", "https://industrytoday.com/hot-for-innovation/");

/** Whose heaters were sold under a name that is a brand with formats, though no maker of its own. A literal. */
export interface SoldUnder {
  /** Slug of the name. */
  readonly name: BrandSlug;
  /** Prefixes of model numbers whose builder is known, as `modelKey` writes them. */
  readonly prefixes: readonly {
    readonly prefix: string;
    readonly brand: BrandSlug;
    readonly sources: readonly [Source, ...Source[]];
  }[];
  /** What a prefix of this name looks like: one that is in no list is told as unknown. */
  readonly prefixShape: RegExp;
  /** Who is known to have built for it, for what has no prefix. */
  readonly builtBy: readonly {
    readonly brand: BrandSlug;
    readonly sources: readonly [Source, ...Source[]];
  }[];
  /** Who is said to have built some as well. */
  readonly saidToBe: readonly {
    readonly brand: BrandSlug;
    readonly sources: readonly [Source, ...Source[]];
  }[];
}

/**
 * Names whose builders are known by other things than the shape of their numbers.
 *
 * Kenmore: manuals of Sears for numbers from 153. carry the part numbers of A. O. Smith's own, and State was the only
 * supplier of heaters for homes to Sears for more than 46 years. Listings of manuals show one other prefix on a water
 * heater, 409.730121, without its maker, so that it stays unknown; those of other appliances say nothing here.
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
