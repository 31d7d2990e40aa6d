import { describe, expect, it } from "vitest";
import { period } from "../engine/calendar.ts";
import { modelKey } from "../models/model-key.ts";
import type { Span } from "./notices/notice.ts";
import { listDate, notices } from "./notices/index.ts";

it("has each notice once, newest first", () => {
  expect(new Set(notices.map(({ id }) => id)).size).toBe(notices.length);
  const dates = notices.map(({ date }) => date ?? "");
  expect(dates).toEqual(dates.toSorted().toReversed());
  expect(dates.every((date) => date < listDate)).toBe(true);
});

const toSkeleton = (pattern: RegExp): string =>
  pattern.source.replaceAll(/\\./gu, "x").replaceAll(/\[[^[\]]*\]/gu, "x");
const order = (span: Span | undefined): readonly string[] =>
  (span ?? []).flatMap((end) => (end === null ? [] : [end]));

describe.each(notices)("$id", (notice) => {
  const { brands, slugs = [], anyBrand, models, serials = [], control, sources, link, confidence } = notice;

  it("has a brand, and heaters that can be identified", () => {
    expect(brands.length > 0 || anyBrand === true).toBe(true);
    for (const slug of slugs) expect(slug).toMatch(/^[a-z\d]+(?:-[a-z\d]+)*$/u);
    expect(Boolean(models ?? control ?? notice.made ?? notice.heater)).toBe(true);
  });

  it("has valid dates, in order", () => {
    for (const span of [notice.made, notice.sold, control?.made, control?.codes]) {
      expect(order(span)).toEqual(order(span).toSorted());
    }
    for (const date of [...order(notice.made), ...order(notice.sold), ...order(control?.made)])
      expect(period(date)).toHaveLength(2);
    if (notice.date !== undefined) expect(period(notice.date)).toHaveLength(2);
    for (const code of control?.codes ?? []) expect(code).toMatch(/^\d{2}(?:0[1-9]|[1-4]\d|5[0-3])$/u);
  });

  it("has patterns for complete prefixes that run in constant time for longer text", () => {
    const patterns = [models?.family, models?.near, ...serials.map(({ shape }) => shape)];
    for (const pattern of patterns) {
      if (!pattern) continue;
      expect(pattern.flags).toBe("u");
      expect(toSkeleton(pattern)).not.toMatch(/[*+]|\{\d+,\}|\)\{/u);
    }
    for (const { shape, range } of serials) {
      expect(shape.source.startsWith("^")).toBe(true);
      expect(shape.source.includes("(?<code>")).toBe(range !== undefined);
      if (range) expect([range[0].length, range[0] < range[1]]).toEqual([range[1].length, true]);
    }
  });

  it("lists models that stay distinct after normalization", () => {
    const keys = (models?.listed ?? []).map(modelKey);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it("has sources that a reader can open or look up, and never exceeds their confidence", () => {
    for (const { title, url } of sources) {
      expect(title).toMatch(/\w{3}/u);
      if (url !== undefined) expect(new URL(url).protocol).toMatch(/^https?:$/u);
    }
    if (link !== undefined) expect(new URL(link).protocol).toBe("https:");
    if (!sources.some(({ kind }) => kind === "regulator")) expect(confidence).not.toBe("high");
    if (notice.unread.includes("page")) expect(confidence).not.toBe("high");
  });

  it("has telephone numbers in a consistent format", () => {
    for (const phone of notice.phones) {
      expect(phone.number).toMatch(/^8\d\d-\d{3}-\d{4}$/u);
      for (const brand of phone.brands ?? []) expect(brands).toContain(brand);
    }
  });
});
