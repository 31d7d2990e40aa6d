import type { Brand } from "../engine/format.ts";

/** Crane: no public rule for its serial numbers. */
export const crane: Brand = {
  slug: "crane",
  label: "Crane",
  maker: "",
  formats: [],
  withoutFormat: "no-public-rule",
  plate: "unknown",
  aliases: [],
};
