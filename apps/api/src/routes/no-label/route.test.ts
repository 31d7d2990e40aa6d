import { languages } from "@heater-age/messages";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { nowhere, type Service, service } from "../../../test/service.ts";
import type { NoLabelAnswer } from "./schema.ts";

const ask = ({ app }: Service, payload: object, language = "en") =>
  app.inject({
    method: "POST",
    url: "/api/no-label",
    payload,
    headers: { "accept-language": language },
  });

const clues = [
  { question: "gas-valve-code", code: "0712" },
  { question: "rating-name", answer: "ef" },
  { question: "standard-year", year: 2006 },
] as const;

describe("POST /api/no-label", () => {
  it("200 with the years, the reasons and the next question", async () => {
    const running = await service({ url: nowhere });
    const response = await ask(running, { clues, energy: "gas" });
    expect(response.statusCode, response.body).toBe(200);
    expect(response.headers["content-language"]).toBe("en");
    const answer = response.json<NoLabelAnswer>();
    expect(answer).toMatchObject({
      success: true,
      asOf: "2026-11-20",
      years: [2007, 2008],
      minMonths: 214,
      maxMonths: 238,
      state: "replace",
      isCertain: true,
      text: "Replacement recommended: plan for a new one.",
    });
    expect(answer).not.toHaveProperty("clue");
    expect(answer.steps).toMatchObject([
      {
        question: "rating-name",
        code: "ef-until",
        values: { year: 2017 },
        text: "Labels said EF until 2017 at the latest.",
        years: [null, 2017],
        left: [null, 2017],
        agrees: true,
        basis: "source",
        confidence: "medium",
        sources: [{ kind: "regulator" }],
      },
      { question: "standard-year", left: [2006, 2017], basis: "ours", sources: [] },
      { question: "gas-valve-code", left: [2007, 2008], confidence: "low" },
    ]);
    expect(answer.questionsLeft).toEqual([
      "flame-arrestor",
      "certification-mark",
      "printed-date",
      "inspection-tag",
      "installation-sticker",
      "pipe-tag",
    ]);
  });

  it("lists contradictions of more reliable clues, and ignores uninformative ones", async () => {
    const running = await service({ url: nowhere });
    const response = await ask(running, {
      clues: [
        { question: "gas-valve-code", code: "9437" },
        { question: "rating-name", answer: "uef" },
        { question: "gas-valve-code", code: "not a code" },
        { question: "pipe-tag", year: 3000 },
      ],
      asked: ["label-price"],
    });
    const { years, steps, questionsLeft, ...answer } = response.json<NoLabelAnswer>();
    expect(years).toEqual([2016, 2026]);
    expect(answer).toMatchObject({
      state: "good",
      isCertain: false,
      text: "Likely in good condition; it could be up to 10 years old.",
      clue: { question: questionsLeft[0] },
    });
    expect(steps.map(({ question, agrees }) => [question, agrees])).toEqual([
      ["rating-name", true],
      ["gas-valve-code", false],
    ]);
    expect(questionsLeft).not.toContain("label-price");
  });

  it("returns nothing without clues, and starts with the most informative question", async () => {
    const running = await service({ url: nowhere });
    expect((await ask(running, { clues: [] })).json()).toMatchObject({
      years: [null, 2026],
      maxMonths: null,
      minMonths: 0,
      steps: [],
      questionsLeft: expect.arrayContaining(["rating-name", "pipe-tag"]) as string[],
    });
  });

  it.each(languages.map(({ code }) => code))("responds in %s", async (code) => {
    const running = await service({ url: nowhere });
    const all = [
      ...clues,
      { question: "energy-factor", type: "gas-tank", gallons: 50, energyFactor: 0.5 },
      { question: "electric-tank-size", gallons: 66 },
      { question: "certification-mark", answer: "ahri" },
      { question: "flame-arrestor", answer: "open" },
      { question: "label-price", answer: "before-2023" },
      { question: "inspection-tag", year: 2010 },
    ];
    const response = await ask(running, { clues: all }, code);
    expect(response.headers["content-language"]).toBe(code);
    const texts = response.json<NoLabelAnswer>().steps.map(({ text }) => text);
    expect(new Set(texts).size).toBe(all.length);
    // A year has no thousands separator, and every placeholder is filled.
    for (const text of texts) expect(text).not.toMatch(/[{}]|[12][.,\u202f\u00a0]\d{3}/u);
    expect(texts.join(" ")).toContain("2017");
  });

  it("records nothing", async () => {
    const running = await service();
    expect((await ask(running, { clues })).statusCode).toBe(200);
    const { rows } = await sql<{
      count: number;
    }>`select count(*)::int as count from water_heater_checks`.execute(running.database);
    expect(rows).toEqual([{ count: 0 }]);
  });
});
