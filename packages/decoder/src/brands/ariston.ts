import type { Brand, Format, Source } from "../engine/format.ts";
import { dayOfYear } from "../formats/ariston.ts";

const sheet: Source = {
  title: "manuals.online: Ariston Clas HE R 12 NG",
  url: "https://manuals.online/ariston/boiler/clas-he-r-12-ng/guide/28217",
  kind: "maker",
};
const single = { confidence: "low", reasons: [{ code: "single-source" }], sources: [sheet] } as const;

const boilerYearMonth: Format = {
  ...single,
  id: "ariston-boiler-yymm",
  shape: /^(?<year>9[3-5])(?<month>0[1-9]|1[0-2])(?<sequence>\d{6})$/u,
  inUse: [1993, 1995],
  confidence: "medium",
};

const boilerMonthYear: Format = {
  ...single,
  id: "ariston-boiler-mmyy",
  shape: /^(?<month>0[1-9]|1[0-2])(?<year>9[5-9]|0\d)(?<sequence>\d{6})$/u,
  inUse: [1995, 2009],
  attested: [1995, 2004],
};

/** One character for the month (O, N and D for the last three), and a technical index at the end. */
const boilerMonthCharacter: Format = {
  ...single,
  id: "ariston-boiler-myy-index",
  shape: /^(?<month>[1-9OND])(?<year>9[3-9]|0\d)(?<sequence>\d{6})(?<model>\d{2})$/u,
  inUse: [1993, 2009],
  read: { month: "123456789OND" },
};

const elcoWeekYear: Format = {
  ...single,
  id: "elco-wwyy",
  shape: /^(?<week>0[1-9]|[1-4]\d|5[0-3])(?<year>0[3-9]|1\d)(?<sequence>\d{5})$/u,
  inUse: [2003, 2019],
};

const biasca: Format = {
  ...single,
  id: "ariston-biasca",
  shape: /^(?<sequence>\d{3})(?<year>0[3-9]|1\d)(?<month>0[1-9]|1[0-2])(?<model>[A-Z]\d{2}[A-Z]{2})$/u,
  inUse: [2003, 2019],
};

// The sheet's Dutch part has two more layouts, without the name of the brand that has them.

/** Running number, year, a letter for the quarter, which is not shown. */
const dutchQuarter: Format = {
  ...single,
  id: "ariston-nl-quarter",
  shape: /^(?<sequence>\d{5})(?<year>[KL])(?<unknown>[A-D])$/u,
  inUse: [2003, 2004],
  read: { year: { letters: "KL", from: 2003 } },
  namedOnly: /^/u,
};

const dutchMonth: Format = {
  ...single,
  id: "ariston-nl-month",
  shape: /^(?<sequence>\d{5})(?<year>[LM])(?<month>0[1-9]|1[0-2])$/u,
  inUse: [2004, 2005],
  read: { year: { letters: "LM", from: 2004 } },
  namedOnly: /^/u,
};

/** Ariston: year and day of the year inside a long number; boilers started with month and year. */
export const ariston: Brand = {
  slug: "ariston",
  label: "Ariston",
  maker: "Ariston Group",
  formats: [
    dayOfYear,
    boilerYearMonth,
    boilerMonthYear,
    boilerMonthCharacter,
    elcoWeekYear,
    biasca,
    dutchQuarter,
    dutchMonth,
  ],
  plate: "unknown",
  aliases: ["Chaffoteaux", "Chaffoteaux & Maury", "Elco", "Simat"],
  ownsAliases: true,
  longest: 22,
};
