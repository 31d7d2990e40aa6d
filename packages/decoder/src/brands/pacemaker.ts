import type { Brand } from "../engine/format.ts";
import { rheemTanks } from "../formats/rheem.ts";

/** Pacemaker: one of Ruud's names, according to an index of labels. */
export const pacemaker: Brand = {
  slug: "pacemaker",
  label: "Pacemaker",
  maker: "Rheem (Ruud)",
  formats: rheemTanks,
  atMost: "medium",
  reasons: [{ code: "inferred-from-sister-brand" }],
  plate: "tank-side-low",
  aliases: [],
  sources: [
    {
      title: "ryanthehomeinspector.com",
      url: "https://github.com/ryanroth83/ryanthehomeinspector.com",
      kind: "trade",
    },
  ],
};
