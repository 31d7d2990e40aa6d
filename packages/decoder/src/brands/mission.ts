import type { Brand } from "../engine/format.ts";
import { stateFormats } from "../formats/state.ts";
import { recallOfControls } from "../sources/sources.ts";

// No other source mentions this name.

/** Mission: listed with State and A. O. Smith in a recall of 2004. */
export const mission: Brand = {
  slug: "mission",
  label: "Mission",
  maker: "State Industries (?)",
  formats: stateFormats,
  atMost: "low",
  reasons: [{ code: "inferred-from-sister-brand" }],
  plate: "tank-outside",
  aliases: [],
  sources: [recallOfControls],
};
