import type { Brand, Format, Source } from "../engine/format.ts";
import { centre, inventory } from "../sources/sources.ts";

const blog: Source = {
  title: "gillencounto.blogspot.com: Raypak serial numbers",
  url: "https://gillencounto.blogspot.com/2022/03/how-to-read-raypak-serial-number.html",
  kind: "trade",
};

/** From 1995: year, month and six digits. */
const yearMonth: Format = {
  id: "raypak-yymm",
  shape: /^(?<year>\d{2})(?<month>0[1-9]|1[0-2])(?<sequence>\d{6})$/u,
  inUse: [1995, null],
  confidence: "medium",
  sources: [blog, centre("Raypak", "raypak-hvac-age"), inventory],
};

// The sources end this format in 1994 and don't say when it began.

/** Until 1994: month, year and six digits. Years from 13 on can't be months, so the two formats never clash. */
const monthYear: Format = {
  id: "raypak-mmyy",
  shape: /^(?<month>0[1-9]|1[0-2])(?<year>[5-8]\d|9[0-4])(?<sequence>\d{6})$/u,
  inUse: [1950, 1994],
  attested: [1986, 1992],
  confidence: "medium",
  sources: [blog, centre("Raypak water heaters", "raypak-water-heater-age"), inventory],
};

/** Raypak: year before month since 1995, month before year until then. */
export const raypak: Brand = {
  slug: "raypak",
  label: "Raypak",
  maker: "Raypak (Rheem)",
  formats: [yearMonth, monthYear],
  plate: "unknown",
  aliases: [],
};
