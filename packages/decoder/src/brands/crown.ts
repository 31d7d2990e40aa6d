import { defineFormat } from "../engine/define-format.ts";
import type { Brand } from "../engine/format.ts";
import { compilation } from "../sources/sources.ts";

const yearOnly = defineFormat({
  id: "crown-yy",
  shape: /^(?<year>\d{2})(?<sequence>\d{6,7})(?<suffix>[A-Z]?)$/u,
  inUse: [1980, null],
  confidence: "low",
  reasons: [{ code: "unpublished-compilation" }],
  sources: [compilation],
});

/** Crown: the year at the head. */
export const crown: Brand = {
  slug: "crown",
  label: "Crown",
  maker: "Velocity Boiler Works",
  formats: [yearOnly],
  plate: "unknown",
  aliases: [],
};
