import { expect, it } from "vitest";
import { evidenceOf } from "./statements-in.ts";

const trade = { title: "Trade", kind: "trade" } as const;
const maker = { title: "Maker", kind: "maker", url: "https://maker.example" } as const;

it("gathers what all statements of a part are based on, each thing once", () => {
  const part = {
    whole: { text: "a", basis: "ours", assumption: "We assume.", sources: [trade] },
    others: [
      { statement: { text: "b", basis: "source", sources: [maker, trade], confidence: "high" } },
      { statement: { text: "c", basis: "ours", assumption: "We assume.", sources: [] }, left: ["5 years"] },
    ],
    missing: null,
  };
  expect(evidenceOf(part)).toEqual({ assumptions: ["We assume."], sources: [trade, maker] });
});

it("finds nothing where nothing is stated", () => {
  expect(evidenceOf(undefined)).toEqual({ assumptions: [], sources: [] });
});
