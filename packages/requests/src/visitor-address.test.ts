import { expect, it } from "vitest";
import { visitorAddress } from "./visitor-address.ts";

const buildAddress = (ip: string) => visitorAddress({ ip, socket: { remoteAddress: "10.0.0.1" } });

it.each([
  ["198.51.100.1", "198.51.100.1"],
  ["198.51.100.1:99", "198.51.100.1"],
  ["2001:db8::1", "2001:db8::1"],
  ["[2001:db8::1]", "2001:db8::1"],
  ["[2001:db8::1]:80", "2001:db8::1"],
  ["[::ffff:198.51.100.1]:80", "::ffff:198.51.100.1"],
])("resolves %s to %s", (ip, visitor) => {
  expect(buildAddress(ip)).toBe(visitor);
});

it.each([
  "unknown",
  "_hidden",
  "",
  "198.51.100.1:99999",
  "[::1",
  "1.2.3.4.5",
  "a.example:80",
  "é".repeat(9000),
])("uses the address of the connection for %s", (ip) => {
  expect(buildAddress(ip)).toBe("10.0.0.1");
});
