import { expect } from "vitest";
import type { CheckRow } from "../src/checks/queries.ts";
import type { CheckResult } from "../src/checks/schema.ts";
import type { Service } from "./service.ts";

/** The row of a check without a date. */
export const unreadableCheck: CheckRow = {
  brand: "rheem",
  model_number: null,
  serial_number: "RHO5O4B01826",
  manufacturing_date: null,
  age_years: null,
  age_months: null,
  checked_at: "2026-11-20T09:30:00.000Z",
  client_time: false,
  age_band: "unreadable",
  check_id: null,
};

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
