import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { describe, expect, it, onTestFinished } from "vitest";
import { loadReport } from "./load-report.server.ts";

type Answer = readonly [status: number, body: object];

/** Starts an API that always responds the same, and records its requests. */
async function apiThatSays([status, body]: Answer) {
  const requests: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    requests.push(request);
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  return { requests, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

async function load(answer: Answer) {
  const { requests, url } = await apiThatSays(answer);
  const loaded = loadReport({
    id: "q0mD2rYwT1yXfKc8uQZ7Lw",
    language: "de",
    api: { url, headers: { "x-forwarded-for": "203.0.113.7" } },
    origin: "https://heater-age.example",
    signal: new AbortController().signal,
  });
  const { data, init } = await loaded;
  return { requests, data, init };
}

const candidate = {
  date: "2005-08",
  year: 2005,
  month: 8,
  format: "nine",
  confidence: "high",
  parts: [],
  reasons: [{ code: "named-brand", values: { brand: "rheem" } }],
  sources: [],
};
const range = { minMonths: 254, maxMonths: 255 };
const report = {
  id: "q0mD2rYwT1yXfKc8uQZ7Lw",
  brand: "bradford-white",
  label: "Bradford White",
  serialNumber: "BH6511396",
  modelNumber: "",
  decoding: { status: "ambiguous", candidates: [candidate, { ...candidate, date: "1985-08", year: 1985 }] },
  picked: 1,
  ageAtCheck: { on: "2026-11-20", years: 41, months: 3, range },
  ageToday: { on: "2028-03-01", years: 42, months: 7, range },
  checkedAt: "2026-11-20T23:59:59.999Z",
  decoderVersion: "1.0.0",
};

describe("loadReport", () => {
  it("returns the picked date first, with today's age", async () => {
    const { data, init, requests } = await load([200, report]);
    expect(init).toMatchObject({ status: 200, headers: { "x-robots-tag": "noindex" } });
    expect(data).toMatchObject({
      state: "shown",
      checkedOn: "2026-11-20",
      origin: "https://heater-age.example",
      check: {
        today: "2028-03-01",
        label: "Bradford White",
        result: {
          decoding: { status: "ambiguous", candidates: [{ date: "1985-08" }, { date: "2005-08" }] },
          ageYears: 42,
        },
      },
      choices: { first: [], more: [{ value: "rheem", label: "Rheem" }] },
    });
    expect(
      requests.map(({ url, headers }) => [url, headers["accept-language"], headers["x-forwarded-for"]]),
    ).toEqual([["/api/reports/q0mD2rYwT1yXfKc8uQZ7Lw", "de", "203.0.113.7"]]);
  });

  it("returns possible makers if the API does", async () => {
    const kenmore = { ...report, brand: "kenmore", serialNumber: "C05A012345", modelNumber: "153336433" };
    const { data } = await load([200, { ...kenmore, makers: [{ brand: "state", confidence: "high" }] }]);
    expect(data).toHaveProperty(
      "check.result.makers[0]",
      expect.objectContaining({ brand: "state", confidence: "high" }),
    );
    expect((await load([200, report])).data).not.toHaveProperty("check.result.makers");
  });

  it.each([
    ["report-deleted", "deleted"],
    ["report-withdrawn", "withdrawn"],
  ])("410 %s: %s", async (code, state) => {
    const { data, init } = await load([410, { statusCode: 410, code, message: "-" }]);
    expect(data).toEqual({ state });
    expect(init).toMatchObject({ status: 410 });
  });

  it.each([
    [404, "report-not-found"],
    [400, "invalid-request"],
  ])("%d %s: unknown report", async (status, code) => {
    expect(await load([status, { statusCode: status, code, message: "-" }])).toMatchObject({
      data: { state: "unknown" },
      init: { status: 404, headers: { "x-robots-tag": "noindex" } },
    });
  });

  it("429: unavailable, with the API's message", async () => {
    const { data, init } = await load([
      429,
      { statusCode: 429, code: "too-many-requests", message: "Warten" },
    ]);
    expect(data).toEqual({ state: "away", text: "Warten" });
    expect(init).toMatchObject({ status: 429, headers: { "retry-after": "60" } });
  }, 20_000);

  it("500: unavailable after three attempts", async () => {
    const { data, init, requests } = await load([500, {}]);
    expect(data).toEqual({ state: "away", text: undefined });
    expect(init).toMatchObject({ status: 503, headers: { "retry-after": "60" } });
    expect(requests).toHaveLength(3);
  });
});
