import type { Brand } from "../engine/format.ts";
import { dayOfYear, fullDateLetter, sixteenDigits } from "../formats/ariston.ts";

/** Westinghouse: HTP builds the recent heaters; no dated one was found. */
export const westinghouse: Brand = {
  slug: "westinghouse",
  label: "Westinghouse",
  maker: "HTP",
  formats: [dayOfYear, sixteenDigits, fullDateLetter],
  plate: "unknown",
  aliases: [],
  atMost: "low",
  reasons: [{ code: "inferred-from-sister-brand" }],
  longest: 21,
};
