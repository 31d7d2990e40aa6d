import { describe, expect, it } from "vitest";
import { readTurn, someYear } from "../engine/dates.ts";
import type { Format } from "../engine/format.ts";
import { toMatcher } from "../engine/matcher.ts";
import { brands } from "./index.ts";

const listGroups = ({ shape }: Format): readonly string[] =>
  Object.keys(new RegExp(`${shape.source}|`, "u").exec("")?.groups ?? {});
/** Returns what remains of a pattern without its character classes and escapes. */
const toSkeleton = (pattern: RegExp): string =>
  pattern.source.replaceAll(/\\./gu, "x").replaceAll(/\[[^[\]]*\]/gu, "x");

const yearCodes: readonly string[] = [
  ...Array.from({ length: 26 }, (_, index) => String.fromCodePoint(65 + index)),
  ...[10, 100, 10_000].flatMap((count) =>
    Array.from({ length: count }, (_, number) => String(number).padStart(String(count).length - 1, "0")),
  ),
];

/** Returns whether the shape allows a year's code. */
function allowsYear(format: Format, year: number): boolean {
  const [, body = ""] = /\(\?<year>([^()]+)\)/u.exec(format.shape.source) ?? [];
  const fits = new RegExp(`^(?:${body})$`, "u");
  return yearCodes.some(
    (code) => fits.test(code) && (year - someYear(format, code)) % readTurn(format, code) === 0,
  );
}

const rows = Object.values(brands).flatMap((brand) =>
  brand.formats.map((format) => ({ name: `${brand.slug} ${format.id}`, format })),
);

describe.each(rows)("$name", ({ format }) => {
  const groups = listGroups(format);

  it("has a pattern that can be measured, and that runs in constant time for longer text", () => {
    expect(() => toMatcher(format)).not.toThrow();
    expect(format.shape.flags).toBe("u");
    expect(toSkeleton(format.shape)).not.toMatch(/\{\d+,\}|\)\{/u);
  });

  it("has a year, or a count that tells it, unless it is undated", () => {
    const counted = format.read?.year?.starts !== undefined;
    expect(groups.includes("year")).toBe(!format.undated && !counted);
    if (counted) expect(groups).toContain("sequence");
  });

  it("has at most one way to express the time of year", () => {
    const finer = ["month", "week", "dayOfYear"].filter((name) => groups.includes(name));
    expect(finer.length).toBeLessThanOrEqual(1);
    if (groups.includes("day")) expect(finer).toEqual(["month"]);
  });

  it("has years in order, with attested years among those in use", () => {
    const [from, to] = format.inUse;
    expect(to ?? 9999).toBeGreaterThanOrEqual(from);
    if (!format.attested) return;
    const [first, last] = format.attested;
    expect(first).toBeGreaterThanOrEqual(from);
    expect(last ?? 9999).toBeLessThanOrEqual(to ?? 9999);
    expect(last ?? 9999).toBeGreaterThanOrEqual(first);
  });

  it("can be read in the first and the last year of its use", () => {
    if (!groups.includes("year")) return;
    const [first, last] = format.inUse;
    expect([allowsYear(format, first), allowsYear(format, last ?? 2026)]).toEqual([true, true]);
  });

  it("has rules only for groups that it has", () => {
    const read = Object.keys(format.read ?? {});
    for (const name of read) if (!format.read?.year?.starts) expect(groups).toContain(name);
    const { starts = [] } = format.read?.year ?? {};
    expect(starts).toEqual(starts.toSorted((a, b) => a - b));
    if (typeof format.read?.month === "string") expect(format.read.month).toHaveLength(12);
    if (format.near) expect(format.shape.source).toContain("(?<sequence>");
    if (format.turns !== undefined) expect(format.turns).toBeGreaterThan(0);
  });

  it("has the milestones of the serial counter in order", () => {
    const { counter = [] } = format;
    if (counter.length > 0) expect(groups).toContain("sequence");
    expect(counter).toEqual(counter.toSorted((a, b) => a.at - b.at));
    expect(counter).toEqual(counter.toSorted((a, b) => a.year - b.year || a.month - b.month));
    for (const { month } of counter) expect([month >= 1, month <= 12]).toEqual([true, true]);
  });

  it("recognizes its printed form from the first character", () => {
    const { printed = /^/u } = format;
    expect(printed.source).toMatch(/^\^/u);
    expect(toSkeleton(printed)).not.toMatch(/\)[*+{]/u);
  });
});

describe.each(Object.entries(brands))("%s", (slug, brand) => {
  it("is as confident as its sources: high needs a maker, a regulator or two sources that are not compiled", () => {
    for (const { id, confidence, sources, reasons = [] } of brand.formats) {
      const stating = sources.filter(({ kind }) => kind !== "compiled");
      const official = stating.some(({ kind }) => kind === "maker" || kind === "regulator");
      const codes = [...reasons, ...(brand.reasons ?? [])].map(({ code }) => code);
      expect(confidence !== "high" || official || stating.length > 1, id).toBe(true);
      expect(stating.length > 0 || codes.includes("inferred-rule"), id).toBe(true);
    }
  });

  it("has a URL for every source", () => {
    const sources = [...brand.formats.flatMap((format) => format.sources), ...(brand.sources ?? [])];
    for (const { title, url } of sources) expect(url, title).toMatch(/^https?:\/\/\S+$/u);
  });

  it("has its own slug and distinct format IDs", () => {
    expect(brand.slug).toBe(slug);
    expect(slug).toMatch(/^[a-z\d]+(?:-[a-z\d]+)*$/u);
    expect(new Set(brand.formats.map(({ id }) => id)).size).toBe(brand.formats.length);
  });

  it("identifies models by prefix, and names only formats that it has", () => {
    for (const { shape, from, to, formats = [] } of brand.models ?? []) {
      expect(shape.source).toMatch(/^\^/u);
      expect(to ?? 9999).toBeGreaterThanOrEqual(from);
      expect(brand.formats.map(({ id }) => id)).toEqual(expect.arrayContaining([...formats]));
    }
  });

  it("explains the lack of formats, and only then", () => {
    expect(brand.withoutFormat === undefined).toBe(brand.formats.length > 0);
    expect(brand.longest ?? 28).toBeGreaterThan(20);
  });
});
