import { describe, expect, it } from "vitest";
import { leaksIn, mark } from "./judge.ts";

const answer = (body: string, headers: Readonly<Record<string, string>> = {}) => ({
  status: 200,
  headers,
  body,
  took: 1,
  reason: "",
});

describe("an answer", () => {
  it.each([
    ["a stack", "Error: x\n    at run (file:///app/main.ts:1:2)"],
    ["a place on the disk", '{"message":"/srv/app/node_modules/pg/index.js"}'],
    ["the database", '{"message":"syntax error at or near \\"x\\""}'],
    ["an error of Node.js", "TypeError: x is not a function"],
  ])("that contains %s leaks it", (name, body) => {
    expect(leaksIn(answer(body))).toContain(name);
  });

  it("in the product's words leaks nothing", () => {
    expect(leaksIn(answer('{"code":"invalid-json","message":"The request is not valid."}'))).toEqual([]);
  });

  it("that repeats what was typed leaks nothing", () => {
    expect(leaksIn(answer('<input value="file:///etc/passwd">'))).toEqual([]);
    expect(leaksIn(answer("file:///app/main.ts"))).toEqual(["a place on the disk"]);
  });

  it("in HTML may contain an injected script as text, but not as a script", () => {
    const html = { "content-type": "text/html; charset=utf-8" };
    expect(leaksIn(answer(`<p><script>${mark}</script>`, html))).toEqual(["script of a stranger"]);
    expect(leaksIn(answer(`<p>&lt;script>${mark}&lt;/script>`, html))).toEqual([]);
  });

  it("may not redirect to another site or carry its headers", () => {
    expect(leaksIn(answer("", { location: "//evil.example/" }))).toEqual(["redirect to a stranger"]);
    expect(leaksIn(answer("", { location: "https://evil.example/" }))).toEqual(["redirect to a stranger"]);
    expect(leaksIn(answer("", { location: "/contact/" }))).toEqual([]);
    expect(leaksIn(answer("", { [`x-${mark}`]: "1" }))).toEqual(["header of a stranger"]);
  });
});
