import type { Brand } from "../engine/format.ts";
import { smithFormats } from "../formats/ao-smith-own.ts";
import { boilersForSisters } from "../formats/lochinvar.ts";

/** A. O. Smith: year and week since 2008, before that a plant letter, a month letter and the year. */
export const aoSmith: Brand = {
  slug: "ao-smith",
  label: "A. O. Smith",
  maker: "A. O. Smith Corporation",
  formats: [...smithFormats, boilersForSisters],
  plate: "tank-outside",
  aliases: ["Glascote", "National", "ProMax", "Burkay"],
};
