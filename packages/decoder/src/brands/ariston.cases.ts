import { defineCases } from "./cases.ts";

const sheet = "Ariston sheet of boiler serial numbers";
const inspectors = "InterNACHI forum: seven digits, two, year, day of the year, eight digits";

const manual = "https://manuals.online/ariston/boiler/clas-he-r-12-ng/guide/28217";

export const cases = defineCases({
  maker: [
    { serial: "9501065004", is: "1995-01", known: "1995-01", from: sheet, url: manual },
    { serial: "0195065004", is: "1995-01", known: "1995-01", from: sheet, url: manual },
    { serial: "1 95 065004 - 31", is: "1995-01", known: "1995-01", from: sheet, url: manual },
    { serial: "120723134", is: "2007-W12", known: "2007-W12", from: `${sheet}, Elco`, url: manual },
    { serial: "004.07.10.T07CX", is: "2007-10", known: "2007-10", from: sheet, url: manual },
  ],
  illustration: [
    { serial: "D9506500431", is: "1995-12", from: `${sheet}: D is December` },
    { serial: "00001 / K A", is: "2003", from: `${sheet}, Dutch part` },
    { serial: "00001 / L01", is: "2004-01", from: `${sheet}, Dutch part, which begins it in September 2004` },
    { serial: "3100123441325600001234", is: "2013-09-13", from: inspectors },
  ],
  published: [
    { serial: "3253087U4221610000082", is: "2022-06-10", from: "heater of the group, HTP" },
    {
      serial: "331041223180740000578",
      is: "2018-03-15",
      from: "Chaffoteaux, plate without a stated date",
      url: "https://huggingface.co/datasets/Chaymaa/GRDF_donut",
    },
  ],
  invalid: [
    { serial: "31001234423366000012345", is: "too-long", from: "one character more than the longest known" },
    { serial: "310012344233670000123", is: "no-format", from: "no year has 367 days" },
    { serial: "310012344233660000123", is: "impossible-date", from: "2023 has 365 days" },
    { serial: "9601065004", is: "no-format", from: "year before month ended in 1995" },
  ],
});
