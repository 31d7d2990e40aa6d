import { expect, it } from "vitest";
import { allowedQuery } from "./allowed-query.server.ts";

it.each([
  ["/de/", "utm_source=mail&model=XG40&details=life&x=1", "?model=XG40&details=life"],
  ["/fr/_.data", "brand=rheem&_routes=routes%2Ftool%2Froute", "?brand=rheem&_routes=routes%2Ftool%2Froute"],
  ["/rheem-water-heater-age/", "serial=RH0504B01826&year=1", "?serial=RH0504B01826"],
  ["/it/brands/rinnai.data", "serial=1&y=2", "?serial=1"],
  ["/contact/", "brand=Rheem&serial=1&model=2&x=3", "?brand=Rheem&serial=1&model=2"],
  ["/accuracy/", "brand=rheem", ""],
  ["/no-label/", "energy=gas&ask=energy&serial=1", "?energy=gas&ask=energy"],
  ["/nowhere", "brand=rheem", ""],
])("of %s with %s keeps %s", (path, query, expected) => {
  expect(allowedQuery(path, new URLSearchParams(query))).toBe(expected);
});

it("cuts values that are longer than any field", () => {
  expect(allowedQuery("/", new URLSearchParams({ serial: "A".repeat(10_000) })).length).toBeLessThan(300);
});
