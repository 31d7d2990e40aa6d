import { expect, it } from "vitest";
import { findEvidence } from "./statements-in.ts";

const trade = { title: "Trade", kind: "trade" } as const;
const maker = { title: "Maker", kind: "maker", url: "https://maker.example" } as const;

it("returns the sources and assumptions of all statements of a part, each once", () => {
  const part = {
    whole: { text: "a", basis: "ours", assumption: "We assume.", sources: [trade] },
    others: [
      { statement: { text: "b", basis: "source", sources: [maker, trade], confidence: "high" } },
      { statement: { text: "c", basis: "ours", assumption: "We assume.", sources: [] }, left: ["5 years"] },
    ],
    missing: null,
  };
  expect(findEvidence(part)).toEqual({ assumptions: ["We assume."], sources: [trade, maker] });
});

it("returns none for a part without statements", () => {
  expect(findEvidence(undefined)).toEqual({ assumptions: [], sources: [] });
});
