import { defineFormat } from "../engine/define-format.ts";
import type { Brand } from "../engine/format.ts";
import { compilation } from "../sources/sources.ts";

// A rule that is known from one heater keeps a wide range of years, and attests that heater's year alone.
const monthYear = defineFormat({
  id: "vaughn-mmyy",
  shape: /^(?<month>0[1-9]|1[0-2])(?<year>\d{2})(?<sequence>\d{5})(?<suffix>[A-Z]?)$/u,
  inUse: [1970, null],
  attested: [1986, 1986],
  confidence: "low",
  reasons: [{ code: "unpublished-compilation" }],
  sources: [compilation],
});

/** Vaughn: month and year at the head; known from one heater. */
export const vaughn: Brand = {
  slug: "vaughn",
  label: "Vaughn",
  maker: "Vaughn Thermal",
  formats: [monthYear],
  plate: "unknown",
  aliases: [],
};
