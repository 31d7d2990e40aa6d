import type { Brand, Format, Source } from "../engine/format.ts";
import { yearWeek13, yearWeekLetter } from "../formats/ao-smith.ts";
import { centre, inventory } from "../sources/sources.ts";

const inspectors: Source = {
  title: "How To Look At A House: Takagi",
  url: "https://howtolookatahouse.com/Blog/Entries/2018/6/how-can-i-tell-the-age-of-a-takagi-water-heater-from-the-serial-number.html",
  kind: "trade",
};
const sources = [inspectors, centre("Takagi", "takagi-water-heater-age"), inventory] as const;

// One source has exactly A. O. Smith's two formats; the other allows four to nine digits after year and week.

/** Year, week and a running number of any length. An undated number from before 2010 can look the same. */
const yearWeek: Format = {
  id: "takagi-yyww",
  shape: /^(?<year>\d{2})(?<week>0[1-9]|[1-4]\d|5[0-3])(?<plant>[A-Z]?)(?<sequence>\d{4,8})$/u,
  inUse: [2010, null],
  attested: [2015, null],
  confidence: "low",
  reasons: [{ code: "formats-overlap" }],
  near: "year",
  sources,
};

// Digits only: if letters were allowed here, a misread letter would never be repaired.

/** Digits that don't start with a year and week since 2010. Until then the number had no date. */
const undated: Format = {
  id: "takagi-undated",
  shape: /^(?<sequence>\d{6,14})$/u,
  inUse: [1999, 2009],
  undated: true,
  confidence: "medium",
  sources,
};

/** Takagi: year and week since 2010; no date in the serial number until then. */
export const takagi: Brand = {
  slug: "takagi",
  label: "Takagi",
  maker: "Takagi Industrial (A. O. Smith)",
  formats: [
    { ...yearWeek13, confidence: "medium", sources },
    {
      ...yearWeekLetter,
      inUse: [2010, null],
      attested: [2010, 2016],
      confidence: "medium",
      sources,
    },
    yearWeek,
    undated,
  ],
  plate: "cabinet-side-or-front",
  aliases: [],
};
