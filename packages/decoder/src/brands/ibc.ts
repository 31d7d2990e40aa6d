import type { Brand, Format } from "../engine/format.ts";
import { recallOfBoilers } from "../sources/sources.ts";

// The recall lists eight ranges of combi boilers with the months between which they were made. Year and month, and
// later week and year, fit all sixteen ends; the maker has published neither.
const byRanges = {
  confidence: "medium",
  reasons: [{ code: "inferred-rule" }],
  sources: [recallOfBoilers("25-441", "IBC Technologies")],
} as const;

const modelYearMonth: Format = {
  ...byRanges,
  id: "ibc-model-yymm",
  shape: /^(?<model>ICGFSW1\d{4})(?<year>\d{2})(?<month>0[1-9]|1[0-2])(?<sequence>\d{5})$/u,
  inUse: [2020, null],
  attested: [2023, 2024],
};

const weekYear: Format = {
  ...byRanges,
  id: "ibc-wwyy",
  shape: /^(?<prefix>I)(?<week>0[1-9]|[1-4]\d|5[0-3])(?<year>\d{2})(?<sequence>\d{5})$/u,
  inUse: [2020, null],
  attested: [2024, 2025],
};

/** IBC: year and month behind the model, or week and year behind an I, on combi boilers. */
export const ibc: Brand = {
  slug: "ibc",
  label: "IBC",
  maker: "IBC Technologies",
  formats: [weekYear, modelYearMonth],
  plate: "unknown",
  aliases: ["IBC Technologies"],
};
