import type { Brand } from "../engine/format.ts";
import { stateFormats } from "../formats/state.ts";

/** Maytag: built by State under license. */
export const maytag: Brand = {
  slug: "maytag",
  label: "Maytag",
  maker: "State Industries",
  formats: stateFormats,
  atMost: "medium",
  reasons: [{ code: "inferred-from-sister-brand" }],
  plate: "tank-outside",
  aliases: [],
  sources: [{ title: "Industry Today", url: "https://industrytoday.com/hot-for-innovation/", kind: "trade" }],
};
