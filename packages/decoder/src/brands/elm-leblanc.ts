import type { Brand } from "../engine/format.ts";
import { boschFormats } from "../formats/bosch.ts";

/** elm leblanc: of the Bosch group, with its date codes. No plate of it was seen. */
export const elmLeblanc: Brand = {
  slug: "elm-leblanc",
  label: "elm leblanc",
  maker: "Bosch Thermotechnology",
  formats: boschFormats,
  atMost: "medium",
  reasons: [{ code: "inferred-from-sister-brand" }],
  plate: "boiler-varies",
  market: "fr",
  aliases: ["Leblanc"],
  ownsAliases: true,
  shortest: 5,
  longest: 23,
};
