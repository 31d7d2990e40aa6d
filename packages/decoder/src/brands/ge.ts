import type { Brand, Format, Source } from "../engine/format.ts";
import {
  monthYearDigits,
  monthYearLetter,
  plantWeekYear,
  prefixPlantWeekYear,
  prefixMonthYearDigits,
  prefixMonthYearLetter,
} from "../formats/rheem.ts";
import { builtByRinnai } from "../formats/rinnai.ts";
import { centre, inspectApedia, inventory } from "../sources/sources.ts";

const monthAndYearTable: Source = {
  title: "Appliance IQ: GE serial numbers",
  url: "https://www.appliance-iq.com/blog/ge-serial-number-decoder",
  kind: "trade",
};
const appliances: Source = {
  title: "GE Appliances: date code",
  url: "https://products.geappliances.com/appliance/gea-support-search-content?contentId=16195",
  kind: "maker",
};
const serviceGuide: Source = {
  title: "GE: service guide of the GeoSpring GEH50DEED",
  url: "https://www.manualslib.com/manual/767428/Ge-Geh50deed.html?page=6",
  kind: "maker",
};
const tankStyles = [
  centre("GE", "ge-water-heater-age"),
  inspectApedia("GE", "plumbing/GE-Water-Heater-Age-Manuals.php"),
  inventory,
] as const;
const endOfGeoSpring: Source = {
  title: "Green Building Advisor: GE drops GeoSpring",
  url: "https://www.greenbuildingadvisor.com/article/ge-will-drop-heat-pump-water-heaters",
  kind: "trade",
};

const letters = "ADFGHLMRSTVZ";
const attested = [1998, 2011] as const;

/** GE's own appliance code, for the hybrids that GE built from 2009 on: month letter, year letter, six digits. */
const monthYearLetters: Format = {
  id: "ge-appliance-letters",
  shape: /^(?<month>[ADFGHLMRSTVZ])(?<year>[ADFGHLMRSTVZ])(?<sequence>\d{6})(?<suffix>[A-Z]?)$/u,
  inUse: [1977, null],
  attested: [2009, null],
  read: { year: { letters, from: 1977 }, month: letters },
  turns: 2,
  confidence: "high",
  sources: [serviceGuide, appliances, monthAndYearTable, inventory],
};

/** Tanks that Rheem built, with more leading letters and other lengths than Rheem's own. */
const monthYearVaried: Format = {
  id: "ge-mmyy",
  shape:
    /^(?!(?:0[7-9]|1[0-2])\d\d[A-Z]\d{6}$)(?<prefix>GE[A-Z]{0,2}|RN)?(?<month>0[1-9]|1[0-2])(?<year>\d{2})(?<plant>[A-Z]?)(?<sequence>\d{5,7})$/u,
  inUse: [1980, null],
  attested,
  confidence: "medium",
  sources: tankStyles,
};

// Some tankless heaters with this name were Rinnai's from 2006 on.

/** GE: month and year on the tanks that Rheem built, two letters on GE's own hybrids. */
export const ge: Brand = {
  slug: "ge",
  label: "GE",
  maker: "Rheem; Rinnai; GE Appliances",
  formats: [
    monthYearLetters,
    { ...prefixMonthYearLetter, attested },
    { ...prefixMonthYearDigits, attested },
    { ...monthYearLetter, attested },
    { ...monthYearDigits, attested, sources: tankStyles },
    monthYearVaried,
    { ...plantWeekYear, confidence: "low" },
    prefixPlantWeekYear,
    // Without near misses: GENG before a tank's digits would match as one.
    ...builtByRinnai(tankStyles[0], 2006).map((format) => ({ ...format, near: undefined })),
  ],
  atMost: "medium",
  reasons: [{ code: "maker-varies" }],
  plate: "tank-side-low",
  aliases: ["General Electric", "GE Profile", "GeoSpring", "GE SmartWater"],
  models: [
    { shape: /^GEH/u, line: "GeoSpring", from: 2009, to: 2016, source: endOfGeoSpring },
    { shape: /^PH\d\dS10/u, line: "GeoSpring", from: 2017, to: null, source: endOfGeoSpring },
  ],
};
