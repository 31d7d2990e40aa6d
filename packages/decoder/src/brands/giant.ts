import type { Brand } from "../engine/format.ts";
import { centre, chartOfTradeNames, inventory } from "../sources/sources.ts";

/** Giant: the serial number is a plain counter, and the plate near the gas valve has its own date. */
export const giant: Brand = {
  slug: "giant",
  label: "Giant",
  maker: "Usines Giant",
  formats: [],
  withoutFormat: "no-date-in-serial",
  plate: "unknown",
  aliases: ["Giant Factories"],
  sources: [
    {
      title: "CPSC: Giant recall of 2015",
      url: "https://www.cpsc.gov/Recalls/2015/Giant-Factories-Recalls-Water-Heaters-Due-to-Risk-of-Fire-Explosion",
      kind: "regulator",
    },
    centre("Giant", "giant-water-heater-age"),
    chartOfTradeNames,
    inventory,
  ],
};
