import { describe, expect, it } from "vitest";
import { ApiError, ConnectionError } from "../http/errors.ts";
import { createClient } from "../index.ts";

interface SentRequest {
  readonly method: string | undefined;
  readonly url: string;
  readonly authorization: string | null;
  readonly body: unknown;
}

/** Creates a client whose API sends the responses in turn, repeating the last one. */
function clientWith(...answers: readonly (() => Response)[]) {
  const asked: SentRequest[] = [];
  const fetch: typeof globalThis.fetch = async (url, { method, headers, body } = {}) => {
    const answer = answers[Math.min(asked.length, answers.length - 1)];
    asked.push({
      method,
      url: url instanceof Request ? url.url : String(url),
      authorization: new Headers(headers).get("authorization"),
      body: typeof body === "string" ? (JSON.parse(body) as unknown) : undefined,
    });
    return answer?.() ?? Response.error();
  };
  return { asked, client: (headers = {}) => createClient({ fetch, headers }) };
}

const created = { id: "q0mD2rYwT1yXfKc8uQZ7Lw", path: "/report/q0mD2rYwT1yXfKc8uQZ7Lw", deletionToken: "t1" };
const noContent = () => new Response(null, { status: 204 });
const refusal = (statusCode: number, code: string) => () =>
  Response.json({ statusCode, code, error: "No", message: "No." }, { status: statusCode });

describe("report.create", () => {
  it("sends the content of the report, and returns its location", async () => {
    const { asked, client } = clientWith(() => Response.json({ success: true, report: created }));
    expect(await client().report.create({ brand: "rheem", serialNumber: "RH0504B01826" })).toEqual(created);
    expect(asked).toEqual([
      {
        method: "POST",
        url: "/api/generate-report",
        authorization: null,
        body: {
          id: expect.any(String) as string,
          brand: "rheem",
          serialNumber: "RH0504B01826",
          modelNumber: "",
        },
      },
    ]);
  });

  it("accepts the result of a check, and omits fields that the API refuses", async () => {
    const { asked, client } = clientWith(() => Response.json({ success: true, report: created }));
    const input = {
      id: "5b1f0c64-a2d9-4f0f-8d3f-6d0c0d8a1b7e",
      brand: "bradford-white",
      serialNumber: "BH6511396",
      modelNumber: "M240T6FBN",
      manufacturingDate: "1985-08",
      settled: [{ question: "rating-name", leaves: ["2005-08", "1985-08"] }],
      ageYears: 41,
      ageMonths: 3,
      recommendation: "Replacement recommended.",
      modelInfo: { capacity: "40 gallons" },
    };
    const result = { ...input, success: true, checkedAt: "2026-11-20T09:30:00.000Z" };
    await client().report.create(result);
    expect(asked).toMatchObject([{ body: input }]);
    expect(Object.keys(asked[0]?.body ?? {})).toEqual(Object.keys(input));
  });

  it("is created once, however often it is sent", async () => {
    const { asked, client } = clientWith(refusal(503, "database-unavailable"), () =>
      Response.json({ success: true, report: created }),
    );
    expect(await client().report.create({ brand: "rheem", serialNumber: "RH0504B01826" })).toEqual(created);
    expect(asked).toHaveLength(2);
    expect(asked[0]?.body).toMatchObject({
      id: expect.stringMatching(/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/u) as string,
    });
    expect(asked[1]?.body).toEqual(asked[0]?.body);
  });
});

describe("report.get", () => {
  it("reads a report, and retries when the API fails", async () => {
    const report = { id: created.id, brand: "rheem" };
    const { asked, client } = clientWith(refusal(503, "database-unavailable"), () => Response.json(report));
    expect(await client().report.get(created.id)).toEqual(report);
    expect(asked.map(({ method, url }) => `${String(method)} ${url}`)).toEqual([
      `GET /api/reports/${created.id}`,
      `GET /api/reports/${created.id}`,
    ]);
  });

  it("requests any text as a report ID and nothing else", async () => {
    const { asked, client } = clientWith(refusal(404, "report-not-found"));
    const error: unknown = await client()
      .report.get("../brands?x#y")
      .catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ status: 404, code: "report-not-found" });
    expect(asked).toMatchObject([{ url: "/api/reports/..%2Fbrands%3Fx%23y" }]);
  });

  it("returns whether a report was deleted or withdrawn", async () => {
    const { client } = clientWith(refusal(410, "report-withdrawn"));
    await expect(client().report.get(created.id)).rejects.toMatchObject({
      status: 410,
      code: "report-withdrawn",
    });
  });
});

describe("report.pdf", () => {
  const file = "%PDF-1.7\n%\u00FF";
  const pdf = () =>
    new Response(new TextEncoder().encode(file), { headers: { "content-type": "application/pdf" } });

  it("returns the bytes, in the requested language", async () => {
    const { asked, client } = clientWith(pdf);
    const bytes = await client().report.pdf(created.id);
    expect(bytes).toBeInstanceOf(Uint8Array);
    expect(new TextDecoder().decode(bytes)).toBe(file);
    await client().report.pdf(created.id, { language: "de" });
    expect(asked.map(({ url }) => url)).toEqual([
      `/api/reports/${created.id}.pdf`,
      `/api/reports/${created.id}.pdf?language=de`,
    ]);
  });

  it("refuses a response that is not a PDF, after three attempts", async () => {
    const { asked, client } = clientWith(() => new Response("<!doctype html>"));
    await expect(client().report.pdf(created.id, { timeout: 1000 })).rejects.toBeInstanceOf(ConnectionError);
    expect(asked).toHaveLength(3);
  }, 20_000);

  it("explains why there is none", async () => {
    const { client } = clientWith(refusal(410, "report-deleted"));
    await expect(client().report.pdf(created.id)).rejects.toMatchObject({
      status: 410,
      code: "report-deleted",
    });
  });
});

describe("report.delete", () => {
  it("authenticates with the token", async () => {
    const { asked, client } = clientWith(noContent);
    expect(await client({ Authorization: "Bearer of-all-requests" }).report.delete(created)).toBeUndefined();
    expect(asked).toEqual([
      {
        method: "DELETE",
        url: `/api/reports/${created.id}`,
        authorization: "Bearer t1",
        body: undefined,
      },
    ]);
  });

  it("retries when the API fails: deleting twice is safe", async () => {
    const { asked, client } = clientWith(refusal(503, "database-unavailable"), noContent);
    await client().report.delete(created);
    expect(asked).toHaveLength(2);
  });

  it("rejects with another report's token", async () => {
    const { asked, client } = clientWith(refusal(403, "report-token-wrong"));
    await expect(client().report.delete(created)).rejects.toMatchObject({ code: "report-token-wrong" });
    expect(asked).toHaveLength(1);
  });
});
