import { defineFormat } from "../engine/define-format.ts";
import type { Brand, Source } from "../engine/format.ts";
import { compilation } from "../sources/sources.ts";

const engineer: Source = {
  title: "EngineerFix: age of a Rinnai tankless heater",
  url: "https://engineerfix.com/how-to-determine-the-age-of-a-rinnai-tankless-water-heater",
  kind: "trade",
};

// I, O, Q, U and V are never used.
const read = { year: { letters: "ABCDEFGHJKLMNPRSTWXYZ", from: 2009 }, month: "ABCDEFGHJKLM" } as const;

const letters = defineFormat({
  id: "rinnai-letters",
  shape: /^(?<year>[A-HJ-NP])(?<month>[A-HJ-M])(?<plant>[A-Z]{2})(?<sequence>\d{5,6})$/u,
  inUse: [2009, 2022],
  read,
  confidence: "medium",
  near: "month",
  sources: [engineer, compilation],
});

// A public page and two compilations skip Q, one compilation has it. A rule that one compilation alone has gets no
// second date, only the reason.

/** From R on one compilation counts Q as well, which would make these heaters a year younger. */
const lettersFromR = defineFormat({
  ...letters,
  id: "rinnai-letters-from-r",
  shape: /^(?<year>[R-TW-Z])(?<month>[A-HJ-M])(?<plant>[A-Z]{2})(?<sequence>\d{5,6})$/u,
  inUse: [2023, null],
  confidence: "low",
  reasons: [{ code: "year-table-disputed" }],
});

const yearMonth = defineFormat({
  id: "rinnai-yymm",
  shape: /^(?<year>9[5-9]|0\d)(?<month>0[1-9]|1[0-2])(?<sequence>\d{4,6})$/u,
  inUse: [1995, 2009],
  attested: [1999, 2009],
  confidence: "medium",
  near: "month",
  sources: [engineer, compilation],
});

/** Rinnai: letters for year and month since 2009, two digits each before. */
export const rinnai: Brand = {
  slug: "rinnai",
  label: "Rinnai",
  maker: "Rinnai Corporation",
  formats: [lettersFromR, letters, yearMonth],
  plate: "cabinet-side-or-front",
  aliases: ["Rinnai Sensei", "Rinnai Infinity"],
};
