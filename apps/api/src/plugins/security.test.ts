import { expect, it } from "vitest";
import { nowhere, service } from "../../test/service.ts";

const payload = { brand: "rheem", serialNumber: "RH0504B01826" };

it("responses are data instead of pages, and are not cached unless the route allows it", async () => {
  const { app } = await service({ url: nowhere });
  const { headers } = await app.inject({ method: "POST", url: "/api/check", payload });
  expect(headers["content-security-policy"]).toBe(
    "default-src 'none';base-uri 'none';form-action 'none';frame-ancestors 'none'",
  );
  expect(headers["x-content-type-options"]).toBe("nosniff");
  expect(headers["referrer-policy"]).toBe("no-referrer");
  expect(headers["cache-control"]).toBe("no-store");
  expect(headers["x-powered-by"]).toBeUndefined();
  expect(headers["server"]).toBeUndefined();
});

it.each([
  [false, "max-age=31536000"],
  [true, "max-age=31536000; includeSubDomains"],
])(
  "responses and documentation have one policy for https; subdomains: %s",
  async (hstsSubdomains, policy) => {
    const { app } = await service({ url: nowhere, settings: { hstsSubdomains } });
    for (const url of ["/api/brands", "/api/docs", "/api/nothing"]) {
      const { headers } = await app.inject(url);
      expect(headers["strict-transport-security"], url).toBe(policy);
    }
  },
);

it("responses set no cookie, for any request", async () => {
  const { app } = await service({
    url: nowhere,
    settings: { allowedOrigins: ["https://www.heater.example"] },
  });
  const headers = { cookie: "session=abc", origin: "https://www.heater.example" };
  for (const request of [
    { method: "GET", url: "/api/brands" },
    { method: "POST", url: "/api/check", payload },
    { method: "POST", url: "/api/contact", payload: {} },
    { method: "GET", url: "/api/docs" },
    { method: "GET", url: "/api/nothing" },
    { method: "OPTIONS", url: "/api/check" },
  ] as const) {
    const response = await app.inject({ ...request, headers });
    expect(response.headers["set-cookie"], request.url).toBeUndefined();
  }
});
