import { brands } from "@heater-age/decoder";
import { expect, it } from "vitest";
import { intlIn } from "../../shared/shell/intl-in.ts";
import { renderMarkdown } from "./markdown.server.ts";
import { writeBrandTable, writeRules } from "./rules.server.ts";

const intl = intlIn("en");
const today = "2026-11-20";
const all = Object.values(brands).map((brand) => ({ brand, rules: writeRules(intl, brand, today) }));
const rulesFor = (slug: string) => all.find(({ brand }) => brand.slug === slug)?.rules ?? "";

it("describes how letters are decoded and what the best example means", () => {
  const rules = rulesFor("bradford-white");
  expect(rules).toContain("- **Made by**: Bradford White Corporation");
  const format = /## bw-ym-7\n[\s\S]+?(?=\n## )/u.exec(rules)?.[0];
  expect(format).toContain("**1984 to 2007: year, month, running number** (high confidence)");
  expect(format).toContain("- **Decodes to**: `2007-04` high, `1987-04` medium");
  expect(format).toContain(
    "1. **year**: one of A to H, J to N, P, S, T, W to Z; in the order ABCDEFGHJKLMNPSTWXYZ: A is 1964, Z is 1983, then from the beginning again",
  );
  expect(format).toContain(
    "1. **month**: one of A to H, J to M; in the order ABCDEFGHJKLM: A is January, M is December",
  );
  expect(format).toContain("1. **running number**: 7 digits");
  expect(format).toContain("- **Used**: 1964 to 2008\n- **Dated heaters known**: 1984 to 2007");
});

it("marks formats without a date, and explains shifted years", () => {
  const text = all.map(({ rules }) => rules).join("\n");
  expect(text).toMatch(/: a number without a date\*\*\n/u);
  expect(text).toContain("the number minus 80");
  expect(text).toContain("the last digit of the year");
});

it.each(all)("lists every format of $brand.label with its sources and pattern", ({ brand, rules }) => {
  const { title, headings, html } = renderMarkdown("docs/rules.md", rules);
  expect(title).toBe(`${brand.label}: serial number rules`);
  const ids = brand.formats.map(({ id }) => id);
  expect(headings.map(({ id }) => id).slice(0, ids.length)).toEqual(ids);
  expect(html.match(/<strong>Where it comes from<\/strong>: ./gu) ?? []).toHaveLength(ids.length);
  expect(html.match(/<pre /gu) ?? []).toHaveLength(ids.length);
  for (const [, anchor = ""] of html.matchAll(/href="#([\w-]+)"/gu)) {
    expect(headings.map(({ id }) => id)).toContain(anchor);
  }
});

it("lists every brand by name and counts each format once", () => {
  const rows = writeBrandTable().split("\n").slice(2);
  expect(rows).toHaveLength(all.length);
  for (const { brand } of all) {
    const row = rows.find((one) => one.startsWith(`| [${brand.label}](/developers/rules/${brand.slug}/) |`));
    const counts = row?.split("|").slice(2).map(Number).filter(Number.isFinite) ?? [];
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(brand.formats.length);
  }
});
