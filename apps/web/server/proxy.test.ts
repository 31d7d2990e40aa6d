import { request } from "node:http";
import Fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { formatText } from "@heater-age/messages/server";
import { toRequestId } from "@heater-age/requests";
import { proxy } from "./proxy.ts";
import { logSettings } from "./log.ts";

/** Starts an API that returns the data it received about the visitor. */
async function echoApi(): Promise<{ readonly app: FastifyInstance; readonly url: string }> {
  const app = Fastify();
  app.removeContentTypeParser("text/plain");
  app.all("/api/echo", async ({ headers, body }) => ({ headers, body }));
  return { app, url: await app.listen({ port: 0, host: "127.0.0.1" }) };
}

async function web(apiUrl: string, trustedProxies: number): Promise<FastifyInstance> {
  const app = Fastify({
    trustProxy: (_address, hop) => hop < trustedProxies,
    genReqId: ({ headers }) => toRequestId(headers),
  });
  await app.register(proxy, { apiUrl });
  return app;
}

/** Sends a request as it is, because other clients set headers of their own, and returns its status. */
function send(url: string, path: string, headers: Readonly<Record<string, string>>, body: string) {
  return new Promise<number | undefined>((resolve, reject) => {
    const sent = request(new URL(path, url), { method: "POST", headers }, (response) => {
      response.resume();
      response.on("end", () => resolve(response.statusCode));
    });
    sent.on("error", reject);
    sent.end(body);
  });
}

describe("the proxy to the API", () => {
  let api: Awaited<ReturnType<typeof echoApi>>;
  beforeAll(async () => {
    api = await echoApi();
  });
  afterAll(() => api.app.close());

  const proxied = async (trustedProxies: number, headers: Readonly<Record<string, string>>) => {
    const app = await web(api.url, trustedProxies);
    const response = await app.inject({
      method: "POST",
      url: "/api/echo",
      headers,
      payload: { serial: "x" },
    });
    await app.close();
    return response.json<{ headers: Readonly<Record<string, string>>; body: unknown }>();
  };

  it("forwards the visitor's address and no forged one", async () => {
    const { headers, body } = await proxied(0, {
      "x-forwarded-for": "192.0.2.1",
      forwarded: "for=192.0.2.1",
      "x-real-ip": "192.0.2.1",
      "x-forwarded-host": "evil.example",
    });
    expect(headers["x-forwarded-for"]).toBe("127.0.0.1");
    expect(headers["forwarded"]).toBeUndefined();
    expect(headers["x-real-ip"]).toBeUndefined();
    expect(headers["x-forwarded-host"]).not.toBe("evil.example");
    expect(body).toEqual({ serial: "x" });
  });

  it("trusts exactly the configured number of proxies", async () => {
    const chain = { "x-forwarded-for": "192.0.2.1, 198.51.100.2, 203.0.113.3" };
    expect((await proxied(1, chain)).headers["x-forwarded-for"]).toBe("203.0.113.3");
    expect((await proxied(2, chain)).headers["x-forwarded-for"]).toBe("198.51.100.2");
  });

  it("forwards an address without a port, or else that of the connection", async () => {
    const forwardedAs = async (forwarded: string) =>
      (await proxied(1, { "x-forwarded-for": forwarded })).headers["x-forwarded-for"];
    expect(await forwardedAs("203.0.113.3:4711")).toBe("203.0.113.3");
    expect(await forwardedAs("[2001:db8::1]:80")).toBe("2001:db8::1");
    expect(await forwardedAs("unknown")).toBe("127.0.0.1");
  });

  it("logs nothing that the visitor typed", async () => {
    const lines: string[] = [];
    const stream = { write: (line: string) => lines.push(line) };
    const app = Fastify({ logger: logSettings({ level: "info", stream }) });
    await app.register(proxy, { apiUrl: api.url });
    await app.inject("/api/model/rheem/XG40T06EC36U1?serial=RH0504B01826");
    await app.close();
    expect(lines.join("")).toContain("/api/model/rheem/…");
    expect(lines.join("")).not.toMatch(/XG40T06EC36U1|RH0504B01826|127\.0\.0\.1/u);
  });

  it("forwards a body that was announced first", async () => {
    const app = await web(api.url, 0);
    const url = await app.listen({ port: 0, host: "127.0.0.1" });
    const headers = { expect: "100-continue", "content-type": "application/json" };
    expect(await send(url, "/api/echo", headers, '{"serial":"x"}')).toBe(200);
    await app.close();
  });

  it("leaves it to the API to refuse a type", async () => {
    const app = await web(api.url, 0);
    const url = await app.listen({ port: 0, host: "127.0.0.1" });
    for (const type of ["text/plain;application/json", "text/html", "nonsense"]) {
      expect(await send(url, "/api/echo", { "content-type": type }, "{}"), type).toBe(415);
    }
    await app.close();
  });

  it("forwards the id and the trace of a request, and an id of its own if there is none", async () => {
    const traceparent = "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01";
    const { headers } = await proxied(0, { "x-request-id": "job-7", traceparent });
    expect(headers).toMatchObject({ "x-request-id": "job-7", traceparent });
    expect((await proxied(0, { "x-request-id": "a b" })).headers["x-request-id"]).toMatch(/^[\w-]{36}$/u);
  });
});

it("responds like the API when the API is down", async () => {
  const app = await web("http://127.0.0.1:9", 0);
  const url = await app.listen({ port: 0, host: "127.0.0.1" });
  const response = await fetch(`${url}/api/check`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: "{}",
  });
  expect(response.status).toBe(502);
  expect(response.headers.get("content-language")).toBe("en");
  expect(response.headers.get("link")).toContain("/developers/errors/#service-unavailable");
  expect(await response.json()).toEqual({
    statusCode: 502,
    code: "service-unavailable",
    error: "Bad Gateway",
    message: formatText("en", "errors", "service-unavailable"),
    details: [],
  });
  await app.close();
});
