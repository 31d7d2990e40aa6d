import type { Brand } from "../engine/format.ts";
import {
  jetglas,
  lettersEightDigits,
  lettersSevenDigits,
  lettersSixDigits,
  printingErrorOA,
} from "../formats/bradford-white.ts";

/** Bradford White: letters for year and month, then a running number. */
export const bradfordWhite: Brand = {
  slug: "bradford-white",
  label: "Bradford White",
  maker: "Bradford White Corporation",
  formats: [lettersEightDigits, lettersSevenDigits, lettersSixDigits, printingErrorOA, jetglas],
  plate: "tank-upper-front",
  aliases: ["Jetglas", "Energy Saver", "Golden Knight"],
};
