import type { Brand } from "../engine/format.ts";
import { boilersForSisters } from "../formats/lochinvar.ts";
import { stateFormats } from "../formats/state.ts";

/** State: year and week since 2008, a month letter and the year until then. */
export const state: Brand = {
  slug: "state",
  label: "State",
  maker: "State Industries (A. O. Smith)",
  formats: [...stateFormats, boilersForSisters],
  plate: "tank-outside",
  aliases: ["State Industries", "State Select", "State Water Heaters"],
};
