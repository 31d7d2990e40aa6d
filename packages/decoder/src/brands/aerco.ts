import type { Brand, Format } from "../engine/format.ts";
import { inventory, recallOfBoilers } from "../sources/sources.ts";

// The maker has published no rule. An auction of a heater of 1997 and manuals that name serial numbers by year agree.

const yearOnly: Format = {
  id: "aerco-yy",
  shape: /^(?<prefix>[A-Z])(?<year>\d{2})(?<sequence>\d{3,4})$/u,
  inUse: [1980, null],
  confidence: "low",
  reasons: [{ code: "inferred-rule" }],
  sources: [
    {
      title: "BidSpotter: lot with an AERCO Benchmark of 1997",
      url: "https://www.bidspotter.com/en-us/auction-catalogues/bschilc/catalogue-id-bschilc10032/lot-7879b7dc-591e-4021-a1ab-a522014abcd6",
      kind: "trade",
    },
    inventory,
  ],
};

// Triangle Tube's recall of 2025 gives the first and last number of the boilers that it built as AERCO Esteem, and the
// months between which they were made; the first number of each year is interpolated.

const esteem: Format = {
  id: "aerco-esteem",
  shape: /^(?<prefix>AE)(?<sequence>1[12]\d{2})$/u,
  inUse: [2011, 2015],
  read: { year: { from: 2012, starts: [1100, 1138, 1173, 1208] } },
  confidence: "low",
  reasons: [{ code: "year-estimated-from-count" }],
  sources: [recallOfBoilers("25-157", "Triangle Tube")],
};

/** AERCO: a letter, then the year; a count on Esteem boilers. */
export const aerco: Brand = {
  slug: "aerco",
  label: "AERCO",
  maker: "Watts",
  formats: [yearOnly, esteem],
  plate: "unknown",
  aliases: [],
};
