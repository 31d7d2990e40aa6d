import { readFileSync } from "node:fs";
import { STATUS_CODES } from "node:http";
import { expect, test } from "vitest";
import { fieldLengths } from "../routes/contact/schema.ts";
import { maxChecks } from "../routes/check-batch/schema.ts";
import { errorBody } from "./body.ts";
import { type ErrorCode, errors, faultCodes } from "./codes.ts";
import { exampleBody } from "../../test/error-example.ts";

const page = readFileSync(new URL("../../../../docs/errors.md", import.meta.url), "utf8");
const [list = "", ...sections] = page.split("\n### ");
const codes = Object.keys(errors) as ErrorCode[];

test("the limits in examples match those of the fields", () => {
  const longest = Object.entries(fieldLengths).flatMap(([name, limits]) =>
    codes.filter((code) => code === `contact-${name}-long`).map((code) => [code, limits.longest] as const),
  );
  for (const [code, limit] of longest)
    expect(exampleBody(code)).toEqual(errorBody({ code, values: { longest: limit } }, "en"));
  const { message } = errorBody({ code: "batch-too-long", values: { most: maxChecks } }, "en");
  expect(exampleBody("batch-too-long").message).toBe(message);
});

test("every error has a section, in order", () => {
  expect(sections.map((section) => section.split("\n")[0])).toEqual(codes);
});

test.each(codes)("the section about %s shows its body, the cause and the fix", (code) => {
  const section = sections[codes.indexOf(code)] ?? "";
  const body = exampleBody(code);
  const [, shown = "", cause = ""] = /```json\n([^`]+)```\n\n(.+)/u.exec(section) ?? [];
  expect(JSON.parse(shown)).toEqual(body);
  expect(section.split("\n")[2]).toBe(`\`${body.statusCode} ${STATUS_CODES[body.statusCode] ?? ""}\``);
  expect(cause).not.toMatch(/^\*\*Fix/u);
  expect(section).toMatch(/\n\n\*\*Fix:\*\* ./u);
});

test("the list of field errors has every code, in order", () => {
  const [, details = ""] = /\n## Details\n([^]+)\n## Codes\n/u.exec(page) ?? [];
  const listed = [...details.matchAll(/^\| `(?<code>[a-z]+-[a-z]+)` /gmu)].map((match) => match[1]);
  expect(listed).toEqual(faultCodes);
});

test("the list has every error in order, with its status and text", () => {
  const rows = list
    .split("\n")
    .filter((line) => /^\| \d/u.test(line))
    .map((line) => line.split("|").map((cell) => cell.trim()));
  expect(rows.map(([, status, link, message]) => [Number(status), link, message])).toEqual(
    codes.map((code) => [errors[code], `[${code}](#${code})`, exampleBody(code).message]),
  );
});
