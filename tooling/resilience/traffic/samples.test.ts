import { expect, it } from "vitest";
import { makeSamples, truthOf } from "./samples.ts";

it("generates serial numbers that decode, without repeats", async () => {
  const next = await makeSamples();
  const samples = Array.from({ length: 3000 }, next);
  expect(new Set(samples.map(({ brand, serial }) => `${brand} ${serial}`)).size).toBe(3000);
  expect(new Set(samples.map(({ brand }) => brand)).size).toBeGreaterThan(20);
  for (const sample of samples) expect(truthOf(sample, "2026-11-22")?.dates[0]).toMatch(/^(?:19|20)\d\d/u);
});

it("returns the age of a heater on a day", () => {
  const sample = { brand: "rheem", serial: "RH0504B01826" } as const;
  expect(truthOf(sample, "2026-12-31")).toEqual({ dates: ["2004-05"], years: 22, months: 7 });
  expect(truthOf(sample, "2027-05-01")).toMatchObject({ years: 23, months: 0 });
  expect(truthOf({ ...sample, serial: "!" }, "2026-12-31")).toBeUndefined();
});
