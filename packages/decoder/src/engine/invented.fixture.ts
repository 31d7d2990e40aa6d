import type { Brand, Format, Source } from "./format.ts";

export const source: Source = { title: "an invented source", kind: "compiled" };

/** An invented format: two digits each for year and month, then a running number of six. */
export const yearMonth: Format = {
  id: "year-month",
  shape: /^(?<year>\d{2})(?<month>0[1-9]|1[0-2])(?<sequence>\d{6})$/u,
  inUse: [1990, null],
  confidence: "high",
  sources: [source],
};

/** Returns an invented brand with these formats, to test the engine without real data. */
export const invented = (formats: readonly Format[], more: Partial<Brand> = {}): Brand => ({
  slug: "invented",
  label: "Invented",
  maker: "",
  formats,
  plate: "unknown",
  aliases: [],
  ...more,
});
