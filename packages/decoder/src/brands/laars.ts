import type { Brand, Format } from "../engine/format.ts";
import { lettersEightDigits, lettersSevenDigits, monthLetters } from "../formats/bradford-white.ts";
import { centre, inspectorsForum, inventory } from "../sources/sources.ts";

const brute = {
  confidence: "low",
  reasons: [{ code: "single-source" }],
  sources: [centre("Brute", "brute-hvac-age"), inventory],
} as const;

const monthYear: Format = {
  id: "laars-myy",
  shape: /^(?<month>[A-HJ-M])(?<year>\d{2})(?<unknown>[A-Z]?)(?<sequence>\d{5,6})$/u,
  inUse: [1960, null],
  read: { month: monthLetters },
  confidence: "medium",
  sources: [
    centre("Laars", "laars-hvac-age"),
    inspectorsForum("Teledyne Laars boilers", "teledyne-laars-boiler-nomenclature/159337"),
    inventory,
  ],
};

// We don't know whether Brute shares the running number of Bradford White's own tanks.
const bruteSeven: Format = { ...lettersSevenDigits, ...brute, id: "brute-bw-7", counter: [] };
const bruteEight: Format = { ...lettersEightDigits, ...brute, id: "brute-bw-8", counter: [] };

/** Laars: a month letter, then the year. Brute follows Bradford White. */
export const laars: Brand = {
  slug: "laars",
  label: "Laars",
  maker: "Bradford White Corporation",
  formats: [monthYear, bruteEight, bruteSeven],
  plate: "unknown",
  aliases: ["Teledyne Laars", "Brute", "Magnatherm", "Mini-Therm", "Mighty Therm", "Mascot"],
};
