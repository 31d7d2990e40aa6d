import type { Brand, Format } from "../engine/format.ts";

/**
 * Year and week. A recall names the first and the last number of one series, without its length. Stiebel Eltron builds
 * other heaters of this name, perhaps with its own numbers, so no other week is read.
 */
const yearWeek: Format = {
  id: "aeg-f-yyww",
  shape:
    /^(?=13(?:3[6-9]|4\d|5[0-2])|14(?:0[1-9]|1[0-6]))(?<year>1[34])(?<week>\d{2})(?<unknown>\d{2,14})?$/u,
  inUse: [2013, 2014],
  confidence: "medium",
  namedOnly: /^/u,
  sources: [
    {
      title: "t-online: recall of AEG DEM Basis",
      url: "https://t-online.de/heim-garten/wohnen/id_69943010/rueckruf-aeg-warmwasserspeicher-dem-basis-.html",
      kind: "trade",
    },
  ],
};

/** AEG: year and week at the start of the F-Nr., for wall-mounted tanks DEM Basis. */
export const aeg: Brand = {
  slug: "aeg",
  label: "AEG",
  maker: "AEG Haustechnik",
  formats: [yearWeek],
  plate: "unknown",
  market: "de",
  aliases: ["AEG Haustechnik"],
  shortest: 4,
};
