import { describe, expect, it } from "vitest";
import { describeApi } from "../../scripts/describe-api.ts";
import { nowhere, type Service, service } from "../../test/service.ts";

const site = "https://www.heater.example";
const stranger = "https://elsewhere.example";
const operatorToken = "t".repeat(24);

/** The calls that pages of any site can make. */
const openCalls = [
  "GET /api/brands",
  "POST /api/check",
  "POST /api/check/batch",
  "POST /api/advice",
  "GET /api/model/{brand}/{modelNumber}",
  "POST /api/generate-report",
  "GET /api/reports/{id}",
];

const { paths } = JSON.parse(await describeApi()) as { readonly paths: Record<string, object> };

/** Every call of the API, and an unknown one. */
const calls = Object.entries({ ...paths, "/api/nothing": { get: {} } })
  .filter(([path]) => path.startsWith("/api/"))
  .flatMap(([path, methods]) =>
    Object.keys(methods).map((name) => {
      const method = name.toUpperCase() as TestRequest["method"];
      const example = path.replaceAll(/\{[^}]+\}/gu, "AAAAAAAAAAAAAAAAAAAAAA");
      return { method, path: example, open: openCalls.includes(`${method} ${path}`) };
    }),
  );

// The content of a response doesn't matter here, so there is no database.
const built = () => service({ url: nowhere, settings: { allowedOrigins: [site], operatorToken } });

interface TestRequest {
  readonly method: "GET" | "POST" | "DELETE" | "OPTIONS";
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
}

async function ask({ app }: Service, { method, path, headers = {} }: TestRequest) {
  const response = await app.inject({ method, url: path, headers });
  const { "access-control-allow-origin": origin, "access-control-allow-credentials": credentials } =
    response.headers;
  return { response, origin, credentials };
}

describe("every endpoint", () => {
  it("allows a listed site, with credentials", async () => {
    const running = await built();
    for (const { method, path } of calls) {
      const { origin, credentials, response } = await ask(running, {
        method,
        path,
        headers: { origin: site },
      });
      expect([origin, credentials], path).toEqual([site, "true"]);
      expect(response.headers.vary).toMatch(/^Origin(?:, Accept-Language)?$/u);
    }
  });

  it.each([
    ["a site that is not listed", { origin: stranger }],
    ["a page without an origin", { origin: "null" }],
    ["no page at all", {}],
  ])("allows %s if it is public, and never with credentials", async (_who, headers) => {
    const running = await built();
    for (const { method, path, open } of calls) {
      const { origin, credentials, response } = await ask(running, { method, path, headers });
      expect([origin, credentials], path).toEqual([open ? "*" : undefined, undefined]);
      expect(response.headers["cross-origin-resource-policy"]).toBe(open ? "cross-origin" : "same-origin");
    }
  });

  it("responds to a preflight request", async () => {
    const running = await built();
    for (const { method, path, open } of calls) {
      const preflight = (origin: string) => ({
        method: "OPTIONS" as const,
        path,
        headers: { origin, "access-control-request-method": method },
      });
      const listed = await ask(running, preflight(site));
      expect([listed.response.statusCode, listed.origin, listed.credentials]).toEqual([204, site, "true"]);
      expect(String(listed.response.headers["access-control-allow-methods"]).split(", ")).toContain(method);
      const other = await ask(running, preflight(stranger));
      expect([other.response.statusCode < 300, other.origin], path).toEqual([open, open ? "*" : undefined]);
    }
  });

  it("is public only if it is on this test's list", () => {
    expect(calls.filter(({ open }) => open)).toHaveLength(openCalls.length);
  });
});

describe("a preflight", () => {
  it("is cached by the browser, and lists request and response headers", async () => {
    const { app } = await built();
    const { headers, body } = await app.inject({
      method: "OPTIONS",
      url: "/api/check",
      headers: { origin: stranger, "access-control-request-method": "POST" },
    });
    expect(body).toBe("");
    expect(headers).toMatchObject({
      "access-control-max-age": "7200",
      "access-control-allow-methods": "GET, HEAD, POST",
      "access-control-allow-headers":
        "Content-Type, Accept-Language, Authorization, X-Request-Id, Traceparent",
      "access-control-expose-headers":
        "X-Request-Id, Retry-After, RateLimit-Limit, RateLimit-Remaining, RateLimit-Reset, RateLimit-Policy, Location, Content-Language",
    });
  });

  it("requires an origin: without one, the response lists the methods", async () => {
    const { response } = await ask(await built(), { method: "OPTIONS", path: "/api/check" });
    expect(response.statusCode).toBe(405);
    expect(response.headers["allow"]).toBe("POST");
  });
});

describe("a page of another site", () => {
  it("is not allowed if its origin is only similar", async () => {
    const running = await built();
    for (const origin of [`${site}.elsewhere.example`, site.toUpperCase(), `${site}/`, `${site}:8443`]) {
      const answer = await ask(running, { method: "POST", path: "/api/contact", headers: { origin } });
      expect(answer.origin, origin).toBeUndefined();
    }
  });
});
