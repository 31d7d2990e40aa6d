import { expect, it } from "vitest";
import { dropped, toFailure, json, serve } from "../../test/serve.ts";
import { ApiError, ConnectionError, type LogEvent } from "../index.ts";

const brandList = json(200, { brands: [] }, { "x-request-id": "r2" });

it("a log receives the events of a call", async () => {
  const { client } = await serve(json(503, {}, { "x-request-id": "r1" }), dropped, brandList);
  const events: LogEvent[] = [];
  await client({ log: (event) => events.push(event) }).brands();
  const milliseconds = expect.any(Number) as number;
  const common = { method: "GET", path: "/api/brands", milliseconds };
  const refused = expect.any(ApiError) as ApiError;
  const lost = expect.any(ConnectionError) as ConnectionError;
  expect(events).toEqual([
    { type: "request", ...common, attempt: 1 },
    { type: "response", ...common, attempt: 1, status: 503, requestId: "r1" },
    { type: "failure", ...common, attempt: 1, error: refused },
    { type: "retry", ...common, attempt: 1, error: refused, wait: milliseconds },
    { type: "request", ...common, attempt: 2 },
    { type: "failure", ...common, attempt: 2, error: lost },
    { type: "retry", ...common, attempt: 2, error: lost, wait: milliseconds },
    { type: "request", ...common, attempt: 3 },
    { type: "response", ...common, attempt: 3, status: 200, requestId: "r2" },
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
