import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { scriptHashes, withoutNonce } from "./inline-scripts.ts";

const hashOf = (script: string) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`;

it("hashes each inline script once, but no files or data", () => {
  const page =
    '<script>a()</script><script type="module">b()</script><script>a()</script>' +
    '<script src="/c.js"></script><script type="application/ld+json">{"d":1}</script>';
  expect(scriptHashes(page)).toEqual([hashOf("a()"), hashOf("b()")]);
});

it("treats tags inside a script as its content, and ignores a script that is not closed", () => {
  expect(scriptHashes('<script>a("<script>")</script><p></script><script>b()')).toEqual([
    hashOf('a("<script>")'),
  ]);
});

it("allows only scripts that had the nonce", () => {
  const page =
    '<link rel="modulepreload" nonce="n0+/="/><script nonce="n0+/=">a()</script><script>stolen()</script>' +
    '<script nonce="other">guessed()</script><script nonce="n0+/=" type="module">b()</script>';
  expect(withoutNonce(page, "n0+/=")).toEqual({
    html:
      '<link rel="modulepreload"/><script>a()</script><script>stolen()</script>' +
      '<script nonce="other">guessed()</script><script type="module">b()</script>',
    hashes: [hashOf("a()"), hashOf("b()")],
  });
});

it("rejects a page that contains its nonce elsewhere", () => {
  expect(withoutNonce('<script nonce="n0">a("n0")</script>', "n0")).toBeUndefined();
});
