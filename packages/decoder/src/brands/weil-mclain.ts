import type { Brand, Source } from "../engine/format.ts";

const inspectApedia: Source = {
  title: "InspectAPedia: age of heaters",
  url: "https://inspectapedia.com/heat/Age_Of_Heaters.php",
  kind: "trade",
};

// Three accounts of the CP number contradict each other, so there is no format.

/** Weil-McLain: the date goes with the CP number on its sticker; the accounts of that code do not agree. */
export const weilMclain: Brand = {
  slug: "weil-mclain",
  label: "Weil-McLain",
  maker: "Marley-Wylain",
  formats: [],
  withoutFormat: "no-public-rule",
  plate: "unknown",
  aliases: [],
  sources: [inspectApedia],
};
