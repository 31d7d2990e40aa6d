import { expect, it } from "vitest";
import { expressionsOfProduct, judgeExpression } from "./expressions.ts";

it("finds those of the sources, the formats and the API description", () => {
  const all = expressionsOfProduct();
  expect(all.length).toBeGreaterThan(300);
  const places = all.map(({ place }) => place);
  for (const place of ["apps/api/src/config/env.ts", "openapi.json"]) expect(places).toContain(place);
  for (const name of ["shape", "pattern"])
    expect(places.filter((place) => place.endsWith(`, ${name}`)).length).toBeGreaterThan(50);
  expect(places.filter((place) => place.includes(".test."))).toEqual([]);
});

it("distinguishes linear from growing ones", async () => {
  const judge = (source: string) => judgeExpression({ source, flags: "u", place: "here" });
  expect(await judge(String.raw`^\d{2}[A-Z]+$`)).toMatchObject({ growth: "linear" });
  const slow = await judge(String.raw`^\s*(?:a\s*)*\s*b$`);
  expect(slow.growth).not.toBe("linear");
  expect((await judge(String.raw`^[a-z]*[a-y]*\d$`)).ratio).toBeGreaterThan(2);
});
