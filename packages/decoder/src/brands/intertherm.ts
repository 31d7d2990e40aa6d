import type { Brand } from "../engine/format.ts";
import { stateFormats } from "../formats/state.ts";
import { recallOfControls } from "../sources/sources.ts";

/** Intertherm: listed with State's labels in a recall of 2004. */
export const intertherm: Brand = {
  slug: "intertherm",
  label: "Intertherm",
  maker: "State Industries (?)",
  formats: stateFormats,
  atMost: "low",
  reasons: [{ code: "inferred-from-sister-brand" }],
  plate: "unknown",
  aliases: ["Miller"],
  sources: [recallOfControls],
};
