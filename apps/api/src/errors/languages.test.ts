import { defaultLanguage, type Language, languages } from "@heater-age/messages";
import { formatText } from "@heater-age/messages/server";
import { sentencesIn } from "@heater-age/messages/sentences";
import Fastify, { type InjectOptions } from "fastify";
import { describe, expect, it } from "vitest";
import { nowhere, service } from "../../test/service.ts";
import { errorAnswers } from "../plugins/errors.ts";
import { ApiError, type ErrorCode, errors } from "./codes.ts";
import type { ErrorBody } from "./schema.ts";

const codes = Object.keys(errors) as ErrorCode[];
const values = {
  shortest: 6,
  longest: 20,
  other: "?",
  most: 500,
  fewest: 16,
  columns: "brand",
  line: 12,
} as const;

/** Returns the API's response to each error that a route can throw. */
async function answersIn(language: Language): Promise<ReadonlyMap<ErrorCode, ErrorBody>> {
  const app = Fastify();
  errorAnswers(app);
  for (const code of codes) {
    app.get(`/${code}`, () => {
      throw new ApiError(code, values);
    });
  }
  const answers = new Map<ErrorCode, ErrorBody>();
  for (const code of codes) {
    const response = await app.inject({ url: `/${code}`, headers: { "accept-language": language } });
    expect(response.headers["content-language"], code).toBe(language);
    answers.set(code, response.json<ErrorBody>());
  }
  await app.close();
  return answers;
}

const json = { "content-type": "application/json" };
const post = (url: string, payload: object | string): InjectOptions =>
  typeof payload === "string"
    ? { method: "POST", url, payload, headers: json }
    : { method: "POST", url, payload };
const check = (change: object) =>
  post("/api/check", { brand: "rheem", serialNumber: "RH0504B01826", modelNumber: "", ...change });
const letter = {
  name: "Jane Doe",
  email: "jane@example.com",
  phone: "",
  subject: "A brand that is missing",
  message: "My brand is not on the list.",
};
const contact = (change: object) => post("/api/contact", { ...letter, ...change });
const correction = (change: object) =>
  post("/api/corrections", {
    brand: "rheem",
    serialNumber: "RH 0504B01826",
    printedDate: "2004-05",
    seenOn: "rating-plate",
    ...change,
  });
const table = (payload: string): InjectOptions => ({
  method: "POST",
  url: "/api/check/batch",
  payload,
  headers: { "content-type": "text/csv" },
});

/** Requests of callers, and the error for each. */
const requests: readonly (readonly [code: ErrorCode, request: InjectOptions])[] = [
  ["not-found", { url: "/api/nothing" }],
  ["method-not-allowed", { url: "/api/check" }],
  ["invalid-json", post("/api/check", "{")],
  ["unsupported-media-type", { method: "POST", url: "/api/check", payload: Buffer.from("{}") }],
  ["invalid-request", post("/api/check", [])],
  ["brand-required", check({ brand: "" })],
  ["brand-characters", check({ brand: "<b>" })],
  ["serial-required", check({ serialNumber: "" })],
  ["serial-blank", check({ serialNumber: "  " })],
  ["serial-characters", check({ serialNumber: "RH05§4B01826" })],
  ["check-id-invalid", check({ checkId: "first" })],
  ["checked-at-invalid", check({ checkedAt: "yesterday" })],
  ["contact-name", contact({ name: "J" })],
  ["contact-email", contact({ email: "nobody" })],
  ["contact-subject", contact({ subject: "a" })],
  ["contact-message", contact({ message: "b" })],
  ["correction-brand", correction({ brand: "other" })],
  ["correction-date", correction({ printedDate: "May 2004" })],
  ["correction-date-future", correction({ printedDate: "2099" })],
  ["correction-place", correction({ seenOn: "" })],
  ["batch-empty", post("/api/check/batch", { checks: [] })],
  ["csv-encoding", { ...table(""), payload: Buffer.from([0xff, 0xfe, 0x41]) }],
  ["report-not-found", { url: "/api/reports/none" }],
  ["database-unavailable", { url: "/api/stats" }],
];

describe.each(languages)("in $name", ({ code: language }) => {
  it("translates every error", async () => {
    for (const [code, { message }] of await answersIn(language)) {
      expect(message, code).toBe(formatText(language, "errors", code, values));
      if (language === defaultLanguage) continue;
      expect(message, code).not.toBe(formatText(defaultLanguage, "errors", code, values));
      expect(sentencesIn(defaultLanguage, message, language), code).toEqual([]);
    }
  });

  it("explains why a request was refused", async () => {
    const { app } = await service({ url: nowhere });
    for (const [code, request] of requests) {
      const response = await app.inject({
        ...request,
        headers: { ...request.headers, "accept-language": language },
      });
      const { statusCode, message } = response.json<ErrorBody>();
      expect(response.json<ErrorBody>().code, response.body).toBe(code);
      expect(statusCode).toBe(errors[code]);
      expect(message).toBe(formatText(language, "errors", code));
      expect(response.headers["content-language"], code).toBe(language);
    }
  });
});
