import type { Brand, Format } from "../engine/format.ts";
import { boschFormats } from "../formats/bosch.ts";
import { applianceDate } from "../formats/bsh.ts";

const forGasHeaters = (format: Format): Format => ({
  ...format,
  reasons: [...(format.reasons ?? []), { code: "boilers-and-gas-heaters" }],
});

/**
 * Bosch: one digit for the year and a month code that also gives the decade. Small electric heaters come from another
 * company of the group, BSH, and have its code. Nine digits can be either.
 */
export const bosch: Brand = {
  slug: "bosch",
  label: "Bosch",
  maker: "Bosch Thermotechnology; BSH Hausgeräte",
  formats: [...boschFormats.map(forGasHeaters), applianceDate],
  plate: "boiler-varies",
  aliases: ["AquaStar", "Therm", "Tronic"],
  shortest: 5,
  longest: 23,
  models: [
    {
      shape: /^YS\d{4}RA/u,
      from: 0,
      to: null,
      soldAs: "Bosch (Australia)",
      source: {
        title: "Bosch Australia: installation instructions 17e to 26e",
        url: "https://www.scribd.com/document/358667795/apricusaustralia-bosch-booster-manual",
        kind: "maker",
      },
    },
  ],
};
