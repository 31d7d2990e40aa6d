import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { scriptHashes, withoutNonce } from "./inline-scripts.ts";

const hashOf = (script: string) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`;

it("names each inline script once, and neither files nor data", () => {
  const page =
    '<script>a()</script><script type="module">b()</script><script>a()</script>' +
    '<script src="/c.js"></script><script type="application/ld+json">{"d":1}</script>';
  expect(scriptHashes(page)).toEqual([hashOf("a()"), hashOf("b()")]);
});

it("takes what stands in a script for a part of it, and what is never closed for none", () => {
  expect(scriptHashes('<script>a("<script>")</script><p></script><script>b()')).toEqual([
    hashOf('a("<script>")'),
  ]);
});

it("gives leave to scripts that had it, and to no others", () => {
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

it("does not let a page be sent again that says its nonce elsewhere", () => {
  expect(withoutNonce('<script nonce="n0">a("n0")</script>', "n0")).toBeUndefined();
});
