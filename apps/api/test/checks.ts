import { expect } from "vitest";
import type { CheckResult } from "../src/checks/schema.ts";
import type { Service } from "./service.ts";

/** Sends a check, valid or not, and returns the response. */
export const sendCheck = ({ app }: Service, payload: object) =>
  app.inject({ method: "POST", url: "/api/check", payload });

/** Sends a check that has to be answered, and returns its result. */
export async function check(running: Service, payload: object): Promise<CheckResult> {
  const response = await sendCheck(running, payload);
  expect(response.statusCode, response.body).toBe(200);
  return response.json<CheckResult>();
}

/** Sends several checks, valid or not, and returns the response. */
export const sendBatch = (
  { app }: Service,
  payload: object | string,
  headers: Readonly<Record<string, string>> = {},
) =>
  app.inject({
    method: "POST",
    url: "/api/check/batch",
    payload,
    headers: { "content-type": "application/json", ...headers },
  });

/** Returns the recorded checks, the first one first. */
export const checkRows = ({ database }: Service) =>
  database.selectFrom("water_heater_checks").selectAll().orderBy("id").execute();
