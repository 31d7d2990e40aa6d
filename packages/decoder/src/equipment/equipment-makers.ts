import type { Brand, Format, Source } from "../engine/format.ts";
import { centre, inventory } from "../sources/sources.ts";

// Shapes that water heaters share prove nothing, so they are low: Goodman's ten digits are those of American and Rheem
// tanks, and the letter and nine digits of Heil and Tempstar those of American.

/* @__NO_SIDE_EFFECTS__ */
const inspectorHandbook = (about: string, page: string): Source => ({
  title: `Inspector Handbook: ${about}`,
  url: `https://inspectorhandbook.com/hvac/${page}`,
  kind: "trade",
});

const furnaceChart: Source = {
  title: "Energy Trust of Oregon: furnace age",
  url: "https://insider.energytrust.org/wp-content/uploads/CPF_Furnace_Age.pdf",
  kind: "trade",
};

/** Week, year, plant letter, five digits. */
const carrierWeek: Format = {
  id: "carrier-hvac-wwyy",
  shape: /^(?<week>0[1-9]|[1-4]\d|5[0-3])(?<year>\d{2})(?<plant>[A-Z])(?<sequence>\d{5})$/u,
  inUse: [1980, null],
  confidence: "high",
  sources: [inspectorHandbook("Carrier", "carrier"), centre("AquaSnap", "aquasnap-hvac-age"), inventory],
};

/** Plant, year, month letter, five digits. */
const lennoxMonth: Format = {
  id: "lennox-hvac-yy-month",
  shape: /^(?<plant>\d{2})(?<year>\d{2})(?<month>[A-HJ-M])(?<sequence>\d{5})$/u,
  inUse: [1973, null],
  read: { month: "ABCDEFGHJKLM" },
  confidence: "high",
  sources: [centre("Lennox", "lennox-hvac-age"), inspectorHandbook("Lennox", "lennox"), inventory],
};

/** Year and week, five digits and a letter. */
const traneYearWeek: Format = {
  id: "trane-hvac-yyww",
  shape: /^(?<year>[12]\d)(?<week>0[1-9]|[1-4]\d|5[0-3])(?<sequence>\d{5})(?<unknown>[A-Z])$/u,
  inUse: [2010, null],
  confidence: "medium",
  sources: [centre("Trane", "trane-hvac-age"), inventory],
};

/** One digit for the year, the week, and six characters that end with a letter. */
const traneDigit: Format = {
  id: "trane-hvac-yww",
  shape: /^(?<year>[2-9])(?<week>0[1-9]|[1-4]\d|5[0-3])(?<sequence>\d{2})(?<unknown>[A-Z\d]{3}[A-Z])$/u,
  inUse: [2002, 2009],
  confidence: "medium",
  sources: [centre("Trane", "trane-hvac-age"), inventory],
};

/** A letter for the year, the week, and six digits or letters. */
const traneLetter: Format = {
  id: "trane-hvac-letter-ww",
  shape: /^(?<year>[WXYSB-DEFGHJKLMNPRZ])(?<week>0[1-9]|[1-4]\d|5[0-3])(?<sequence>[A-Z\d]{6})$/u,
  inUse: [1983, 2001],
  read: { year: { letters: "WXYSBCDEFGHJKLMNPRZ", from: 1983 } },
  confidence: "medium",
  sources: [furnaceChart, centre("Trane", "trane-hvac-age"), inventory],
};

/** Plant letter, week, year, five digits. Water heaters use M as well. */
const rheemWeek: Format = {
  id: "rheem-hvac-wwyy",
  shape: /^(?<plant>[FGNW])(?<week>0[1-9]|[1-4]\d|5[0-3])(?<year>\d{2})(?<sequence>\d{5})$/u,
  inUse: [1974, null],
  confidence: "medium",
  sources: [centre("Rheem air conditioners", "rheem-hvac-age"), inventory],
};

/** The same after three to eight characters of the model. */
const rheemModelWeek: Format = {
  id: "rheem-hvac-model-wwyy",
  shape:
    /^(?<model>[A-Z\d]{3,8})(?<plant>[FGMNW])(?<week>0[1-9]|[1-4]\d|5[0-3])(?<year>\d{2})(?<sequence>\d{5})$/u,
  inUse: [1974, null],
  confidence: "medium",
  sources: [centre("Ruud air conditioners", "ruud-hvac-age"), furnaceChart, inventory],
};

// The pages disagree on whether J is a month, so only the year is read.

/** Plant letter, first digit of the year, month letter, second digit. */
const york = (decade: number): Format => ({
  id: `york-hvac-${decade}`,
  shape: new RegExp(
    `^(?<plant>[A-Z]${(decade / 10) % 10})(?<unknown>[A-HJ-N])(?<year>\\d)(?<sequence>\\d{6})$`,
    "u",
  ),
  inUse: [Math.max(decade, 2004), decade + 9],
  confidence: "medium",
  sources: [centre("York", "york-hvac-age"), centre("Coleman", "coleman-hvac-age"), inventory],
});

/** Ten digits that begin with year and month. */
const goodmanMonth: Format = {
  id: "goodman-hvac-yymm",
  shape: /^(?<year>\d{2})(?<month>0[1-9]|1[0-2])(?<sequence>\d{6})$/u,
  inUse: [1975, null],
  confidence: "low",
  sources: [
    {
      title: "PickHVAC: age of a Goodman",
      url: "https://www.pickhvac.com/hvac/age-serial-number/goodman/",
      kind: "trade",
    },
    {
      title: "Bay Area HVAC Service: how to read a Goodman serial number",
      url: "https://bayareahvacservice.com/blog/how-to-read-a-goodman-serial-number-find-the-age-and-warranty-status/",
      kind: "trade",
    },
  ],
};

/** Plant letter, year and week, five digits: Heil, Tempstar, Comfortmaker and the other names of one maker. */
const comfortWeek: Format = {
  id: "icp-hvac-yyww",
  shape: /^(?<plant>[A-Z])(?<year>\d{2})(?<week>0[1-9]|[1-4]\d|5[0-3])(?<sequence>\d{5})$/u,
  inUse: [1980, null],
  confidence: "low",
  sources: [
    {
      title: "Furnace age chart",
      url: "https://studylib.net/doc/9049543/furnace-age-chart",
      kind: "trade",
    },
    {
      title: "InterNACHI forum: International Comfort and Heil",
      url: "https://forum.nachi.org/t/international-comfort-heil-are-they-all-made-in-november/20957",
      kind: "trade",
    },
  ],
};

const maker = (slug: string, label: string, formats: readonly Format[]): Brand => ({
  slug,
  label,
  maker: label,
  formats,
  plate: "unknown",
  aliases: [],
});

/** Makers of furnaces and air conditioners, with the rules that recognize their serial numbers. */
export const equipmentMakers: readonly Brand[] = [
  maker("carrier-hvac", "Carrier", [carrierWeek]),
  maker("lennox-hvac", "Lennox", [lennoxMonth]),
  maker("trane-hvac", "Trane", [traneYearWeek, traneDigit, traneLetter]),
  maker("rheem-hvac", "Rheem", [rheemWeek, rheemModelWeek]),
  maker("york-hvac", "York", [york(2000), york(2010), york(2020)]),
  maker("goodman-hvac", "Goodman", [goodmanMonth]),
  maker("icp-hvac", "Heil, Tempstar", [comfortWeek]),
];
