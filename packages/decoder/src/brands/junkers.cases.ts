import { defineCases } from "./cases.ts";

export const cases = defineCases({
  published: [
    {
      serial: "FD 790",
      is: "2007-10",
      from: "controller FW 200",
      url: "https://github.com/emsesp/EMS-ESP32/issues/105",
    },
    {
      serial: "FD 887",
      is: "2008-07",
      from: "gas heater ZSBR 28",
      url: "https://github.com/emsesp/EMS-ESP32/issues/105",
    },
    {
      serial: "FD889",
      is: "2008-09",
      from: "the earliest heater that a module accepts",
      url: "https://github.com/emsesp/EMS-ESP32/issues/105",
    },
    { serial: "FD991", is: "2009-11", from: "controller", url: "https://github.com/norberts1/hometop_HT3" },
  ],
  illustration: [
    { serial: "FD041", is: "1980-01", from: "the list of codes" },
    { serial: "952123456", is: "1989-12", from: "the list of codes" },
    { serial: "FD961", is: "1999-01", from: "the list of codes" },
    { serial: "FD204", is: "2012-04", from: "the list of codes" },
    { serial: "FD417", is: "2014-01", from: "the list of codes" },
    { serial: "FD420", is: "2014-04", from: "the list of codes" },
    { serial: "FD553", is: "2015-05", from: "the list of codes" },
    { serial: "FD960", is: "2019-12", from: "the list of codes" },
    { serial: "8370-956-000001", is: "2019-08", from: "the list of codes" },
    { serial: "FD037", is: "2020-01", from: "the list of codes" },
    { serial: "FD080", is: "2020-12", from: "the list of codes" },
    { serial: "8370-073-000001-7736504531", is: "2020-05", from: "the list of codes" },
  ],
  invalid: [
    { serial: "FD 401", is: "no-format", from: "01 to 12 ended in 2013" },
    { serial: "FD 173", is: "no-format", from: "the list ends in 2020" },
    { serial: "8370-231-000001-7736504531", is: "no-format", from: "31 is in no list" },
    { serial: "8370-112-000001-77365", is: "no-format", from: "a product number has ten characters" },
    { serial: "FD 8308", is: "no-format", from: "four digits: appliances of BSH" },
  ],
});
