import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { scriptHashes } from "./script-hashes.ts";

const toHash = (script: string) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`;

it("hashes each inline script once, but no files or data", () => {
  const page =
    '<script>a()</script><script type="module">b()</script><script>a()</script>' +
    '<script src="/c.js"></script><script type="application/ld+json">{"d":1}</script>';
  expect(scriptHashes(page)).toEqual([toHash("a()"), toHash("b()")]);
});

it("treats tags inside a script as its content, and ignores a script that is not closed", () => {
  expect(scriptHashes('<script>a("<script>")</script><p></script><script>b()')).toEqual([
    toHash('a("<script>")'),
  ]);
});
