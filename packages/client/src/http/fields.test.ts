import { formatText } from "@heater-age/messages/server";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dated } from "../../test/answers.ts";
import { toFailure, json, serve } from "../../test/serve.ts";
import { messages as spanish } from "../compiled/messages/es.ts";
import { AnswerError, ApiError, HeaterAgeError } from "../index.ts";

const rheem = { brand: "rheem", serialNumber: "RH0504B01826" } as const;
const required = ["brand", "serialNumber", "manufacturingDate", "recommendation", "ageYears", "ageMonths"];

describe("check", () => {
  it.each(required)("refuses a success without %s", async (field) => {
    const { client, received } = await serve(json(200, { ...dated, [field]: undefined }));
    const error = await toFailure(client().check(rheem));
    expect(error).toBeInstanceOf(AnswerError);
    expect(error).toMatchObject({
      message: `POST /api/check: the answer has no usable ${field}`,
      text: formatText("en", "result", "checkFailed"),
      fields: [field],
    });
    expect(received).toHaveLength(1);
  });

  it.each([
    ["an empty text", { manufacturingDate: "", recommendation: "" }, ["manufacturingDate", "recommendation"]],
    ["a number for a text", { brand: 7 }, ["brand"]],
    ["a text for a number", { ageYears: "22", ageMonths: null }, ["ageYears", "ageMonths"]],
    ["neither yes nor no", { success: "yes" }, ["success"]],
  ])("refuses %s", async (_name, wrong, fields) => {
    const { client, received } = await serve(json(200, { ...dated, ...wrong }));
    const error = await toFailure(client({ messages: spanish }).check(rheem));
    expect(error).toMatchObject({ fields, body: { ...dated, ...wrong } });
    expect(AnswerError.is(error) && error.text).toMatch(/^No se pudo consultar la antigüedad/u);
    expect(received[0]?.headers["accept-language"]).toBe("es");
  });

  it("accepts a success without a model number, and a response without a date", async () => {
    const { modelNumber: _, ...without } = dated;
    const undated = { success: false, error: formatText("en", "problems", "no-format", { brand: "Rheem" }) };
    const { client } = await serve(json(200, without), json(200, undated));
    expect(await client().check(rheem)).toMatchObject({ success: true });
    expect(await client().check(rheem)).toMatchObject(undated);
  });
});

it("any undocumented response is an error of this package", async () => {
  const answer = fc.record({
    status: fc.constantFrom(200, 201, 204, 400, 401, 404, 418),
    body: fc.oneof(
      fc.json(),
      fc.string(),
      fc.constant(""),
      fc.constant("<!doctype html><title>Log in</title>"),
    ),
  });
  let now = { status: 200, body: "" };
  const { client } = await serve((response) => {
    response.writeHead(now.status).end(now.status === 204 ? undefined : now.body);
  });
  const id = "q0mD2rYwT1yXfKc8uQZ7Lw";
  const calls = (api: ReturnType<typeof client>): readonly (() => Promise<unknown>)[] => [
    () => api.brands({ attempts: 1 }),
    () => api.check(rheem, { attempts: 1 }),
    () => api.report.create(rheem, { attempts: 1 }),
    () => api.report.get(id, { attempts: 1 }),
    () => api.checkMany([rheem], { attempts: 1 }).next(),
    () => api.model({ brand: "rheem", modelNumber: "XE50T10H45U0" }, { attempts: 1 }),
    () => api.advise(rheem, { attempts: 1 }),
    () => api.stats({ attempts: 1 }),
    () => api.share.stats({ attempts: 1 }),
    () => api.errors.stats("token", { attempts: 1 }),
  ];
  await fc.assert(
    fc.asyncProperty(answer, fc.nat(9), async (one, which) => {
      now = one;
      const call = calls(client())[which];
      const error = await call?.().then(
        () => undefined,
        (reason: unknown) => reason,
      );
      expect(HeaterAgeError.is(error)).toBe(true);
      if (ApiError.is(error)) expect(error.status).toBe(one.status);
    }),
    { numRuns: 100 },
  );
});
