import { describe, expect, it } from "vitest";
import { dated } from "../test/answers.ts";
import { toFailure, json, serve } from "../test/serve.ts";
import { messages as english } from "./compiled/messages/en.ts";
import { createClient } from "./index.ts";

const brandList = json(200, { brands: [{ value: "ao-smith", label: "A. O. Smith" }] });
const rheem = { brand: "rheem", serialNumber: "RH0504B01826" } as const;

describe("brands", () => {
  it("requests the list in the client's language", async () => {
    const { client, received } = await serve(brandList);
    expect(await client().brands()).toEqual([{ value: "ao-smith", label: "A. O. Smith" }]);
    expect(received).toMatchObject([
      {
        method: "GET",
        url: "/api/brands",
        body: "",
        headers: { accept: "application/json", "accept-language": "en" },
      },
    ]);
    expect(received[0]?.headers).not.toHaveProperty("content-type");
  });
});

describe("check", () => {
  it("sends its input as typed, and its ID and its time if they are set", async () => {
    const { client, received } = await serve(json(200, dated));
    const identity = {
      checkId: "8c1f2d3e-5a47-4b0e-9d61-2f7c3b8a9e10",
      checkedAt: "2026-11-12T09:30:00.000Z",
    };
    const result = await client().check(rheem, identity);
    expect(result.success && result.manufacturingDate).toBe("2004-05");
    await client().check({ ...rheem, serialNumber: "rh 0504-b01826" }, { ...identity, offline: "fallback" });
    await client().check(rheem);
    expect(received[0]).toMatchObject({
      method: "POST",
      url: "/api/check",
      headers: { "content-type": "application/json" },
    });
    const bodies = received.map(({ body }) => JSON.parse(body) as unknown);
    const plain = { ...rheem, modelNumber: "" };
    const own = { checkId: expect.any(String) as string };
    expect(bodies).toEqual([
      { ...plain, ...identity },
      { ...plain, ...identity, serialNumber: "rh 0504-b01826" },
      { ...plain, ...own },
    ]);
  });

  it("omits an overlong model number, and warns", async () => {
    const { client, received } = await serve(json(200, dated));
    const result = await client().check({ ...rheem, modelNumber: "XX-".repeat(16) });
    expect(result.warnings).toEqual([{ code: "model-too-long", values: { longest: 30 } }]);
    expect(JSON.parse(received[0]?.body ?? "")).toMatchObject({ modelNumber: "" });
    expect(await client().check({ ...rheem, modelNumber: "XX-".repeat(15) })).not.toHaveProperty("warnings");
  });

  it("is retried with its own id, so that it is recorded once", async () => {
    const { client, received } = await serve(json(503, {}), json(200, dated));
    expect(await client().check(rheem)).toEqual({ ...dated, answeredBy: "api" });
    await client().check(rheem);
    const ids = received.map(({ body }) => (JSON.parse(body) as { readonly checkId: string }).checkId);
    expect(ids[0]).toMatch(/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/u);
    expect(ids[1]).toBe(ids[0]);
    expect(ids[2]).not.toBe(ids[0]);
  });
});

describe("read", () => {
  it("returns the response of any path unchanged", async () => {
    const { client, received } = await serve(json(503, {}), brandList);
    const brands = [{ value: "ao-smith", label: "A. O. Smith" }];
    expect(await client().read("/api/brands")).toEqual({ brands });
    expect(received.map(({ method, url }) => `${method} ${url}`)).toEqual([
      "GET /api/brands",
      "GET /api/brands",
    ]);
  });

  it("rejects on a 401, or returns null if requested", async () => {
    const { client } = await serve(json(401, {}));
    expect(await toFailure(client().read("/api/brands"))).toMatchObject({ status: 401 });
    const asNull = { unauthorised: "null" } as const;
    expect(await client().read("/api/brands", asNull)).toBeNull();
    const other = await serve(json(403, {}));
    expect(await toFailure(other.client().read("/api/brands", asNull))).toMatchObject({ status: 403 });
  });
});

describe("attempts", () => {
  it("can be reduced by the caller, but cannot exceed the method's maximum", async () => {
    const { client, received } = await serve(json(503, {}));
    await toFailure(client().brands({ attempts: 9 }));
    expect(received).toHaveLength(3);
    await toFailure(client().check(rheem, { attempts: 1 }));
    expect(received).toHaveLength(4);
  });
});

describe("deadline", () => {
  it("skips waiting for an attempt that would be too late", async () => {
    const { client, received } = await serve(json(503, {}));
    const call = client().check(rheem, { deadline: 900 });
    expect(await toFailure(call)).toMatchObject({ status: 503 });
    expect(received).toHaveLength(1);
  });
});

describe("ApiError", () => {
  it.each([...Object.entries(english.statuses), ["418", english.other]])(
    "has a default message for %s: %s",
    async (status, message) => {
      const { client } = await serve((response) => void response.writeHead(Number(status)).end("<html>"));
      expect(await toFailure(client().check(rheem, { attempts: 1 }))).toMatchObject({
        text: message,
        body: "<html>",
        code: undefined,
      });
    },
  );
});

describe("createClient", () => {
  it("accepts a language, headers and a URL with a slash at the end", async () => {
    const { baseUrl, received } = await serve(brandList);
    await createClient({ baseUrl: `${baseUrl}/`, language: "fr", headers: { "x-from": "test" } }).brands();
    expect(received).toMatchObject([
      { url: "/api/brands", headers: { "accept-language": "fr", "x-from": "test" } },
    ]);
  });

  it.each(["heater-age.example", "localhost:3000", "https:heater-age.example", "https://"])(
    "refuses %j, which is not a server URL",
    (baseUrl) => {
      expect(() => createClient({ baseUrl })).toThrow(TypeError);
      expect(() => createClient({ baseUrl })).toThrow(JSON.stringify(baseUrl));
    },
  );

  it.each(["https://heater-age.example/api", "https://heater-age.example/api/"])(
    "refuses %s, and names the address without the path",
    (baseUrl) => {
      expect(() => createClient({ baseUrl })).toThrow('before "/api": "https://heater-age.example"');
    },
  );

  it.each(["", undefined])("makes no call with %j outside a page", async (baseUrl) => {
    const events: unknown[] = [];
    const client = createClient({ baseUrl, log: (event) => events.push(event) });
    const check = client.check(rheem, { offline: "fallback" });
    for (const call of [check, client.brands(), client.checkMany([rheem]).next()]) {
      const error = await toFailure(call);
      expect(error).toBeInstanceOf(TypeError);
      expect(error).toHaveProperty("message", expect.stringContaining("a baseUrl is needed"));
    }
    expect(events).toEqual([]);
  });

  it("uses the page's origin with its cookies only, by default", async () => {
    const calls: (readonly [string, RequestInit | undefined])[] = [];
    const fetch = async (url: string | URL | Request, init?: RequestInit) => {
      calls.push([url instanceof Request ? url.url : String(url), init]);
      return Response.json({ brands: [] });
    };
    await createClient({ fetch }).brands();
    await createClient({ fetch, credentials: "include" }).brands();
    expect(calls).toMatchObject([
      ["/api/brands", { credentials: "same-origin" }],
      ["/api/brands", { credentials: "include" }],
    ]);
  });
});
