import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { check, sendCheck } from "../../../test/checks.ts";
import { countChecks } from "../../../test/recorded.ts";
import { type Service, service } from "../../../test/service.ts";
import type { ErrorBody } from "../../errors/schema.ts";

const plate = { brand: "rheem", serialNumber: "RH0504B01826" };

const checkPlate = (running: Service, body: object) => check(running, { ...plate, ...body });
const recordedIn = ({ database }: Service) => countChecks(database);

describe("a check with an ID", () => {
  it("is recorded once however often it is sent, and always reported as recorded", async () => {
    const running = await service();
    const checkId = randomUUID();
    const first = await checkPlate(running, { checkId });
    expect(first).toMatchObject({ success: true, manufacturingDate: "2004-05", recorded: true });
    expect(await checkPlate(running, { checkId })).toEqual(first);
    expect(await checkPlate(running, { checkId: checkId.toUpperCase() })).toEqual(first);
    expect(await recordedIn(running)).toEqual([1, 1, 1]);
  });

  it("is identified only by its ID: another serial number gets a result, but is not recorded", async () => {
    const running = await service();
    const checkId = randomUUID();
    await checkPlate(running, { checkId });
    const other = await checkPlate(running, { checkId, serialNumber: "RH0505B01826" });
    expect(other).toMatchObject({ manufacturingDate: "2005-05", recorded: true });
    expect(await recordedIn(running)).toEqual([1, 1, 1]);
  });

  it.each([
    ["a UUID without hyphens", "8c1f2d3e5a474b0e9d612f7c3b8a9e10"],
    ["a UUID with a line break", "8c1f2d3e-5a47-4b0e-9d61-2f7c3b8a9e10\n"],
  ])("400 check-id-invalid for %s", async (_name, checkId) => {
    const running = await service();
    const response = await sendCheck(running, { ...plate, checkId });
    expect(response.statusCode).toBe(400);
    expect(response.json<ErrorBody>()).toMatchObject({
      code: "check-id-invalid",
      details: [{ field: "/checkId", code: "check-id-invalid" }],
    });
    expect(await recordedIn(running)).toEqual([0, 0, 0]);
  });
});

it("a batch that is sent again with its id is recorded once, and equal checks in it one by one", async () => {
  const running = await service();
  const checks = [plate, plate, { ...plate, serialNumber: "?" }, { ...plate, serialNumber: "RH0505B01826" }];
  const send = async (id: string | undefined) => {
    const payload = { id, checks };
    const response = await running.app.inject({ method: "POST", url: "/api/check/batch", payload });
    return response.json<{ readonly results: readonly { readonly recorded?: boolean }[] }>().results;
  };
  const id = randomUUID();
  for (const sent of [id, id, id.toUpperCase()])
    expect((await send(sent)).map(({ recorded }) => recorded)).toEqual([true, true, undefined, true]);
  expect(await recordedIn(running)).toEqual([3, 3, 3]);
  await send(randomUUID());
  await send(undefined);
  expect(await recordedIn(running)).toEqual([9, 9, 9]);
});
