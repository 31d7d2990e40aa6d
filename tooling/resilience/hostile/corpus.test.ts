import { readDocument } from "@heater-age/api/test/document";
import { expect, it } from "vitest";
import { onApi, onPages } from "./corpus.ts";
import { allPayloads } from "./payloads.ts";

it("puts every payload into every field of every call", async () => {
  const document = await readDocument();
  const requests = [...onApi(document)];
  const places = new Map<string, number>();
  for (const { place } of requests) places.set(place, (places.get(place) ?? 0) + 1);
  for (const field of ["brand", "serialNumber", "modelNumber"])
    expect(places.get(`POST /api/check ${field}`)).toBeGreaterThanOrEqual(allPayloads.length);
  expect(places.get("POST /api/check/batch checks[] serialNumber")).toBeGreaterThanOrEqual(
    allPayloads.length,
  );
  expect(places.get("GET /api/reports/{id} {id}")).toBe(allPayloads.length);
  for (const { method, path } of document.calls)
    expect(places.get(`${method} ${path} query`), path).toBe(allPayloads.length);
  for (const { path } of requests) expect(path).toMatch(/^\/[\u{21}-\u{7E}]*$/u);
});

it("puts every payload into the forms and queries of the pages", () => {
  const places = new Set([...onPages()].map(({ place }) => place));
  for (const place of ["page /contact/ message", "page / ?serial", "page /developers/ path", "page as it is"])
    expect([...places]).toContain(place);
});
