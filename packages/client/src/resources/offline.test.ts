import { formatText } from "@heater-age/messages/server";
import { brands } from "@heater-age/decoder";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dated } from "../../test/answers.ts";
import { dropped, toFailure, json, serve, silent } from "../../test/serve.ts";
import { messages as french } from "../compiled/messages/fr.ts";
import { ApiError, ConnectionError, createClient, TimeoutError } from "../index.ts";
import { answerOffline } from "./offline.ts";

const rheem = { brand: "rheem", serialNumber: "RH0504B01826" } as const;
const now = new Date("2026-11-20T09:30:00.000Z");
const fallback = { offline: "fallback", attempts: 1 } as const;

describe("check with a fallback", () => {
  it("uses the API's response if there is one", async () => {
    const { client } = await serve(json(200, dated));
    expect(await client().check(rheem, fallback)).toEqual({ ...dated, answeredBy: "api" });
  });

  it.each([
    ["cuts the connection", dropped],
    ["is another's", (response: Parameters<typeof dropped>[0]) => void response.end("<html>Log in")],
    ["is in trouble", json(503, {})],
  ])("uses the decoder when the server %s", async (_name, answer) => {
    const { client } = await serve(answer);
    expect(await client().check(rheem, fallback)).toMatchObject({
      success: true,
      manufacturingDate: "2004-05",
      answeredBy: "decoder",
      recorded: false,
    });
  });

  it("uses the time of the check, and rejects an invalid one like without a fallback", async () => {
    const client = createClient({ baseUrl: "http://127.0.0.1:1" });
    const checkedAt = "2020-06-15T12:00:00.000Z";
    const check = await client.check(rheem, { ...fallback, checkedAt });
    expect(check).toMatchObject({ ageYears: 16, ageMonths: 1, checkedAt, answeredBy: "decoder" });
    const failed = client.check(rheem, { ...fallback, checkedAt: "yesterday" });
    expect(await toFailure(failed)).toBeInstanceOf(ConnectionError);
  });

  it("stops waiting after the timeout", async () => {
    const { client } = await serve(silent);
    expect(await client().check(rheem, { offline: "fallback", deadline: 50 })).toMatchObject({
      answeredBy: "decoder",
    });
    expect(await client().check(rheem, { ...fallback, timeout: 50 })).toMatchObject({
      answeredBy: "decoder",
    });
    expect(await toFailure(client().check(rheem, { timeout: 50, attempts: 1 }))).toBeInstanceOf(TimeoutError);
  });

  it("rejects when the API refuses", async () => {
    const { client } = await serve(json(400, { code: "serial-too-short" }), json(429, {}));
    expect(await toFailure(client().check(rheem, fallback))).toBeInstanceOf(ApiError);
    expect(await toFailure(client().check(rheem, fallback))).toMatchObject({ status: 429 });
  });

  it("rejects when the caller aborts", async () => {
    const { client } = await serve(silent);
    const controller = new AbortController();
    const reason = new Error("left");
    setTimeout(() => controller.abort(reason), 20);
    expect(await toFailure(client().check(rheem, { ...fallback, signal: controller.signal }))).toBe(reason);
  });

  it("rejects a brand that the decoder doesn't know, like without a fallback", async () => {
    const { client } = await serve(dropped);
    const acme = { brand: "acme", serialNumber: "RH0504B01826" };
    expect(await toFailure(client().check(acme, fallback))).toBeInstanceOf(ConnectionError);
  });

  it("uses the client's language", async () => {
    const { client } = await serve(dropped);
    const ofClient = await client({ messages: french }).check(rheem, fallback);
    expect(ofClient.success && ofClient.recommendation).toMatch(/^Remplacement conseillé/u);
    const austrian = await client({ language: "de-AT" }).check(rheem, fallback);
    expect(austrian.success && austrian.recommendation).toMatch(/^Austausch empfohlen/u);
    const unknown = await client({ language: "pt" }).check(rheem, fallback);
    expect(unknown.success && unknown.recommendation).toMatch(/^Replacement recommended/u);
  });
});

describe("the decoder's response", () => {
  it("has every field of the API's", async () => {
    const { decoding, ...fields } = dated;
    expect(await answerOffline(rheem, "en", now)).toEqual({
      ...fields,
      recommendation: expect.stringContaining(fields.recommendation) as string,
      decoding: { ...decoding, candidates: [expect.objectContaining({ date: "2004-05" })] },
      recorded: false,
    });
  });

  it("lists the other possible dates", async () => {
    const heater = { brand: "Bradford White", serialNumber: "S/N: BH 6511396", modelNumber: "m2-40 t6fbn" };
    expect(await answerOffline(heater, "en", now)).toMatchObject({
      brand: "bradford-white",
      serialNumber: "BH6511396",
      modelNumber: "M2-40T6FBN",
      manufacturingDate: "2005-08",
      ambiguous: true,
      recommendation: expect.stringContaining(
        formatText("en", "result", "verdictOther", { dates: "August 1985 (replacement recommended)" }),
      ) as string,
    });
  });

  it("ranks the brands that a number fits by its model number", async () => {
    const input = { brand: "other", serialNumber: "0504123456", modelNumber: "XG40T06EC36U1" };
    expect(await answerOffline(input, "en", now)).toHaveProperty("problem.brands.0", "rheem");
  });

  it("exists for any input", async () => {
    const brand = fc.constantFrom("other", "regency", ...Object.keys(brands));
    const text = fc.oneof(fc.string({ unit: "binary" }), fc.stringMatching(/^[A-Z\d-]{0,24}$/u));
    const language = fc.constantFrom("en", "es", "fr-CA", "de", "it", "", "-", "constructor");
    await fc.assert(
      fc.asyncProperty(brand, text, text, language, async (one, serialNumber, modelNumber, code) => {
        const answer = await answerOffline({ brand: one, serialNumber, modelNumber }, code, now);
        const words = answer?.success === true ? answer.recommendation : answer?.error;
        expect(words).toMatch(/^[^{}]+[.!]$/u);
      }),
      { numRuns: 100 },
    );
  });
});
