import { expect, test } from "@playwright/test";
import { ports } from "./ports.ts";

test("odd addresses are answered, and never with a fault of the server", async ({ request }) => {
  const odd = [
    "/assets/%E0%A4%A",
    "/assets/../server.ts",
    "//nowhere",
    "/?serial=%00&brand=%ff",
    "/%00",
    "/index.html",
    "/de/",
    "/de/%00",
    "/de/_.data?brand=rheem",
    "/_.data?brand=rheem",
  ];
  for (const path of odd) {
    const response = await request.get(`http://127.0.0.1:${ports.web}${path}`, { maxRedirects: 0 });
    expect(response.status(), path).toBeLessThan(500);
  }
  expect((await request.post("/", { data: "x" })).status()).toBe(405);
});

test("every visitor has a budget of 60 checks a minute", async ({ request }) => {
  const checkAs = async (address: string) => {
    const response = await request.post("/api/check", {
      headers: { "x-forwarded-for": address },
      data: { brand: "rheem", serialNumber: "RH0504B01826", modelNumber: "" },
    });
    return response.status();
  };
  for (let made = 1; made <= 60; made++) expect(await checkAs("203.0.113.7")).toBe(200);
  expect(await checkAs("203.0.113.7")).toBe(429);
  // A made-up entry before the one that the proxy added changes nothing.
  expect(await checkAs("192.0.2.1, 203.0.113.7")).toBe(429);
  expect(await checkAs("203.0.113.8")).toBe(200);
});
