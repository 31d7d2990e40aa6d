import { formatText } from "@heater-age/messages/server";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { queries } from "../http/queries.ts";
import { addressInput } from "../shared/check/input.ts";
import { answerAddress, ask } from "./ask.ts";

const address = addressInput(new URLSearchParams("brand=rheem&serial=RH0504B01826"));
const refusal = { statusCode: 403, code: "forbidden", message: "The tank of the service is being flushed." };
const fetched = vi.fn<typeof fetch>();

const sentIds = () =>
  fetched.mock.calls.flatMap(([, request]) => {
    const body = request?.body;
    if (typeof body !== "string") return [];
    const { checkId } = JSON.parse(body) as { readonly checkId?: string };
    return checkId ?? [];
  });

beforeEach(() => {
  queries.clear();
  vi.stubGlobal("fetch", fetched.mockReset());
  vi.stubGlobal("location", new URL("https://heater-age.example/"));
  vi.stubGlobal("navigator", { onLine: false });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("decodes when the API does not respond, says why, and asks again under the same id", async () => {
  fetched.mockRejectedValue(new TypeError("Failed to fetch"));
  await ask(address.input, "en");
  const { check } = answerAddress(address, "en");
  expect(check).toMatchObject({ recording: "no-answer", result: { success: true } });
  expect(check?.trouble).not.toBe("");
  await ask(address.input, "en");
  expect(sentIds()).toHaveLength(2);
  expect(new Set(sentIds()).size).toBe(1);
});

it("keeps an answer in another language, without its reason in the first", async () => {
  fetched.mockRejectedValue(new TypeError("Failed to fetch"));
  await ask(address.input, "en");
  const { check } = answerAddress(address, "de");
  expect(check).toMatchObject({ recording: "no-answer" });
  expect(check).not.toHaveProperty("trouble");
});

it("shows the API's refusal, and decodes the same address in another language", async () => {
  fetched.mockImplementation(() => Promise.resolve(Response.json(refusal, { status: 403 })));
  await ask(address.input, "en");
  expect(answerAddress(address, "en").refusal?.message).toBe(refusal.message);
  expect(answerAddress(address, "de").check).toMatchObject({ recording: "from-address" });
});

it.each([
  [504, 3],
  [429, 3],
  [401, 1],
] as const)("shows the text of a %i, after %i attempts", async (status, attempts) => {
  vi.useFakeTimers();
  vi.stubGlobal("navigator", { onLine: true });
  fetched.mockImplementation(() => Promise.resolve(new Response("", { status })));
  const asked = ask(address.input, "en");
  await vi.runAllTimersAsync();
  await asked;
  const shown = answerAddress(address, "en");
  expect(shown.check?.trouble ?? shown.refusal?.message).toBe(formatText("en", "errors", `status-${status}`));
  expect(sentIds()).toHaveLength(attempts);
});
