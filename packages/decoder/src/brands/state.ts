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
  // Lines: http://www.statewaterheatersme.com/history/?lang=qa (Sandblaster, Premium, Select), the warranty on
  // https://www.manualsdir.com/manuals/407969/state-series-301-series-300.html?page=38 (Premier, Select) and
  // http://somanuals.com/html/15/State-Industries-Water-Heater-SSE-5-User-Manual.html (Statesman).
  aliases: [
    "State Industries",
    "State Premier",
    "State Premium",
    "State Sandblaster",
    "State Select",
    "State Water Heaters",
    "Statesman",
  ],
};
