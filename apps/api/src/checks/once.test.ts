import { expect, it } from "vitest";
import { defaults, service } from "../../test/service.ts";
import type { CheckResult } from "./schema.ts";

it("records checks up to a visitor's daily limit, and answers the rest without recording them", async () => {
  const recording = { ...defaults.recording, perVisitor: 2 };
  const { app, database } = await service({ settings: { recording, trustedProxies: 1 } });
  const rheem = { brand: "rheem", serialNumber: "RH0504B01826" };
  const from = (visitor: string) => ({ "x-forwarded-for": visitor });
  const check = async (visitor: string) => {
    const options = { method: "POST", url: "/api/check", headers: from(visitor), payload: rheem } as const;
    return (await app.inject(options)).json<CheckResult>();
  };
  const list = { method: "POST", url: "/api/check/batch", payload: { checks: [rheem, rheem] } } as const;
  const recorded = { success: true, recorded: true };
  const answered = { success: true, recorded: false };

  expect(await check("192.0.2.1")).toMatchObject(recorded);
  // A list is recorded completely or not at all.
  const results = (visitor: string) =>
    app
      .inject({ ...list, headers: from(visitor) })
      .then((response) => response.json<{ results: unknown }>().results);
  expect(await results("192.0.2.1")).toMatchObject([recorded, recorded]);
  expect(await check("192.0.2.1")).toMatchObject(answered);
  expect(await results("192.0.2.1")).toMatchObject([answered, answered]);
  expect(await check("192.0.2.2")).toMatchObject(recorded);
  const rows = await database.selectFrom("water_heater_checks").select("id").execute();
  expect(rows).toHaveLength(4);
});
