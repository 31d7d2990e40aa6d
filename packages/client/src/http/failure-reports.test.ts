import { afterEach, describe, expect, it, vi } from "vitest";
import { type Answer, toFailure, json, serve } from "../../test/serve.ts";
import { safeData, safePath } from "./failure-reports.ts";
import type { ErrorInput } from "../index.ts";

const rheem = { brand: "rheem", serialNumber: "RH0504B01826" } as const;
const warn = vi.spyOn(console, "warn").mockReturnValue();
afterEach(() => void warn.mockClear());

/** Starts a server with one response to error reports and another to all other requests. */
async function refusing(status: number, answer: Answer = (response) => void response.writeHead(204).end()) {
  const running = await serve((response, received) => {
    if (received.url === "/api/errors") answer(response, received);
    else response.writeHead(status, "No").end("<html>no");
  });
  const reports = () =>
    running.received
      .filter(({ url }) => url === "/api/errors")
      .map(({ body }) => JSON.parse(body) as Readonly<Record<string, unknown>>);
  return { ...running, reports };
}

describe("reportFailures", () => {
  it("reports the API's refusals to the operator", async () => {
    const { client, reports } = await refusing(403);
    expect(await toFailure(client({ reportFailures: true }).check(rheem))).toMatchObject({
      body: "<html>no",
    });
    await expect.poll(reports).toHaveLength(1);
    expect(reports()).toEqual([
      {
        level: "error",
        source: "client",
        message: "POST /api/check: 403 No",
        context: {
          apiError: true,
          requestUrl: "/api/check",
          requestMethod: "POST",
          responseStatus: 403,
          responseStatusText: "No",
          errorText: "<html>no",
          requestData:
            '{"brand":"rheem","serialNumber":"[left out]","modelNumber":"","checkId":"[left out]"}',
        },
      },
    ]);
  });

  it.each([
    ["of a 400", 400, true],
    ["unless it is asked to", 403, false],
  ])("reports nothing %s", async (_name, status, reportFailures) => {
    const { client, received } = await refusing(status);
    await toFailure(client({ reportFailures }).check(rheem));
    await toFailure(client({ reportFailures }).report.get("q0mD2rYwT1yXfKc8uQZ7Lw"));
    expect(received.map(({ url }) => url)).not.toContain("/api/errors");
  });

  it("lets a program add to a report", async () => {
    const { client, reports } = await refusing(404);
    const reportFailures = async (report: ErrorInput) => ({
      ...report,
      source: "server" as const,
      url: "/kiosk",
    });
    await toFailure(client({ reportFailures }).model({ brand: "rheem", modelNumber: "XE50T10H45U0" }));
    await expect
      .poll(reports)
      .toMatchObject([
        { source: "server", url: "/kiosk", context: { requestUrl: "/api/model/rheem/[left out]" } },
      ]);
  });

  it("reports every attempt, but at most five in five minutes", async () => {
    const { client, reports } = await refusing(403);
    const one = client({ reportFailures: true });
    for (let call = 0; call < 7; call++) await toFailure(one.check(rheem));
    await expect.poll(reports).toHaveLength(5);
    expect(warn).toHaveBeenCalledTimes(2);
    expect(warn).toHaveBeenCalledWith("There were too many errors: one more is not reported (API)");
  });

  it("logs a failed report only to the console, including one sent by the program", async () => {
    const { client, received } = await refusing(403, json(500, {}));
    const one = client({ reportFailures: true });
    await toFailure(one.check(rheem));
    await expect
      .poll(() => warn.mock.calls)
      .toMatchObject([["An error cannot be reported", { status: 500 }]]);
    await toFailure(one.errors.report({ message: "it broke" }));
    expect(received.map(({ url }) => url)).toEqual(["/api/check", "/api/errors", "/api/errors"]);
  });

  it("cannot break a call", async () => {
    const { client } = await refusing(403);
    const reportFailures = () => {
      throw new Error("a mistake of the program's");
    };
    expect(await toFailure(client({ reportFailures }).check(rheem))).toMatchObject({ status: 403 });
    await expect.poll(() => warn.mock.calls).toHaveLength(1);
  });
});

it.each([
  ["/api/reports/q0mD2rYwT1yXfKc8uQZ7Lw", "/api/reports/[left out]"],
  ["/api/brands?name=Jane#Doe", "/api/brands"],
])("replaces %s with %s", (path, safe) => {
  expect(safePath(path)).toBe(safe);
});

describe("the reported input", () => {
  it("keeps its structure, without the visitor's text", () => {
    const message = { name: "Jane Doe", ageYears: 22, more: ["Jane"] };
    expect(safeData(JSON.stringify(message))).toBe(
      '{"name":"[left out]","ageYears":22,"more":["[left out]"]}',
    );
  });

  it("is truncated to 500 characters, and absent without input", () => {
    expect(safeData(JSON.stringify({ brand: "x".repeat(600) }))).toHaveLength(500);
    expect(safeData(undefined)).toBeUndefined();
  });
});
