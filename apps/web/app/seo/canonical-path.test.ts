import { describe, expect, it } from "vitest";
import { canonicalPath } from "./canonical-path.ts";

describe("canonicalPath", () => {
  it.each([
    ["/de", "/de/"],
    ["/rheem-water-heater-age", "/rheem-water-heater-age/"],
    ["/de/rheem-water-heater-age", "/de/rheem-water-heater-age/"],
    ["/brands/takagi", "/brands/takagi/"],
    ["/brands/rheem/", "/rheem-water-heater-age/"],
    ["/de/brands/rheem", "/de/rheem-water-heater-age/"],
    ["/takagi-water-heater-age/", "/brands/takagi/"],
    ["/en", "/"],
    ["/en/", "/"],
    ["/en/rheem-water-heater-age", "/rheem-water-heater-age/"],
    ["/report/abc/", "/report/abc"],
    ["/de/report/abc/", "/de/report/abc"],
    ["/en/report/abc", "/report/abc"],
    ["/de/developers", "/developers/"],
    ["/fr/developers/api/", "/developers/api/"],
    ["/es/developers/rules", "/developers/rules/"],
    ["/it/developers/terms", "/it/developers/terms/"],
  ])("redirects %s to %s", (from, to) => {
    expect(canonicalPath(from)).toBe(to);
  });

  it.each(["/", "/de/", "/rheem-water-heater-age/", "/brands/takagi/", "/report/abc"])(
    "does not redirect %s",
    (path) => {
      expect(canonicalPath(path)).toBe(path);
    },
  );

  it.each([
    "/nowhere",
    "/brands/nobody",
    "/english/",
    "/en//evil.example",
    "//evil.example",
    "/report/",
    "/de/developers/nowhere/",
  ])("does not redirect %s, which is not a page", (path) => {
    expect(canonicalPath(path)).toBe(path);
  });
});
