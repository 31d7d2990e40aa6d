import { expect, it } from "vitest";
import { service } from "../../test/service.ts";

it("an answer is data for this site alone", async () => {
  const { app } = await service();
  const { headers } = await app.inject({
    method: "POST",
    url: "/api/check",
    headers: { origin: "https://elsewhere.example" },
    payload: { brand: "rheem", serialNumber: "RH0504B01826" },
  });
  expect(headers["content-security-policy"]).toBe("default-src 'none';frame-ancestors 'none'");
  expect(headers["x-content-type-options"]).toBe("nosniff");
  expect(headers["cache-control"]).toBe("no-store");
  expect(headers["access-control-allow-origin"]).toBeUndefined();
  expect(headers["x-powered-by"]).toBeUndefined();
});
