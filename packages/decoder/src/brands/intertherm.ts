import type { Brand } from "../engine/format.ts";
import {
  monthYearDigits,
  monthYearLetter,
  prefixMonthYearDigits,
  prefixMonthYearLetter,
} from "../formats/rheem.ts";
import { stateFormats } from "../formats/state.ts";
import { compilation, recallOfControls } from "../sources/sources.ts";

// The sources contradict each other on the maker. The formats of State and Rheem don't overlap, so both are tried.

/** Intertherm: with the State labels in a recall of 2004, with Rheem in a compilation. */
export const intertherm: Brand = {
  slug: "intertherm",
  label: "Intertherm",
  maker: "State Industries (?); Rheem (?)",
  formats: [...stateFormats, monthYearLetter, prefixMonthYearLetter, monthYearDigits, prefixMonthYearDigits],
  atMost: "low",
  reasons: [{ code: "maker-varies" }],
  plate: "unknown",
  aliases: ["Miller"],
  sources: [recallOfControls, compilation],
};
