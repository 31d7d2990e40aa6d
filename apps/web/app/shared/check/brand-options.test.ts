import { brands, findBrand } from "@heater-age/decoder";
import { expect, it } from "vitest";
import { allChoices } from "./tool-context.ts";
import { intlIn } from "../shell/intl-in.ts";
import { brandGroups, heaterRegion } from "@heater-age/messages";
import { brandOptions } from "./brand-options.ts";

const choices = allChoices();
const optionsFor = (selected: string) => brandOptions(intlIn("en"), choices, selected);
const selectedIn = (html: string) =>
  [...html.matchAll(/<option value="([^"]*)"[^>]* selected="">/gu)].map(([, value]) => value);

it.each(["", "rheem", "other"])("lists every brand once and selects %j", (selected) => {
  const html = optionsFor(selected);
  expect(selectedIn(html)).toEqual([selected]);
  const values = [...html.matchAll(/<option value="([^"]*)"/gu)].map(([, value]) => value);
  const listed = [...choices.first, ...choices.more].map(({ value }) => value);
  expect(values).toEqual(["", ...listed, "other"]);
});

it.each(["de", "es", "fr", "it"] as const)("begins with ten brands of the market in %s", (language) => {
  const [local, ...others] = brandGroups(choices, language);
  expect([local?.heading, local?.brands.length]).toEqual(["form.brandsLocal", 10]);
  const all = [local, ...others].flatMap((group) => group?.brands.map(({ value }) => value) ?? []);
  expect(all.toSorted()).toEqual([...choices.first, ...choices.more].map(({ value }) => value).toSorted());
  expect(brandOptions(intlIn(language), choices, "")).toContain("<optgroup");
});

it("knows the brands with dates that are sold in Europe alone", () => {
  const names = Object.values(brands).flatMap(({ label, aliases }) => [label, ...aliases]);
  const dated = names.flatMap((name) => {
    const { slug, formats, market } = findBrand(name) ?? {};
    return slug !== undefined && formats?.length !== 0 && market !== undefined ? [slug] : [];
  });
  expect(dated.filter((slug) => heaterRegion({ brand: slug }, "en") !== "europe")).toEqual([]);
});

it("adds a name that is not among the choices, as text", () => {
  const html = optionsFor('"><script>alert(1)</script>&');
  expect(html).not.toContain("<script");
  expect(html).toMatch(
    /<option value="&quot;&gt;&lt;script&gt;alert\(1\)&lt;\/script&gt;&amp;" translate="no" selected="">&quot;&gt;&lt;script&gt;alert\(1\)&lt;\/script&gt;&amp;<\/option>$/u,
  );
});
