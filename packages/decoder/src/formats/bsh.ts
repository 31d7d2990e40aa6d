import type { Format, Source } from "../engine/format.ts";

const manual = (title: string, url: string): Source => ({ title: `Bosch: ${title}`, url, kind: "maker" });

/**
 * FD, year and month, running number: the appliances of BSH, among them small electric heaters. Two manuals of the
 * maker show it for washers and dishwashers. No heater with a known date was found. 20 is added to the first two
 * digits: 95 is 2015.
 */
export const applianceDate: Format = {
  id: "bsh-fd-4",
  shape: /^(?=FD|\d{9}$)(?<prefix>FD)?(?<year>[0-2]\d|[5-9]\d)(?<month>0[1-9]|1[0-2])(?<sequence>\d{5})?$/u,
  inUse: [1970, null],
  read: { year: { plus: 20 } },
  confidence: "medium",
  reasons: [{ code: "small-electric-heaters" }],
  namedOnly: /^\d/u,
  sources: [
    manual(
      "training manual for washers",
      "https://manualshive.com/ru/manual/bosch/nexxt-premium-wfmc6400uc/51857?page=7",
    ),
    manual("repair manual for dishwashers", "https://manualslook.com/ja/manual/1327648/page-19"),
    { title: "tab-tv: FD number of Bosch and Siemens", url: "https://de.tab-tv.com/?p=15422", kind: "trade" },
  ],
};
