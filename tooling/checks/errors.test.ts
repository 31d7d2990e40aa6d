import { basename } from "node:path";
import { expect, test } from "vitest";
import { errorBody } from "../../apps/api/src/errors/body.ts";
import { type ErrorCode, errors } from "../../apps/api/src/errors/codes.ts";
import { exampleValues } from "./error-examples.ts";
import { filesIn, textOf } from "./tree.ts";

const codes = Object.keys(errors) as ErrorCode[];
const index = "docs/errors/README.md";

test("every error of the API has a page, and every page an error", () => {
  const pages = filesIn("docs/errors").filter((path) => path !== index);
  expect(pages.map((path) => basename(path, ".md")).toSorted()).toEqual(codes.toSorted());
});

test.each(codes)("the page of %s shows its body, and says what happened and how to fix it", (code) => {
  const page = textOf(`docs/errors/${code}.md`);
  const [, example = ""] = /^```json\n([^`]+)```$/mu.exec(page) ?? [];
  const body = errorBody(code, "en", exampleValues(code));
  expect(JSON.parse(example)).toEqual(body);
  const headings = page.split("\n").filter((line) => line.startsWith("#"));
  expect(headings).toEqual([`# ${code}`, "## What happened", "## How to fix it"]);
  expect(page.split("\n")[2]).toBe(`\`${body.statusCode} ${body.error}\``);
});

test("the list of errors has each of them, with its status and its text", () => {
  const rows = textOf(index)
    .split("\n")
    .filter((line) => line.includes(".md)"))
    .map((line) => line.split("|").map((cell) => cell.trim()));
  expect(rows.map(([, status, link, message]) => [Number(status), link, message])).toEqual(
    codes.map((code) => {
      const { statusCode, message } = errorBody(code, "en", exampleValues(code));
      return [statusCode, `[${code}](${code}.md)`, message];
    }),
  );
});
