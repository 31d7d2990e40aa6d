import { expect, it } from "vitest";
import { dropped, toFailure, json, serve } from "../../test/serve.ts";
import { ApiError, ConnectionError, type LogEvent } from "../index.ts";

const brandList = json(200, { brands: [] }, { "x-request-id": "r2" });

it("a log receives the events of a call", async () => {
  const { client } = await serve(json(503, {}, { "x-request-id": "r1" }), dropped, brandList);
  const events: LogEvent[] = [];
  await client({ log: (event) => events.push(event) }).brands();
  const common = { method: "GET", path: "/api/brands" };
  const passed = expect.any(Number) as number;
  expect(events).toEqual([
    { type: "request", ...common, attempt: 1, milliseconds: passed },
    { type: "response", ...common, attempt: 1, milliseconds: passed, status: 503, requestId: "r1" },
    { type: "failure", ...common, attempt: 1, milliseconds: passed, error: expect.any(ApiError) as ApiError },
    {
      type: "retry",
      ...common,
      attempt: 1,
      milliseconds: passed,
      error: expect.any(ApiError) as ApiError,
      wait: passed,
    },
    { type: "request", ...common, attempt: 2, milliseconds: passed },
    {
      type: "failure",
      ...common,
      attempt: 2,
      milliseconds: passed,
      error: expect.any(ConnectionError) as ConnectionError,
    },
    {
      type: "retry",
      ...common,
      attempt: 2,
      milliseconds: passed,
      error: expect.any(ConnectionError) as ConnectionError,
      wait: passed,
    },
    { type: "request", ...common, attempt: 3, milliseconds: passed },
    { type: "response", ...common, attempt: 3, milliseconds: passed, status: 200, requestId: "r2" },
  ]);
});

it.each([
  [
    "throws",
    () => {
      throw new Error("no disk");
    },
  ],
  ["rejects", () => Promise.reject(new Error("no disk"))],
])("a log that %s does not break a call", async (_name, log) => {
  const { client } = await serve(brandList, json(404, {}));
  expect(await client({ log }).brands()).toEqual([]);
  expect(await toFailure(client({ log }).brands())).toMatchObject({ status: 404 });
});
