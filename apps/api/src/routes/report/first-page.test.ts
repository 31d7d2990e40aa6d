import { type Language, languages } from "@heater-age/messages";
import { translatorIn } from "@heater-age/messages/server";
import { printedReport } from "@heater-age/report";
import { overprinted, type ReadPdf, readPdf, seen, textOfPage } from "@heater-age/run/test/read-pdf";
import { expect, it } from "vitest";
import { makeReport } from "../../../test/reports.ts";
import { service } from "../../../test/service.ts";
import type { Report } from "./schema.ts";
import { subjectOfReport } from "./subject-of-report.ts";

const host = "localhost:3000";

const heaters = {
  "22 years old": { brand: "rheem", serialNumber: "RH0504B01826" },
  "a week": { brand: "ao-smith", serialNumber: "1504A023527" },
  "two dates": { brand: "bradford-white", serialNumber: "BH6511396" },
  "two dates, the other one chosen": {
    brand: "bradford-white",
    serialNumber: "BH6511396",
    manufacturingDate: "1985-08",
    modelNumber: "M240T6FBN",
  },
  "three months old": { brand: "rheem", serialNumber: "Q342612345" },
  "forty-five years old": { brand: "rheem", serialNumber: "0581A12345" },
  "a model with every fact": { brand: "ao-smith", serialNumber: "1836111786352", modelNumber: "ENT-40" },
  "another company's heater": { brand: "kenmore", serialNumber: "C05A012345", modelNumber: "153.336433" },
  "a recall that covers it": { brand: "ao-smith", serialNumber: "MD91-0012345", modelNumber: "FSG 40 249" },
} as const;

/** Returns all texts in a value except those of the given fields. */
const textsIn = (value: unknown, without: readonly string[]): readonly string[] =>
  typeof value === "string"
    ? [value]
    : typeof value === "object" && value !== null
      ? Object.entries(value).flatMap(([key, part]) => (without.includes(key) ? [] : textsIn(part, without)))
      : [];

/** Fields of the first page that are not read as text: codes, and the texts of pictures. */
const unseen = ["address", "kind", "label", "level", "link", "look", "marks", "path", "state", "tone"];

/** A text of this length is neither a name nor an answer. */
const SENTENCE = 60;

/** Returns a text as if no line broke behind a hyphen. */
const joined = (text: string): string => seen(text).replaceAll("- ", "-");

/** Expects that everything is on the first page, the rest on the others, and no text over another. */
function expectFirstPage(pdf: ReadPdf, report: Report, language: Language): void {
  const publication = {
    url: `http://${host}`,
    company: undefined,
    address: `http://${host}/`,
    id: report.id,
  };
  const { first, appendix } = printedReport(translatorIn(language), subjectOfReport(report), publication);
  const page = joined(textOfPage(pdf.placed, 1));
  const texts = textsIn(first, unseen).map(joined);
  expect(texts.length).toBeGreaterThan(25);
  expect(texts.filter((text) => !page.includes(text))).toEqual([]);
  const sentences = textsIn(appendix, unseen).filter((text) => text.length > SENTENCE);
  expect(sentences).not.toEqual([]);
  expect(sentences.filter((text) => page.includes(joined(text)))).toEqual([]);
  expect(textOfPage(pdf.placed, 2)).toContain(seen(appendix[0]?.heading ?? ""));
  expect(overprinted(pdf.placed)).toEqual([]);
}

it.each(languages)("the first page contains everything in $name", async ({ code: language }) => {
  const running = await service();
  for (const payload of Object.values(heaters)) {
    const { id } = await makeReport(running, payload);
    const headers = { host, "accept-language": language };
    const report = (await running.app.inject({ url: `/api/reports/${id}`, headers })).json<Report>();
    const { rawPayload, statusCode } = await running.app.inject({ url: `/api/reports/${id}.pdf`, headers });
    expect(statusCode).toBe(200);
    expectFirstPage(await readPdf(rawPayload), report, language);
  }
});
