import { readDocument } from "@heater-age/api/test/document";
import { expect, it } from "vitest";
import { findCostlyChecks } from "./checks.ts";
import { listCostlyRequests } from "./requests.ts";

const checks = await findCostlyChecks(5);
const requests = listCostlyRequests({
  checks,
  report: { id: "q0mD2rYwT1yXfKc8uQZ7Lw", deletionToken: "token" },
});

it("go to every public call", async () => {
  const { calls } = await readDocument();
  const isPublic = ({ security = [] }: (typeof calls)[number]) =>
    security.length === 0 || security.some((secret) => !("operatorToken" in secret));
  const routes = new Set(requests.map(({ route }) => route.replace(/ \(.+\)$/u, "")));
  const missing = calls.filter(isPublic).filter(({ method, path }) => !routes.has(`${method} ${path}`));
  expect(missing.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
});

it("have at most the checks and bytes that a batch may have", () => {
  const batches = requests.filter(({ path }) => path === "/api/check/batch");
  for (const { what, body = "" } of batches) {
    expect(body.length, what).toBeLessThanOrEqual(1024 * 1024);
    if (what.startsWith("500")) expect(body.match(/\r\n|"brand"/gu)).toHaveLength(500);
  }
  expect(Math.max(...batches.map(({ body = "" }) => body.length))).toBeGreaterThan(900_000);
});
