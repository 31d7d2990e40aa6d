import { expect, it } from "vitest";
import { hasControls, loggedPath, readable } from "./paths.ts";

it.each([
  ["/", "/"],
  ["/?brand=rheem&serial=RH0504B01826", "/"],
  ["/api/model/rheem/XG40T06EC36U1?x=1", "/api/model/rheem/…"],
  ["/report/7Zk2", "/report/…"],
  ["/de/report/7Zk2.data", "/de/report/…"],
  ["/api/reports/7Zk2/withdrawal", "/api/reports/…"],
])("logs %s as %s", (url, logged) => {
  expect(loggedPath(url)).toBe(logged);
});

it.each([
  ["/", "/"],
  ["/es/%20?x=%", "/es/%20?x=%"],
  ["/es/%E0%A4%A", "/es/%25E0%25A4%25A"],
  ["/%?serial=%E0", "/%25?serial=%E0"],
])("normalizes %s to %s", (url, read) => {
  expect(readable(url)).toBe(read);
});

it.each([
  ["/de/%0A", true],
  ["/x%7f", true],
  ["/%1F/", true],
  ["/de/%20/%C3%A4", false],
  ["/contact/", false],
])("returns whether %s contains control characters: %s", (path, has) => {
  expect(hasControls(path)).toBe(has);
});
