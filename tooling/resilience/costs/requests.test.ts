import { readDocument } from "@heater-age/api/test/document";
import { expect, it } from "vitest";
import { words } from "./bodies.ts";
import { anonymousCalls, costlyRequests } from "./requests.ts";
import type { CostlyCheck } from "./serials.ts";

const checks: readonly CostlyCheck[] = [
  { brand: "other", serialNumber: "0512345678" },
  { brand: "rheem", serialNumber: "RH0504B01826", modelNumber: "XE40M09EL55U1" },
];
const material = {
  checks,
  models: [{ brand: "ao-smith", model: "ENT-40 / 1" }],
  reports: [{ id: "q0mD2rYwT1yXfKc8uQZ7Lw", deletionToken: "token" }],
};

it("generates requests to every public call and no other", async () => {
  const document = await readDocument();
  const made = new Set(costlyRequests(document, material).map(({ route }) => route.replace(/ \(.+\)$/u, "")));
  const calls = anonymousCalls(document).map(({ method, path }) => `${method} ${path}`);
  expect([...made].toSorted()).toEqual([...calls, "GET /api/docs"].toSorted());
  expect(calls).toContain("DELETE /api/reports/{id}");
  expect(calls).toContain("POST /api/errors");
  expect(calls).not.toContain("GET /api/errors/stats");
});

it("generates valid addresses, and valid bodies except those meant to be refused", async () => {
  const document = await readDocument();
  for (const { method, path, headers, body, route, what } of costlyRequests(document, material)) {
    expect(path).toMatch(/^\/[\u{21}-\u{7E}]*$/u);
    expect(path).not.toContain("{");
    const [plain] = route.split(" (");
    const call = document.calls.find((one) => `${one.method} ${one.path}` === plain);
    if (call === undefined || headers["content-type"] !== "application/json") continue;
    if (/^\d+ (?:kB|KiB) of/u.test(what)) continue;
    const place = [
      "paths",
      call.path,
      method.toLowerCase(),
      "requestBody",
      "content",
      "application/json",
      "schema",
    ];
    expect(document.mistake(place, JSON.parse(body ?? "")), `${route}: ${what}`).toBeUndefined();
  }
});

it("sends the most checks and bytes that a batch may have", async () => {
  const requests = costlyRequests(await readDocument(), material);
  const lists = requests.filter(
    ({ route, what }) => route.endsWith("(application/json)") && what.startsWith("500"),
  );
  for (const { body = "" } of lists)
    expect((JSON.parse(body) as { readonly checks: readonly unknown[] }).checks).toHaveLength(500);
  const tables = requests
    .filter(({ route }) => route.endsWith("(text/csv)"))
    .map(({ body = "" }) => body.length);
  expect(Math.max(...tables)).toBeGreaterThan(900_000);
  expect(Math.max(...tables)).toBeLessThanOrEqual(1024 * 1024);
});

it("generates text of a given length, the same for the same name", () => {
  expect(words("a", 1000)).toHaveLength(1000);
  expect(words("a", 50)).toBe(words("a", 1000).slice(0, 50));
  expect(words("b", 50)).not.toBe(words("a", 50));
  expect(words("a", 100)).toMatch(/^(?:[a-z]{1,6} ?)+$/u);
});
