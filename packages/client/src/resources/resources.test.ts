import { describe, expect, it } from "vitest";
import { type Answer, json, serve, toFailure } from "../../test/serve.ts";
import { ApiError, type Client } from "../index.ts";

const id = "5b1f0c64-a2d9-4f0f-8d3f-6d0c0d8a1b7e";
const anyId = expect.stringMatching(/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/u) as string;
const plate = { brand: "rheem", serialNumber: "RH0510B01826" } as const;
const letter = {
  name: "Jane Doe",
  email: "jane@example.com",
  subject: "A brand that is missing",
  message: "My heater’s brand is not on the list.",
};
const reportId = "q0mD2rYwT1yXfKc8uQZ7Lw";
const created = { id: reportId, path: `/report/${reportId}`, deletionToken: "t1" };
const reported = {
  id,
  ...plate,
  modelNumber: "XE40M09EL55U1",
  manufacturingDate: "2010-05",
  disambiguation: [{ question: "rating-name", leaves: ["2010-05"] }],
  ageYears: 16,
  ageMonths: 6,
  recommendation: "Replacement recommended.",
  modelInfo: { capacity: "40 gallons" },
};
const model = { success: true, modelInfo: { capacity: "40 gallons" }, facts: { capacityGallons: 40 } };
const advice = { success: true, ...plate, modelNumber: "", asOf: "2026-11-20", dates: ["2010-05"] };
const checks = { totalChecks: 3, byBrand: [{ brand: "rheem", label: "Rheem", count: 3 }] };
const shares = { totalShares: 3, platformBreakdown: { copy: 3 } };
const errors = { totalErrors: 1, topErrorMessages: [{ message: "it broke", count: 1 }] };

const done: Answer = (response) => void response.writeHead(204).end();

interface Call {
  readonly name: string;
  readonly call: (client: Client) => Promise<unknown>;
  readonly request: string;
  readonly token?: string;
  /** The request's JSON. @default none */
  readonly body?: unknown;
  readonly answer: Answer;
  readonly result: unknown;
}

/** Fields that the API refuses, such as those of a larger object, are left out. */
const more = { accepted: true };

const calls: readonly Call[] = [
  {
    name: "advise",
    call: (client) => client.advise({ ...plate, type: "gas-tank", installed: "2010-06" }),
    request: "POST /api/advice",
    body: { ...plate, modelNumber: "", type: "gas-tank", installed: "2010-06" },
    answer: json(200, advice),
    result: advice,
  },
  {
    name: "contact.send",
    call: (client) => client.contact.send(letter),
    request: "POST /api/contact",
    body: { ...letter, id: anyId },
    answer: json(200, { success: true }),
    result: undefined,
  },
  {
    name: "contact.send with every field",
    call: (client) =>
      client.contact.send({ ...letter, id, phone: "555-0100", recaptchaToken: "token", ...more }),
    request: "POST /api/contact",
    body: { ...letter, id, phone: "555-0100", recaptchaToken: "token" },
    answer: json(200, { success: true }),
    result: undefined,
  },
  {
    name: "model, with its input as one segment of the path",
    call: (client) => client.model({ brand: "A. O. Smith", modelNumber: "../ENT/40?x=1#y" }),
    request: "GET /api/model/A.%20O.%20Smith/..%2FENT%2F40%3Fx%3D1%23y",
    answer: json(200, model),
    result: model,
  },
  {
    name: "report.create",
    call: (client) => client.report.create(plate),
    request: "POST /api/generate-report",
    body: { ...plate, modelNumber: "", id: anyId },
    answer: json(200, { success: true, report: created }),
    result: created,
  },
  {
    name: "report.create with the result of a check",
    call: (client) => client.report.create({ ...reported, ...more }),
    request: "POST /api/generate-report",
    body: reported,
    answer: json(200, { success: true, report: created }),
    result: created,
  },
  {
    name: "report.get, with any text as one segment of the path",
    call: (client) => client.report.get("../brands?x#y"),
    request: "GET /api/reports/..%2Fbrands%3Fx%23y",
    answer: json(200, { id: reportId, brand: "rheem" }),
    result: { id: reportId, brand: "rheem" },
  },
  {
    name: "report.delete",
    call: (client) => client.report.delete(created),
    request: `DELETE /api/reports/${reportId}`,
    token: "t1",
    answer: done,
    result: undefined,
  },
  {
    name: "share.record",
    call: (client) => client.share.record({ type: "result", platform: "whatsapp", resultId: reportId }),
    request: "POST /api/share",
    body: { type: "result", platform: "whatsapp", resultId: reportId, id: anyId },
    answer: done,
    result: undefined,
  },
  {
    name: "share.stats",
    call: (client) => client.share.stats(),
    request: "GET /api/share/stats",
    answer: json(200, shares),
    result: shares,
  },
  {
    name: "stats",
    call: (client) => client.stats(),
    request: "GET /api/stats",
    answer: json(200, checks),
    result: checks,
  },
  {
    name: "errors.stats",
    call: (client) => client.errors.stats("a-token-that-only-tests-use"),
    request: "GET /api/errors/stats",
    token: "a-token-that-only-tests-use",
    answer: json(200, errors),
    result: errors,
  },
];

const parse = (body: string): unknown => (body === "" ? undefined : JSON.parse(body));

describe("a call", () => {
  it.each(calls)("of $name sends $request, and returns the answer", async (one) => {
    const { client, received } = await serve(one.answer);
    const headers = { Authorization: "Bearer of-all-requests" };
    expect(await one.call(client({ headers }))).toEqual(one.result);
    expect(received.map(({ method, url }) => `${method} ${url}`)).toEqual([one.request]);
    expect(received[0]?.headers.authorization).toBe(`Bearer ${one.token ?? "of-all-requests"}`);
    expect(parse(received[0]?.body ?? "")).toEqual(one.body);
  });

  it("is repeated unchanged while the API is briefly unavailable", async () => {
    const repeated = calls.map(async ({ call, answer, name }) => {
      const { client, received } = await serve(json(503, { code: "database-unavailable" }), answer);
      await call(client());
      expect(received.length, name).toBe(2);
      expect(received[1]?.body, name).toBe(received[0]?.body);
    });
    await Promise.all(repeated);
  });

  it("rejects with the code and the text of a refusal, and is not repeated", async () => {
    const refusal = { statusCode: 422, code: "brand-unknown", message: "Unknown brand." };
    const refused = calls.map(async ({ call, name }) => {
      const { client, received } = await serve(json(422, refusal));
      const error = await toFailure(call(client()));
      expect(error, name).toBeInstanceOf(ApiError);
      expect(error, name).toMatchObject({ status: 422, code: refusal.code, text: refusal.message });
      expect(received, name).toHaveLength(1);
    });
    await Promise.all(refused);
  });
});
