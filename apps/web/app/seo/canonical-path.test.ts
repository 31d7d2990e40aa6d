import { describe, expect, it } from "vitest";
import { canonicalPath } from "./canonical-path.ts";

describe("canonicalPath", () => {
  it.each([
    ["/de", "/de/"],
    ["/rheem-water-heater-age", "/rheem-water-heater-age/"],
    ["/brands/takagi", "/brands/takagi/"],
    ["/brands/rheem/", "/rheem-water-heater-age/"],
    ["/de/brands/rheem", "/de/rheem-water-heater-age/"],
    ["/takagi-water-heater-age/", "/brands/takagi/"],
    ["/en", "/"],
    ["/report/abc/", "/report/abc"],
    ["/de/report/abc/", "/de/report/abc"],
    ["/en/report/abc", "/report/abc"],
    ["/de/developers", "/developers/"],
    ["/it/developers/terms", "/it/developers/terms/"],
  ])("redirects %s to %s", (from, to) => {
    expect(canonicalPath(from)).toBe(to);
  });

  it.each([
    ["a canonical path", "/"],
    ["a canonical path", "/rheem-water-heater-age/"],
    ["a canonical path", "/report/abc"],
    ["no page", "/nowhere"],
    ["no page", "/brands/nobody"],
    ["no page", "/english/"],
    ["no page", "/en//evil.example"],
    ["no page", "//evil.example"],
    ["no page", "/report/"],
    ["no page", "/de/developers/nowhere/"],
  ])("does not redirect %s: %s", (_what, path) => {
    expect(canonicalPath(path)).toBe(path);
  });
});
