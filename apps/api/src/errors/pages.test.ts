import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { fieldLengths } from "../routes/contact/schema.ts";
import { longestNote } from "../routes/corrections/schema.ts";
import { mostChecks } from "../routes/check-batch/schema.ts";
import { errorBody } from "./body.ts";
import { type ErrorCode, errors, faultCodes } from "./codes.ts";
import { exampleBody } from "./example.ts";

const folder = new URL("../../../../docs/errors/", import.meta.url);
const index = "README.md";
const read = (page: string): string => readFileSync(new URL(page, folder), "utf8");
const codes = Object.keys(errors) as ErrorCode[];

test("the limits in examples match those of the fields", () => {
  const longest = Object.entries(fieldLengths).flatMap(([name, limits]) =>
    codes.filter((code) => code === `contact-${name}-long`).map((code) => [code, limits.longest] as const),
  );
  for (const [code, limit] of [...longest, ["correction-note-long", longestNote] as const])
    expect(exampleBody(code)).toEqual(errorBody({ code, values: { longest: limit } }, "en"));
  const { message } = errorBody({ code: "batch-too-long", values: { most: mostChecks } }, "en");
  expect(exampleBody("batch-too-long").message).toBe(message);
});

test("every error has a page, and every page has an error", () => {
  const pages = readdirSync(folder).filter((page) => page !== index);
  expect(pages.toSorted()).toEqual(codes.map((code) => `${code}.md`).toSorted());
});

test.each(codes)("the page about %s shows its body, the cause and the fix", (code) => {
  const page = read(`${code}.md`);
  const body = exampleBody(code);
  const [, shown = ""] = /^```json\n([^`]+)```$/mu.exec(page) ?? [];
  expect(JSON.parse(shown)).toEqual(body);
  const lines = page.split("\n");
  expect(lines[2]).toBe(`\`${body.statusCode} ${body.error}\``);
  expect(lines.filter((line) => line.startsWith("#"))).toEqual([
    `# ${code}`,
    "## What happened",
    "## How to fix it",
  ]);
});

test("the list of field errors has every code, in order", () => {
  const [, details = ""] = /\n## Details\n([^]+)\n## Codes\n/u.exec(read(index)) ?? [];
  const listed = [...details.matchAll(/^\| `(?<code>[a-z]+-[a-z]+)` /gmu)].map((match) => match[1]);
  expect(listed).toEqual(faultCodes);
});

test("the list has every error in order, with its status and text", () => {
  const rows = read(index)
    .split("\n")
    .filter((line) => line.includes(".md)"))
    .map((line) => line.split("|").map((cell) => cell.trim()));
  expect(rows.map(([, status, link, message]) => [Number(status), link, message])).toEqual(
    codes.map((code) => [errors[code], `[${code}](${code}.md)`, exampleBody(code).message]),
  );
});
