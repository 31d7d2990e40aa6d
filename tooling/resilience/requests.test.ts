import { readDocument } from "@heater-age/api/test/document";
import { expect, it } from "vitest";
import { writeWords } from "./bodies.ts";
import { findCostlyChecks } from "./checks.ts";
import { listCostlyRequests, listPublicCalls } from "./requests.ts";

const document = await readDocument();
const routes = listCostlyRequests(document, {
  checks: [
    { brand: "other", serialNumber: "0512345678" },
    { brand: "rheem", serialNumber: "RH0504B01826", modelNumber: "XE40M09EL55U1" },
  ],
  models: [{ brand: "ao-smith", model: "ENT-40 / 1" }],
  reports: [{ id: "q0mD2rYwT1yXfKc8uQZ7Lw", deletionToken: "token" }],
});

it("generates requests to every public call and no other", () => {
  const made = new Set([...routes.keys()].map((route) => route.replace(/ \(.+\)$/u, "")));
  const calls = listPublicCalls(document).map(({ method, path }) => `${method} ${path}`);
  expect([...made].toSorted()).toEqual([...calls, "GET /api/docs"].toSorted());
  expect(calls).toContain("DELETE /api/reports/{id}");
  expect(calls).not.toContain("GET /api/errors/stats");
});

it("generates valid addresses, and valid bodies except those meant to be refused", () => {
  for (const { method, path, headers, body, route, what } of [...routes.values()].flat()) {
    expect(path).toMatch(/^\/[\u{21}-\u{7E}]*$/u);
    expect(path).not.toContain("{");
    const [plain] = route.split(" (");
    const call = document.calls.find((one) => `${one.method} ${one.path}` === plain);
    if (call === undefined || headers["content-type"] !== "application/json") continue;
    if (/^\d+ (?:kB|KiB) of/u.test(what)) continue;
    const content = ["requestBody", "content", "application/json", "schema"];
    const place = ["paths", call.path, method.toLowerCase(), ...content];
    expect(document.mistake(place, JSON.parse(body ?? "")), `${route}: ${what}`).toBeUndefined();
  }
});

it("sends the most checks and bytes that a batch may have", () => {
  for (const { what, body = "" } of routes.get("POST /api/check/batch (application/json)") ?? [])
    if (what.startsWith("500"))
      expect((JSON.parse(body) as { readonly checks: readonly unknown[] }).checks).toHaveLength(500);
  const tables = (routes.get("POST /api/check/batch (text/csv)") ?? []).map(({ body = "" }) => body.length);
  expect(Math.max(...tables)).toBeGreaterThan(900_000);
  expect(Math.max(...tables)).toBeLessThanOrEqual(1024 * 1024);
});

it("finds costly checks, the longest answer first, without and with a model number", async () => {
  const checks = await findCostlyChecks(["XE40M09EL55U1"], 40);
  expect(checks.length).toBeGreaterThan(3);
  expect(checks.some(({ modelNumber }) => modelNumber !== undefined)).toBe(true);
});

it("generates text of a given length, the same for the same name", () => {
  expect(writeWords("a", 1000)).toHaveLength(1000);
  expect(writeWords("a", 50)).toBe(writeWords("a", 1000).slice(0, 50));
  expect(writeWords("b", 50)).not.toBe(writeWords("a", 50));
});
