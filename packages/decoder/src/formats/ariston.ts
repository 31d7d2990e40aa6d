import type { Format, Source } from "../engine/format.ts";
import { centre, inventory } from "../sources/sources.ts";

const inspectors: Source = {
  title: "InterNACHI forum: Ariston heater age",
  url: "https://forum.nachi.org/t/ariston-point-of-use-water-heater-age/108869",
  kind: "trade",
};

/** The maker's own table of NTI, which belongs to the same group. */
export const ntiCodes: Source = {
  title: "NTI: serial date codes",
  url: "https://ntiboilers.com/wp-content/uploads/2023/05/NTI-Serial-Date-Codes.pdf",
  kind: "maker",
};
const htpStyles = centre("HTP", "htp-water-heater-boiler-age");

// NTI, which the group owns, has published the first and the third layout with examples. For the group's other names
// they come from inspectors. No heater from before 2021 with a known date was found.

/** Product number, two characters, year, day of the year, running number: the Ariston group's layout. */
export const dayOfYear: Format = {
  id: "ariston-julian",
  shape:
    /^(?<model>\d{7})(?<plant>[A-Z\d]{2})(?<year>\d{2})(?<dayOfYear>00[1-9]|0[1-9]\d|[12]\d{2}|3[0-5]\d|36[0-6])(?<sequence>\d{7,8})$/u,
  inUse: [2003, null],
  attested: [2021, null],
  confidence: "medium",
  near: "year",
  sources: [ntiCodes, htpStyles, inspectors, inventory],
};

/** Month, day and year, a letter, running number. */
export const fullDateLetter: Format = {
  id: "htp-mmddyy-letter",
  shape:
    /^(?<month>0[1-9]|1[0-2])(?<day>0[1-9]|[12]\d|3[01])(?<year>\d{2})(?<plant>[A-Z])(?<sequence>\d{6})$/u,
  inUse: [2000, null],
  attested: [2011, 2022],
  confidence: "low",
  reasons: [{ code: "single-source" }],
  near: "day",
  sources: [htpStyles, inventory],
};

/** Two digits of unknown meaning, month, day and year, running number: sixteen digits. */
export const sixteenDigits: Format = {
  id: "htp-16digit",
  shape:
    /^(?<unknown>\d{2})(?<month>0[1-9]|1[0-2])(?<day>0[1-9]|[12]\d|3[01])(?<year>\d{2})(?<sequence>\d{8})$/u,
  inUse: [2005, null],
  attested: [2011, 2022],
  confidence: "medium",
  near: "day",
  sources: [ntiCodes, htpStyles, inventory],
};
