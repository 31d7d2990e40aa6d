import { gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { nowhere, service } from "../../test/service.ts";

describe("GET /api/docs", () => {
  it("only loads parts from this service, all under 1 MB", async () => {
    const { app } = await service({ url: nowhere });
    const page = await app.inject({ url: "/api/docs" });
    expect(page.statusCode).toBe(200);
    expect(page.headers).toMatchObject({
      "content-type": "text/html; charset=utf-8",
      "content-encoding": "gzip",
      "cache-control": "public, max-age=3600",
    });
    const text = gunzipSync(page.rawPayload).toString();
    const parts = [...text.matchAll(/(?:src|href)="([^"]+)"/gu)].map(([, address = ""]) => address);
    expect(parts).toHaveLength(4);
    for (const part of parts) {
      const response = await app.inject({ url: part });
      expect(response.statusCode, part).toBe(200);
      expect(response.rawPayload.length, part).toBeLessThan(1_000_000);
    }
    const bundle = await app.inject({ url: "/api/docs/static/swagger-ui-bundle.js" });
    expect(bundle.headers["content-type"]).toBe("application/javascript; charset=utf-8");
    expect(gunzipSync(bundle.rawPayload).toString()).toContain("SwaggerUIBundle");
  });

  it("only allows its own scripts, and cannot be framed", async () => {
    const { app } = await service({ url: nowhere });
    const { headers } = await app.inject({ url: "/api/docs" });
    expect(headers["content-security-policy"]).toBe(
      "default-src 'none';script-src 'self';style-src 'self' 'unsafe-inline';img-src 'self' data:;connect-src 'self';base-uri 'none';form-action 'none';frame-ancestors 'none'",
    );
  });

  it("loads the description of this service, which any site may read", async () => {
    const { app } = await service({ url: nowhere });
    const headers = { origin: "https://elsewhere.example" };
    const response = await app.inject({ url: "/api/openapi.json", headers });
    expect(response.headers["content-type"]).toBe("application/json; charset=utf-8");
    expect(response.headers["access-control-allow-origin"]).toBe("*");
    expect(response.json()).toEqual(JSON.parse(JSON.stringify(app.swagger())));
    expect(response.json()).toMatchObject({ openapi: "3.1.0", servers: [{ url: "/" }] });
  });

  it("names the public server if it is configured", async () => {
    const { app } = await service({ url: nowhere, settings: { siteUrl: "https://heaters.example" } });
    const response = await app.inject({ url: "/api/openapi.json" });
    expect(response.json()).toMatchObject({ servers: [{ url: "https://heaters.example" }] });
  });
});
