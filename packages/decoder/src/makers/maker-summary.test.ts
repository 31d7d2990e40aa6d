import { expect, it } from "vitest";
import { likelyMakers } from "./likely-makers.ts";
import { toMakerSummary } from "./maker-summary.ts";

const today = "2026-11-20";

it("has the brand, companies and every date, with the evidence", () => {
  const [maker] = likelyMakers({ label: "kenmore", model: "153.336433", serial: "C05A012345" }, { today });
  expect(maker && toMakerSummary(maker)).toEqual({
    brand: "state",
    label: "State",
    maker: "State Industries (A. O. Smith)",
    confidence: "high",
    reasons: maker?.reasons,
    sources: maker?.sources,
    dates: ["2005-03"],
  });
});

it("has all dates in order, and none if the number has none", () => {
  const named = (serial: string, model = "") =>
    likelyMakers({ label: "kenmore", serial, model }, { today }).map(toMakerSummary);
  expect(
    likelyMakers({ label: "other", serial: "BH6511396" }, { today })
      .map(toMakerSummary)
      .find(({ brand }) => brand === "bradford-white")?.dates,
  ).toEqual(["2005-08", "1985-08"]);
  expect(named("?", "153.336433")[0]).toMatchObject({ brand: "state", dates: [] });
});
