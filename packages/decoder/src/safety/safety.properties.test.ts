import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { modelKey } from "../models/model-key.ts";
import { normaliseSerial } from "../engine/normalise.ts";
import { gasControlCases } from "./notices/gas-controls.cases.ts";
import { notices } from "./notices/index.ts";
import { tanklessAndBoilerCases } from "./notices/tankless-and-boilers.cases.ts";
import { tankCases } from "./notices/tanks.cases.ts";
import { type NoticeQuery, safetyNotices } from "./safety-notices.ts";

const today = "2026-11-20";
const cases = [gasControlCases, tankCases, tanklessAndBoilerCases].flatMap((each) =>
  Object.values(each).flat(),
);
const anyText = fc.string({ unit: "binary", maxLength: 40 });
const brand = fc.oneof(
  fc.constantFrom(...notices.flatMap(({ brands, slugs = [] }) => [...brands, ...slugs])),
  anyText,
  fc.constant("__proto__"),
);
const serial = fc.oneof(
  fc.constantFrom(...cases.map((each) => each.serial)),
  ...notices.flatMap(({ serials = [] }) =>
    serials.map(({ shape }) => fc.stringMatching(new RegExp(shape.source, "u"))),
  ),
  anyText,
);
const model = fc.oneof(
  fc.constantFrom(...notices.flatMap(({ models }) => models?.listed ?? []), "FSG 40", "ENT-40", "NPE-180A"),
  anyText,
  fc.constant(undefined),
);
const date = fc
  .tuple(fc.integer({ min: 1945, max: 2026 }), fc.integer({ min: 1, max: 12 }), fc.nat({ max: 2 }))
  .map(([year, month, kind]) => {
    const padded = `${month}`.padStart(2, "0");
    return [`${year}`, `${year}-${padded}`, `${year}-W${padded}`][kind] ?? "";
  });
const confidence = fc.constantFrom("high", "medium", "low");
const candidates = fc.option(fc.array(fc.record({ date, confidence }), { maxLength: 3 }), { nil: undefined });
const heater = fc.record({ brand, serial, model, candidates, today: fc.constant(today) });

/** Yields the arguments against a heater being covered by a notice. There should be none. */
function* doubtsOf(
  {
    brands,
    slugs = [],
    models,
    serials,
    made,
    control,
    sold,
    condition,
    unread,
    ...notice
  }: (typeof notices)[number],
  query: NoticeQuery,
): Generator<string> {
  const bare = (text: string) =>
    text
      .normalize("NFD")
      .replaceAll(/[^A-Za-z\d]+/gu, "")
      .toLowerCase();
  if (![...brands, ...slugs].map(bare).includes(bare(query.brand))) yield "brand";
  const key = modelKey(query.model ?? "");
  if (models && !models.listed.map(modelKey).includes(key) && !models.family?.test(key)) yield "model";
  if (notice.heater && key === "") yield "kind";
  const number = normaliseSerial(query.serial ?? "");
  if (serials && !serials.some(({ shape }) => shape.test(number))) yield "serial";
  const dates = query.candidates ?? [];
  if (made && dates.length === 0) yield "date";
  const years = (made ?? []).map((end) => Number(end?.slice(0, 4)));
  if (dates.some((each) => made && !(Number(each.date.slice(0, 4)) >= Math.min(...years)))) yield "too old";
  if (dates.some((each) => made && !(Number(each.date.slice(0, 4)) <= Math.max(...years)))) yield "too new";
  if (made && !serials && dates.some((each) => each.confidence === "low")) yield "unsure date";
  if (control) yield "control";
  if (condition) yield "condition";
  if (sold && !made && !serials) yield "sale";
  if (unread.includes("page") || unread.includes("serials") || unread.includes("dates")) yield "unread";
  if (notice.confidence === "low") yield "unsure notice";
}

describe("any input", () => {
  it("gets one of three answers, with its basis", () => {
    fc.assert(
      fc.property(heater, (query) => {
        const { answer, matches, listDate } = safetyNotices(query);
        expect(listDate).toBe("2026-11-20");
        expect(answer === "no-match").toBe(matches.length === 0);
        for (const each of matches) {
          expect(each.answer === "covered").toBe(each.check.length === 0);
          expect(new Set(each.check).size).toBe(each.check.length);
          const given = (query.candidates ?? []).map((candidate) => candidate.date);
          expect(each.dates.every((fitting) => given.includes(fitting))).toBe(true);
        }
        expect(answer === "covered").toBe(matches.some((each) => each.answer === "covered"));
      }),
      { numRuns: 3_000 },
    );
  });

  it("is covered only with everything that the notice requires", () => {
    let covered = 0;
    const fromCases = fc.constantFrom(...cases).map(({ made, ...each }) => ({
      ...each,
      candidates: made?.map((day) => ({ date: day, confidence: "high" as const })),
      today,
    }));
    fc.assert(
      fc.property(fc.oneof(heater, fromCases), (query) => {
        for (const { answer, notice } of safetyNotices(query).matches) {
          if (answer !== "covered") continue;
          covered += 1;
          expect([...doubtsOf(notice, query)]).toEqual([]);
        }
      }),
      { numRuns: 3_000 },
    );
    expect(covered).toBeGreaterThan(20);
  });

  it("returns immediately for long text", () => {
    for (const unit of ["A", "1", "YE", "FSG", "2008"]) {
      const text = unit.repeat(20_000);
      expect(safetyNotices({ brand: text, serial: text, model: text, today }).answer).toBe("no-match");
    }
  });
});
