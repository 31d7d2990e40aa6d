import { defineCases } from "./cases.ts";

export const cases = defineCases({
  record: [
    {
      serial: "06571123352007",
      is: "2023-12-18",
      known: ["2020", "2026-04"],
      from: "S1256, read from the device by April 2026",
      url: "https://github.com/yozik04/nibe-mqtt",
    },
  ],
  published: [
    {
      serial: "06508115245001",
      is: "2015-09-02",
      from: "F1245, read from the device by August 31, 2022",
      url: "https://github.com/hp-net/homebridge-nibe/issues/97",
    },
    {
      serial: "06544322034003",
      is: "2022-02-03",
      from: "S1155-16, in the test of an integration that cites the maker",
    },
    { serial: "06920619238006", is: "2019-08-26", from: "VVM S320, in the maker’s EEBUS demonstration" },
  ],
  invalid: [{ serial: "06920619367006", is: "no-format", from: "no year has 367 days" }],
});
