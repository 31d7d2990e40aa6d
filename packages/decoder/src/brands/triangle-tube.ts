import type { Brand, Format } from "../engine/format.ts";
import { centre, inventory, recallOfBoilers } from "../sources/sources.ts";

// The serial number is a count without a date. The recall of 2025 gives the first and last numbers of two series with
// the months between which they were made; the first number of each year is interpolated between them.

const recall = recallOfBoilers("25-157", "Triangle Tube");

/** What is said of a year that is interpolated in a recall's range. */
const counted = {
  confidence: "low",
  reasons: [{ code: "year-estimated-from-count" }],
  sources: [recall],
} as const;

/** Prestige Solo and Excellence, December 2011 to December 2015. */
const prestige: Format = {
  ...counted,
  id: "triangle-tube-pt",
  shape: /^(?<prefix>PT)(?<sequence>00[0-4]\d{4}|005[0-3]\d{3})$/u,
  inUse: [2011, 2015],
  read: { year: { from: 2012, starts: [0, 14_600, 28_000, 41_500] } },
};

/** Prestige Solo, December 2015 to April 2019. */
const prestigeSolo: Format = {
  ...counted,
  id: "triangle-tube-pa",
  shape: /^(?<prefix>PA)(?<sequence>04[4-9]\d{3}|0[5-9]\d{4}|1[0-4]\d{4})$/u,
  inUse: [2015, 2019],
  read: { year: { from: 2016, starts: [44_000, 78_300, 109_900, 141_600] } },
};

const undated: Format = {
  id: "triangle-tube-count",
  shape: /^(?<prefix>[A-Z]{0,3})(?<sequence>\d{4,10})$/u,
  inUse: [1980, 2019],
  undated: true,
  confidence: "medium",
  sources: [centre("Triangle Tube", "triangle-tube-boilers-and-water-heaters"), inventory],
};

/** Triangle Tube: a count, whose year is known for two series of boilers. */
export const triangleTube: Brand = {
  slug: "triangle-tube",
  label: "Triangle Tube",
  maker: "",
  formats: [prestigeSolo, prestige, undated],
  plate: "unknown",
  aliases: [],
};
