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

// The tankless heaters with this name are Rinnai's, and two letters with two more behind them are its code, not a tank's.
// Those of State, American, Reliance and A. O. Smith are Takagi's, which writes as A. O. Smith does; those of Rheem's brands
// are Paloma's and among Rheem's formats.

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
