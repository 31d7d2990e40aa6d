import type { Case } from "./cases.ts";

export const cases: readonly Case[] = [
  {
    serial: "XYZ150603772AP",
    is: "2015-W06",
    evidence: "illustration",
    from: "building-center.org; its letters look like placeholders",
  },
  { serial: "XYZ155403772AP", is: "no-format", evidence: "invalid", from: "week 54" },
];
