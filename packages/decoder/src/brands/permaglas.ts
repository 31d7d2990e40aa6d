import type { Brand } from "../engine/format.ts";
import { smithFormats } from "../formats/ao-smith-own.ts";

/** Permaglas: A. O. Smith's glass-lined heaters. */
export const permaglas: Brand = {
  slug: "permaglas",
  label: "Permaglas",
  maker: "A. O. Smith Corporation",
  formats: smithFormats,
  atMost: "medium",
  reasons: [{ code: "inferred-from-sister-brand" }],
  plate: "tank-outside",
  aliases: [],
  sources: [
    {
      title: "A. O. Smith: history 1941 to 1971",
      url: "https://www.aosmith.com/About/History/1941---1971--War-and-Post-War-Boom/",
      kind: "maker",
    },
  ],
};
