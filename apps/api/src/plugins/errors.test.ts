import { formatText } from "@heater-age/messages/server";
import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { nowhere, service } from "../../test/service.ts";

const json = { "content-type": "application/json" };

it("an error is problem details for who accepts them", async () => {
  const { app } = await service({ url: nowhere });
  const { headers, body } = await app.inject({
    url: "/api/none",
    headers: { accept: "application/problem+json" },
  });
  expect(headers["content-type"]).toBe("application/problem+json");
  expect(JSON.parse(body)).toMatchObject({
    type: "/developers/errors/#not-found",
    title: "Not Found",
    status: 404,
    detail: expect.any(String) as string,
    code: "not-found",
  });
});

it("a compressed body is refused as such, before it is read", async () => {
  const { app } = await service({ url: nowhere });
  for (const url of ["/api/check", "/api/check/batch"]) {
    const response = await app.inject({
      method: "POST",
      url,
      headers: { ...json, "content-encoding": "gzip" },
      payload: gzipSync(JSON.stringify({ brand: "rheem", serialNumber: "RH0504B01826" })),
    });
    expect(response.statusCode).toBe(415);
    expect(response.json()).toMatchObject({
      code: "unsupported-media-type",
      details: [{ field: "/content-encoding", allowed: ["identity"] }],
    });
  }
});

describe("a request without a matching route", () => {
  it("404 not-found", async () => {
    const { app } = await service({ url: nowhere });
    const response = await app.inject({ url: "/api/nothing?serial=RH0504B01826" });
    expect(response.statusCode).toBe(404);
    expect(response.json()).toEqual({
      statusCode: 404,
      code: "not-found",
      error: formatText("en", "errors", "not-found"),
      message: formatText("en", "errors", "not-found"),
      details: [],
    });
    expect(response.headers["content-language"]).toBe("en");
    expect(response.headers.link).toBe('</developers/errors/#not-found>; rel="help"');
    expect(response.headers.vary).toBe("Origin, Accept-Language");
    expect(response.headers["cache-control"]).toBe("no-store");
  });

  it("405 method-not-allowed, with the allowed methods", async () => {
    const { app } = await service({ url: nowhere });
    const response = await app.inject({ url: "/api/check?x=1" });
    expect(response.statusCode).toBe(405);
    expect(response.headers["allow"]).toBe("POST");
    expect(response.json()).toMatchObject({ code: "method-not-allowed" });
  });

  it.each([
    ["a body that is not JSON", { payload: "{", headers: json }, 400, "invalid-json"],
    ["an empty body", { payload: "", headers: json }, 400, "invalid-json"],
    ["no content type", { payload: Buffer.from("{}") }, 415, "unsupported-media-type"],
    [
      "plain text",
      { payload: "{}", headers: { "content-type": "text/plain" } },
      415,
      "unsupported-media-type",
    ],
    [
      "more than 64 kB",
      { payload: JSON.stringify({ brand: "x".repeat(65_536) }), headers: json },
      413,
      "body-too-large",
    ],
    [
      "a body that sets a prototype",
      { payload: '{"__proto__":{"a":1}}', headers: json },
      400,
      "invalid-json",
    ],
  ])("%s", async (_name, request, statusCode, code) => {
    const { app } = await service({ url: nowhere });
    const response = await app.inject({ method: "POST", url: "/api/check", ...request });
    expect(response.json()).toMatchObject({ statusCode, code });
    expect(response.statusCode).toBe(statusCode);
  });

  it("400 invalid-request for a URL that cannot be decoded", async () => {
    const { app } = await service({ url: nowhere });
    const response = await app.inject({ url: "/api/%FF" });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ code: "invalid-request" });
  });
});

describe("an unexpected error", () => {
  it("500 internal-error, without details", async () => {
    const { app, log } = await service({
      now: () => {
        throw new Error("secret detail");
      },
    });
    const response = await app.inject({
      method: "POST",
      url: "/api/check",
      payload: { brand: "rheem", serialNumber: "RH0504B01826" },
    });
    expect(response.statusCode).toBe(500);
    expect(response.json()).toEqual({
      statusCode: 500,
      code: "internal-error",
      error: formatText("en", "errors", "internal-error"),
      message: formatText("en", "errors", "internal-error"),
      details: [],
    });
    expect(log.find(({ msg }) => msg === "unhandled error")).toMatchObject({
      reqId: response.headers["x-request-id"],
      err: { message: "secret detail" },
    });
  });
});

it("503 database-unavailable logs a one-line warning, because it is not a bug", async () => {
  const { app, log } = await service({ url: nowhere });
  const response = await app.inject({ url: "/api/share/stats" });
  expect(response.statusCode).toBe(503);
  expect(log.filter(({ msg }) => msg !== "answered")).toEqual([
    expect.objectContaining({
      level: 40,
      reqId: response.headers["x-request-id"],
      reason: "connect ECONNREFUSED 127.0.0.1:1",
      msg: "no database",
    }),
  ]);
});
