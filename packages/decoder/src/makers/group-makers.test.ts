import { expect, it } from "vitest";
import { groupMakers } from "./group-makers.ts";
import { likelyMakers } from "./likely-makers.ts";

const find = (label: string, serial: string, model = "") =>
  likelyMakers({ label, serial, model }, { today: "2026-11-20" }).map(({ brand, ...rest }) => ({
    slug: brand.slug,
    maker: brand.maker,
    ...rest,
  }));

const group = (makers: ReturnType<typeof find>) =>
  groupMakers(makers, ({ decoding }) =>
    decoding.status === "unreadable" ? [] : decoding.candidates.map(({ date }) => date),
  );

it("groups brands with the same reasons, in order", () => {
  const likely = find("hotmaster", "9948125186");
  const groups = group(likely);
  expect(groups.map(({ makers }) => makers.length)).toEqual([1, likely.length - 1]);
  expect(groups.flatMap(({ makers }) => makers)).toEqual(likely);
  const [, sisters] = groups;
  expect(sisters?.companies).toContainEqual({ name: "Ariston Group", isConfirmed: true });
  expect(sisters?.companies).toContainEqual({
    name: "American Water Heater Company (A. O. Smith)",
    isConfirmed: true,
  });
  expect(sisters?.companies.filter(({ name }) => name.startsWith("American Water"))).toHaveLength(1);
});

it("marks a company as unconfirmed if no brand confirms it", () => {
  const vanguard = find("other", "RH0504B01826").filter(({ slug }) => slug === "vanguard");
  expect(group(vanguard)[0]?.companies).toEqual([{ name: "Rheem", isConfirmed: false }]);
});

it("separates brands with other dates, reasons or confidence", () => {
  const groups = group(find("kenmore", "C05A012345", "153.336433"));
  expect(groups.map(({ makers }) => makers[0].slug)).toEqual(["state", "ao-smith", "laars"]);
  for (const { makers, sources } of groups) {
    expect(new Set(makers.map(({ confidence }) => confidence)).size).toBe(1);
    expect(sources.length).toBeGreaterThan(0);
  }
});

it("returns no group without a maker", () => {
  expect(group(find("rheem", "RH0504B01826"))).toEqual([]);
});
