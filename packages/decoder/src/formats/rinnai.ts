import type { Format, Source } from "../engine/format.ts";
import { centre, inventory, lookAtAHouse } from "../sources/sources.ts";

const engineer: Source = {
  title: "EngineerFix: age of a Rinnai tankless heater",
  url: "https://engineerfix.com/how-to-determine-the-age-of-a-rinnai-tankless-water-heater",
  kind: "trade",
};

const chart: Source = {
  title: "serviceops-command-center: table of Rinnai's letters",
  url: "https://github.com/rwisnasky/serviceops-command-center",
  kind: "compiled",
};

const styles = centre("Rinnai", "rinnai-water-heater-age");

// I, O, Q, U and V are never used.
const read = { year: { letters: "ABCDEFGHJKLMNPRSTWXYZ", from: 2009 }, month: "ABCDEFGHJKLM" } as const;

/** Letters for year and month, two letters of unknown meaning, running number. */
const letters: Format = {
  id: "rinnai-letters",
  shape: /^(?<year>[A-HJ-NP])(?<month>[A-HJ-M])(?<plant>[A-Z]{2})(?<sequence>\d{5,6})$/u,
  inUse: [2009, 2022],
  read,
  confidence: "medium",
  near: "month",
  sources: [engineer, styles, inventory],
};

// Three tables skip Q, but one of them gives 2022 to both O and P, and no dated heater from R on was found.

/** From R on, a fourth table is one year off, so these heaters may be a year newer. */
const lettersFromR: Format = {
  ...letters,
  id: "rinnai-letters-from-r",
  shape: /^(?<year>[R-TW-Z])(?<month>[A-HJ-M])(?<plant>[A-Z]{2})(?<sequence>\d{5,6})$/u,
  inUse: [2023, null],
  confidence: "medium",
  reasons: [{ code: "year-table-disputed" }],
  sources: [engineer, styles, chart, inventory],
};

/** Year and month, printed with a dot between them. */
const yearMonth: Format = {
  id: "rinnai-yymm",
  shape: /^(?<year>9[5-9]|0\d)(?<month>0[1-9]|1[0-2])(?<sequence>\d{4,6})$/u,
  inUse: [1995, 2009],
  attested: [1999, 2009],
  confidence: "medium",
  printed: /^\D*\d{2}\.\d{2}[-\s]?\d{4,6}$/u,
  near: "month",
  sources: [
    engineer,
    styles,
    lookAtAHouse("Rinnai", "2018/8", "how-do-i-tell-the-age-of-a-rinnai-water-heater-from-the-serial-number"),
    inventory,
  ],
};

/** All of Rinnai's serial number formats, newest first. */
export const rinnaiFormats: readonly Format[] = [lettersFromR, letters, yearMonth];

/** Returns the same formats for tankless heaters that Rinnai built for a tank brand, according to a page. */
/* @__NO_SIDE_EFFECTS__ */
export const builtByRinnai = (page: Source, from: number): readonly Format[] =>
  rinnaiFormats.flatMap((format) => {
    const [first, last] = format.inUse;
    if (last !== null && last <= from) return [];
    return {
      ...format,
      inUse: [Math.max(first, from), last],
      attested: undefined,
      confidence: "low",
      reasons: [...(format.reasons ?? []), { code: "inferred-from-sister-brand" }],
      sources: [page, ...format.sources],
    } as const;
  });
