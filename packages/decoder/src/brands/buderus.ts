import { defineFormat } from "../engine/define-format.ts";
import type { Brand } from "../engine/format.ts";
import { compilation } from "../sources/sources.ts";

const compiled = {
  confidence: "low",
  reasons: [{ code: "unpublished-compilation" }],
  sources: [compilation],
} as const;

const long = defineFormat({
  ...compiled,
  id: "buderus-26",
  shape:
    /^(?<unknown>\d{6})(?<year>\d{2})(?<dayOfYear>00[1-9]|0[1-9]\d|[12]\d{2}|3[0-5]\d|36[0-6])(?<sequence>\d{5})(?<model>\d{8,12})$/u,
  inUse: [2000, null],
});

/** One digit of year: the decade stays open. */
const short = defineFormat({
  ...compiled,
  id: "buderus-18",
  shape:
    /^(?<model>\d{8})(?<plant>\d{2})(?<year>\d)(?<dayOfYear>00[1-9]|0[1-9]\d|[12]\d{2}|3[0-5]\d|36[0-6])(?<sequence>\d{4})$/u,
  inUse: [2000, null],
});

/** Buderus: year and day of the year inside a long number. */
export const buderus: Brand = {
  slug: "buderus",
  label: "Buderus",
  maker: "Bosch Thermotechnology",
  formats: [long, short],
  plate: "unknown",
  aliases: [],
  longest: 28,
};
