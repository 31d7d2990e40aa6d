import { expect, it } from "vitest";
import { nowhere, service } from "../../test/service.ts";

it("GET /healthz reports that the process is running", async () => {
  const { app } = await service({ url: nowhere });
  const response = await app.inject({ url: "/healthz" });
  expect([response.statusCode, response.json()]).toEqual([200, { status: "alive" }]);
});

it("GET /readyz reports that the database is available", async () => {
  const { app } = await service();
  const response = await app.inject({ url: "/readyz" });
  expect([response.statusCode, response.json()]).toEqual([
    200,
    { status: "ready", database: "up", unrecordedChecks: 0 },
  ]);
});

it("GET /readyz reports that the database is down, and the number of unrecorded checks", async () => {
  const { app } = await service({ url: nowhere, isFresh: true });
  const payload = { brand: "rheem", serialNumber: "RH0504B01826" };
  for (let count = 0; count < 3; count++) await app.inject({ method: "POST", url: "/api/check", payload });
  const response = await app.inject({ url: "/readyz" });
  expect([response.statusCode, response.json()]).toEqual([
    200,
    { status: "ready", database: "down", unrecordedChecks: 3 },
  ]);
});
