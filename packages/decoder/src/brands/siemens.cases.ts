import { defineCases } from "./cases.ts";

export const cases = defineCases({
  published: [
    {
      serial: "FD 8308",
      is: "2003-08",
      from: "the maker’s training manual for washers",
      url: "https://manualshive.com/ru/manual/bosch/nexxt-premium-wfmc6400uc/51857?page=7",
    },
    {
      serial: "FD9006 00067",
      is: "2010-06",
      from: "the maker’s repair manual for dishwashers",
      url: "https://manualslook.com/ja/manual/1327648/page-19",
    },
  ],
  illustration: [
    {
      serial: "FD 9512",
      is: "2015-12",
      from: "tab-tv, for household appliances",
      url: "https://de.tab-tv.com/?p=15422",
    },
    {
      serial: "FD 0103",
      is: "2021-03",
      from: "tab-tv, for household appliances",
      url: "https://dk.tab-tv.com/bosch-fd-nummer-afkodning-og-forklaring",
    },
    {
      serial: "FD 9809",
      is: "2018-09",
      from: "tab-tv, for household appliances",
      url: "https://dk.tab-tv.com/bosch-fd-nummer-afkodning-og-forklaring",
    },
    {
      serial: "FD 8107",
      is: "2001-07",
      from: "appliance-iq, for household appliances",
      url: "https://www.appliance-iq.com/blog/bosch-serial-number-decoder",
    },
    {
      serial: "FD 9502 00451",
      is: "2015-02",
      from: "tab-tv, for household appliances",
      url: "https://de.tab-tv.com/?p=15422",
    },
  ],
  invalid: [
    { serial: "FD8412", is: "2004-12", from: "washerhouse.com says December 2009, against its own rule" },
    { serial: "FD3001", is: "no-format", from: "would be after today" },
    { serial: "FD2712", is: "impossible-date", from: "2047" },
  ],
});
