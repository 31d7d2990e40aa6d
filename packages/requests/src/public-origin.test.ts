import { expect, it } from "vitest";
import { publicOrigin } from "./public-origin.ts";

it("is the configured one, wherever a request was sent to", () => {
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
])("without one it is this machine: %s, %s", (protocol, host, origin) => {
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
])("any other host is none: %s", (host) => {
  expect(publicOrigin(undefined, { protocol: "http", host })).toBeUndefined();
});
