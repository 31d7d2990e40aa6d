import {
  type CheckInput,
  type CheckResult,
  createClient,
  type InvalidCheck,
  type ManyResult,
  type StatusMessages,
} from "@heater-age/client";
import { messages as german } from "@heater-age/client/messages/de";
import { messages as english } from "@heater-age/client/messages/en";
import { messages as spanish } from "@heater-age/client/messages/es";
import { messages as french } from "@heater-age/client/messages/fr";
import { messages as italian } from "@heater-age/client/messages/it";
import { brands } from "@heater-age/decoder";
import { expect, inject, test } from "vitest";

const baseUrl = inject("apiUrl");

const serialNumbers = [
  "RH0504B01826",
  "RHO5O4B01826",
  "BH6511396",
  "GENG0110123456",
  "1836111786352",
  "0120102140",
  "0833A032628",
  "H76123456",
  "9948123456",
  "XG40T06EC36U1",
  "7414C21X17",
  // March 1, which French writes differently from other days.
  "63036333-00-7060-3241",
  "QQQQQ999",
  "S/N: 12.34-56",
];

/** Returns every serial number with every brand, as visitors try them, and brands that other makers built for. */
const heaters: readonly CheckInput[] = [
  ...[...Object.keys(brands), "other", "regency", "hotmaster"].flatMap((brand) =>
    serialNumbers.map((serialNumber) => ({ brand, serialNumber, modelNumber: "xe40 m-09" })),
  ),
  ...["kenmore", "Sears", "other", "jetglas"].map((brand) => ({
    brand,
    serialNumber: "C05A012345",
    modelNumber: "153.336433",
  })),
];

type Answer = CheckResult | Exclude<ManyResult, InvalidCheck>;

/** Returns a response without what only the API has: recording and the model catalog. */
function comparable(answer: Answer): object {
  const fields = Object.fromEntries(
    Object.entries(answer).filter(
      ([name]) =>
        !/^(?:answeredBy|checkedAt|recorded|model(?:Info|Source|Estimated)|decoding|problem|dates|dateCount|makers|makerCount)$/u.test(
          name,
        ),
    ),
  );
  const dates = "decoding" in answer ? answer.decoding.candidates : "dates" in answer ? answer.dates : [];
  // Batches return at most three of each list.
  const few = <Entry>(all: readonly Entry[] = []) => all.slice(0, 3);
  return {
    ...fields,
    dates: few(dates).map(({ date, confidence, format, reasons, sources }) => ({
      date,
      confidence,
      format,
      reasons,
      sources,
    })),
    makers: few(answer.makers).map(({ brand, confidence, reasons, sources }) => ({
      brand,
      confidence,
      reasons,
      sources,
    })),
    ...(!answer.success && { code: answer.problem.code, brands: few(answer.problem.brands) }),
  };
}

test.each<readonly [string, StatusMessages]>([
  ["English", english],
  ["Spanish", spanish],
  ["French", french],
  ["German", german],
  ["Italian", italian],
])("the decoder gives the same response as the API in %s", async (_name, messages) => {
  const client = createClient({ baseUrl, messages });
  const cut: typeof fetch = () => Promise.reject(new TypeError("Failed to fetch"));
  const offline = createClient({ baseUrl, messages, fetch: cut });
  const dated: string[] = [];
  for await (const { input, result } of client.checkMany(heaters, { batchSize: 500 })) {
    if (result.invalid) throw new Error(`${JSON.stringify(input)}: ${result.invalid.message}`);
    const answer = await offline.check(input, { offline: "fallback", attempts: 1 });
    expect(answer.answeredBy).toBe("decoder");
    expect(comparable(answer), JSON.stringify(input)).toEqual(comparable(result));
    if (result.success) dated.push(result.recommendation);
  }
  expect(dated.length).toBeGreaterThan(50);
  if (messages.language === "fr") expect(dated.join("\n")).toContain("1er mars 2007");
});
