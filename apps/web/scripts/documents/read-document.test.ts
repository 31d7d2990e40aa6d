import { describe, expect, it } from "vitest";
import type { Piece } from "../../app/shared/developer-docs/document.ts";
import { addressOf } from "./address-of.ts";
import { highlight } from "./highlight.ts";
import { linkIn, readDocument } from "./read-document.ts";

const pages = new Set([
  "/developers/api/",
  "/developers/errors/",
  "/developers/rules/",
  "/developers/rules/rheem/",
]);
const read = (text: string) => readDocument("docs/sample.md", `# Sample\n\n${text}`, pages);

const textOf = (piece: Piece): string =>
  typeof piece === "string" ? piece : piece.children.map(textOf).join("");

describe("a link", () => {
  it.each([
    ["docs/README.md", "api.md", "/developers/api/"],
    ["docs/api.md", "errors/README.md#api-errors", "/developers/errors/#api-errors"],
    ["docs/errors/not-found.md", "../api.md", "/developers/api/"],
    ["docs/rules.md", "../packages/decoder/src/brands/rheem.ts", "/developers/rules/rheem/"],
    ["docs/api.md", "../apps/api/openapi.json", "/api/docs"],
    ["docs/api.md", "https://example.com/a", "https://example.com/a"],
    ["docs/api.md", "#answers", "#answers"],
    ["docs/api.md", "../CONTRIBUTING.md", undefined],
    ["docs/rules.md", "../packages/decoder/src/brands", undefined],
    ["docs/api.md", "nowhere.md", undefined],
  ])("in %s to %s leads to %s", (file, url, path) => {
    expect(linkIn(file, url, pages)).toBe(path);
  });

  it("to a file without a page becomes plain text", async () => {
    const { body } = await read(
      "See [the rules](../CONTRIBUTING.md) and [Rheem](../packages/decoder/src/brands/rheem.ts).",
    );
    expect(body).toEqual([
      {
        tag: "p",
        children: [
          "See ",
          "the rules",
          " and ",
          { tag: "a", href: "/developers/rules/rheem/", children: ["Rheem"] },
          ".",
        ],
      },
    ]);
  });
});

it("leads to the developer terms in every language", () => {
  expect(addressOf("packages/messages/src/en/legal.ts")).toBe("/developers/terms/");
});

describe("a document", () => {
  it("has a title, a description that ends with a word, and headings with GitHub's anchors", async () => {
    const long = "Every date that a number can mean, best first. ".repeat(5).trim();
    const { title, description, headings } = await read(
      `Short.\n\n${long}\n\n## One \`two\`\n\n### Three\n\n## One two`,
    );
    expect(title).toBe("Sample");
    expect(description).toMatch(/^Short\. Every date .*[a-z]…$/u);
    expect(description.length).toBeLessThanOrEqual(171);
    expect(headings).toEqual([
      { id: "one-two", text: "One two", depth: 2 },
      { id: "three", text: "Three", depth: 3 },
      { id: "one-two-1", text: "One two", depth: 2 },
    ]);
  });

  it("has tables, and tight lists without paragraphs", async () => {
    const { body } = await read("| A | B |\n| - | - |\n| 1 | `2` |\n\n- one\n- two");
    expect(body).toEqual([
      {
        tag: "table",
        children: [
          {
            tag: "thead",
            children: [
              {
                tag: "tr",
                children: [
                  { tag: "th", children: ["A"] },
                  { tag: "th", children: ["B"] },
                ],
              },
            ],
          },
          {
            tag: "tbody",
            children: [
              {
                tag: "tr",
                children: [
                  { tag: "td", children: ["1"] },
                  { tag: "td", children: [{ tag: "code", children: ["2"] }] },
                ],
              },
            ],
          },
        ],
      },
      {
        tag: "ul",
        children: [
          { tag: "li", children: ["one"] },
          { tag: "li", children: ["two"] },
        ],
      },
    ]);
  });

  it.each([
    ["without a title", "Text.", "does not begin with a title"],
    ["with HTML", "# Title\n\n<b>bold</b>", "something that pages do not show: html"],
    ["with a second title", "# Title\n\n# Another", "a heading of depth 1"],
  ])("%s is rejected with its file name", async (_kind, text, message) => {
    await expect(readDocument("docs/sample.md", text, pages)).rejects.toThrow(`docs/sample.md`);
    await expect(readDocument("docs/sample.md", text, pages)).rejects.toThrow(message);
  });
});

describe("code", () => {
  it("is split into runs of one color without loss", async () => {
    const pieces = await highlight('const age = "6"; // years\nage;', "js");
    expect(pieces).toContainEqual({ tag: "span", tone: "keyword", children: ["const"] });
    expect(pieces).toContainEqual({ tag: "span", tone: "string", children: ['"6"'] });
    expect(pieces).toContainEqual({ tag: "span", tone: "comment", children: ["// years"] });
    expect(pieces.map(textOf).join("")).toBe('const age = "6"; // years\nage;');
  });

  it("in an unknown language stays unchanged", async () => {
    expect(await highlight("visitor ── proxy", "")).toEqual(["visitor ── proxy"]);
  });
});
