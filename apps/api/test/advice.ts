import type { Language } from "@heater-age/messages";
import { expect } from "vitest";
import type { Advice } from "../src/advice/schema.ts";
import { type Service, service } from "./service.ts";

/** Asks for advice that has to be given, and returns it. */
export async function askAdvice(
  payload: object,
  language: Language = "en",
  running?: Service,
): Promise<Advice> {
  const { app } = running ?? (await service());
  const headers = { "accept-language": language };
  const response = await app.inject({ method: "POST", url: "/api/advice", payload, headers });
  expect(response.statusCode, response.body).toBe(200);
  return response.json<Advice>();
}
