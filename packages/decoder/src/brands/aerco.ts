import { defineFormat } from "../engine/define-format.ts";
import type { Brand } from "../engine/format.ts";
import { inventory } from "../sources/sources.ts";

// The maker has published no rule. An auction of a heater of 1997 and manuals that name serial numbers by year agree.

const yearOnly = defineFormat({
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
});

/** AERCO: a letter, then the year. */
export const aerco: Brand = {
  slug: "aerco",
  label: "AERCO",
  maker: "Watts",
  formats: [yearOnly],
  plate: "unknown",
  aliases: [],
};
