import type { Brand } from "../engine/format.ts";
import {
  jetglas,
  lettersEightDigits,
  lettersSevenDigits,
  lettersSixDigits,
  printingErrorOA,
} from "../formats/bradford-white.ts";
import { builtByRinnai } from "../formats/rinnai.ts";
import { centre } from "../sources/sources.ts";

// Rinnai built the tankless heaters with this name. Two letters followed by two more are Rinnai's code, not a tank's.
// Takagi built those sold under State, American, Reliance and A. O. Smith, with A. O. Smith's format. Paloma built
// those of Rheem's brands, whose format is among Rheem's.

/** Bradford White: letters for year and month, then a running number. */
export const bradfordWhite: Brand = {
  slug: "bradford-white",
  label: "Bradford White",
  maker: "Bradford White Corporation",
  formats: [
    lettersEightDigits,
    lettersSevenDigits,
    lettersSixDigits,
    printingErrorOA,
    jetglas,
    ...builtByRinnai(centre("Bradford White", "bradford-white-water-heater-age"), 2009),
  ],
  plate: "tank-upper-front",
  aliases: ["Jetglas", "Energy Saver", "Golden Knight"],
};
