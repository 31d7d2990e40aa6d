import { defineFormat } from "../engine/define-format.ts";
import type { Brand } from "../engine/format.ts";
import { compilation } from "../sources/sources.ts";

const yearOnly = defineFormat({
  id: "aerco-yy",
  shape: /^(?<prefix>[A-Z])(?<year>\d{2})(?<sequence>\d{3,4})$/u,
  inUse: [1980, null],
  confidence: "low",
  reasons: [{ code: "unpublished-compilation" }],
  sources: [compilation],
});

/** AERCO: a letter, then the year. */
export const aerco: Brand = {
  slug: "aerco",
  label: "AERCO",
  maker: "Watts",
  formats: [yearOnly],
  plate: "unknown",
  aliases: [],
};
