import { defineCases } from "./cases.ts";

export const cases = defineCases({
  published: [
    { serial: "FD687400341", is: "2006-07", from: "building-center.org" },
    {
      serial: "3540-112-000001-T111M01973",
      is: "2011-12",
      from: "building-center.org, which says 2011 or 2021 and no month",
    },
    {
      serial: "FD 887",
      is: "2008-07",
      from: "gas heater ZSBR 28",
      url: "https://github.com/emsesp/EMS-ESP32/issues/105",
    },
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
    { serial: "390123456", is: "2003-10", from: "building-center.org" },
    {
      serial: "861123456",
      is: "2006-11 or 1998-01",
      from: "building-center.org, for a boiler or gas heater",
    },
    { serial: "870123456", is: "2007-01 or 1998-10", from: "building-center.org" },
    { serial: "FD541", is: "1985-01", from: "the list of codes" },
    { serial: "8370-956-000001-7736504531", is: "2019-08", from: "the list of codes" },
    { serial: "8370-077-000001-7736504531", is: "2020-09", from: "the list of codes" },
    { serial: "FD930356731", is: "2013-03", from: "code of appliances, building-center.org" },
    { serial: "841200067", is: "2004-12 or 1988-01", from: "either rule" },
  ],
  invalid: [
    { serial: "FD673400341", is: "no-format", from: "month code 73 of 2006" },
    { serial: "8370-731-000001-7736504531", is: "no-format", from: "31 is in no list" },
  ],
});
