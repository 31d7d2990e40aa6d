import type { Brand } from "../engine/format.ts";
import { applianceDate } from "../formats/bsh.ts";

/** Siemens: electric heaters of BSH, with year and month after FD. */
export const siemens: Brand = {
  slug: "siemens",
  label: "Siemens",
  maker: "BSH Hausgeräte",
  formats: [applianceDate],
  plate: "unknown",
  market: "de",
  aliases: ["Neff", "Constructa", "Balay"],
  ownsAliases: true,
};
