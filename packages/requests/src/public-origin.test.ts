import { expect, it } from "vitest";
import { publicOrigin } from "./public-origin.ts";

it("returns the configured origin, regardless of the request", () => {
  const site = "https://heaters.example";
  for (const host of ["evil.example", "localhost", ""]) {
    expect(publicOrigin(site, { protocol: "http", host })).toBe(site);
  }
});

it.each([
  ["http", "localhost:3000", "http://localhost:3000"],
  ["http", "127.0.0.1:80", "http://127.0.0.1"],
  ["http", "[::1]:3000", "http://[::1]:3000"],
  ["https", "localhost", "https://localhost"],
  ["https:", "localhost", "https://localhost"],
  ["javascript", "localhost", "http://localhost"],
])("falls back to a loopback host: %s, %s", (protocol, host, origin) => {
  expect(publicOrigin(undefined, { protocol, host })).toBe(origin);
  expect(publicOrigin("", { protocol, host })).toBe(origin);
});

it.each([
  "evil.example",
  "127.0.0.1.evil.example",
  "127.evil.example",
  "localhost.evil.example",
  "evil.example/localhost",
  "localhost@evil.example",
  "10.0.0.1",
  "[2001:db8::1]",
  "a b",
  "<>",
  "",
])("returns nothing for another host: %s", (host) => {
  expect(publicOrigin(undefined, { protocol: "http", host })).toBeUndefined();
});
