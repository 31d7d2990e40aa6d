import type { plateParts } from "@heater-age/messages/format";

/** A serial number from a plate that also has the date, as the decoder reads it. */
export type Example = Parameters<typeof plateParts>[1];

/** The examples on the home page. Their readings never change, so neither the page nor its scripts need the decoder. */
export const examples: Readonly<Record<"american" | "european", Example>> = {
  american: {
    year: 2004,
    month: 5,
    parts: [
      { from: 0, text: "RH", means: "prefix" },
      { from: 2, text: "05", means: "month" },
      { from: 4, text: "04", means: "year" },
      { from: 6, text: "B", means: "plant" },
      { from: 7, text: "01826", means: "sequence" },
    ],
  },
  european: {
    year: 2025,
    week: 47,
    parts: [
      { from: 0, text: "21", means: "prefix" },
      { from: 2, text: "25", means: "year" },
      { from: 4, text: "47", means: "week" },
      { from: 6, text: "0010023447", means: "model" },
      { from: 16, text: "3133", means: "plant" },
      { from: 20, text: "064511", means: "sequence" },
      { from: 26, text: "N1", means: "unknown" },
    ],
  },
};
