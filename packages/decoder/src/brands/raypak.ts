import { defineFormat } from "../engine/define-format.ts";
import type { Brand } from "../engine/format.ts";
import { compilation } from "../sources/sources.ts";

/** From 1995: year, month and six digits. */
const yearMonth = defineFormat({
  id: "raypak-yymm",
  shape: /^(?<year>\d{2})(?<month>0[1-9]|1[0-2])(?<sequence>\d{6})$/u,
  inUse: [1995, null],
  confidence: "low",
  reasons: [{ code: "unpublished-compilation" }],
  sources: [compilation],
});

// The compilations disagree on the years (1985 to 1995, and 1950 to 1994): `inUse` is the wider range, and `attested`
// the years of heaters with a known date.

/** Until about 1995: month, year and six digits. Years from 13 on are no month, so that the two never clash. */
const monthYear = defineFormat({
  id: "raypak-mmyy",
  shape: /^(?<month>0[1-9]|1[0-2])(?<year>[5-8]\d|9[0-5])(?<sequence>\d{6})$/u,
  inUse: [1950, 1995],
  attested: [1986, 1992],
  confidence: "low",
  reasons: [{ code: "unpublished-compilation" }],
  sources: [compilation],
});

/** Raypak: the year before the month since 1995, the other way round before. */
export const raypak: Brand = {
  slug: "raypak",
  label: "Raypak",
  maker: "Raypak (Rheem)",
  formats: [yearMonth, monthYear],
  plate: "unknown",
  aliases: [],
};
