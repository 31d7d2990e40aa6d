import { formatText } from "@heater-age/messages/server";
import { languages } from "@heater-age/messages";
import { describe, expect, it } from "vitest";
import { nowhere, service } from "../../test/service.ts";
import { type ErrorCode, type FaultCode, maxDetails } from "./codes.ts";
import type { ErrorBody } from "./schema.ts";

const plate = { brand: "rheem", serialNumber: "RH0504B01826" };
const letter = { name: "Jane Doe", email: "jane@example.com", subject: "A brand", message: "It is missing." };
const app = async () => (await service({ url: nowhere })).app;

async function refusal(
  url: string,
  payload: unknown,
  language = "en",
  one?: Awaited<ReturnType<typeof app>>,
): Promise<ErrorBody> {
  const response = await (one ?? (await app())).inject({
    method: "POST",
    url,
    payload: JSON.stringify(payload),
    headers: { "content-type": "application/json", "accept-language": language },
  });
  return response.json<ErrorBody>();
}

/** Returns the faults as `field code`. */
const named = ({ details }: ErrorBody): readonly string[] =>
  details.map(({ field, code }) => `${field} ${code}`);

/** Requests, the error for each, and all of its faults. */
const refusals: readonly (readonly [
  url: string,
  payload: unknown,
  code: ErrorCode,
  faults: readonly `${string} ${ErrorCode | FaultCode}`[],
])[] = [
  ["/api/check", null, "invalid-request", [" field-type"]],
  [
    "/api/check",
    { foo: 1 },
    "brand-required",
    ["/brand brand-required", "/serialNumber serial-required", "/foo field-unknown"],
  ],
  ["/api/check", { ...plate, brand: "x".repeat(101) }, "invalid-request", ["/brand text-long"]],
  ["/api/check", { ...plate, checkId: 1 }, "check-id-invalid", ["/checkId field-type"]],
  [
    "/api/check",
    { brand: "acme", serialNumber: "RH05", checkId: "first", checkedAt: 1 },
    "check-id-invalid",
    [
      "/checkId check-id-invalid",
      "/checkedAt field-type",
      "/brand brand-unknown",
      "/serialNumber serial-too-short",
    ],
  ],
  ["/api/check", { ...plate, "a/b~c": 1 }, "invalid-request", ["/a~1b~0c field-unknown"]],
  ["/api/check", { ...plate, ["k".repeat(31)]: 1 }, "invalid-request", [" field-unknown"]],
  [
    "/api/check",
    { brand: "", serialNumber: "RH05", modelNumber: "§" },
    "brand-required",
    ["/brand brand-required", "/serialNumber serial-too-short", "/modelNumber model-characters"],
  ],
  [
    "/api/check",
    { brand: "acme", serialNumber: "RH05", modelNumber: 5 },
    "invalid-request",
    ["/modelNumber field-type", "/brand brand-unknown", "/serialNumber serial-too-short"],
  ],
  ["/api/check/batch", {}, "invalid-request", ["/checks field-missing"]],
  ["/api/advice", { ...plate, type: "steam" }, "invalid-request", ["/type field-value"]],
  ["/api/advice", { ...plate, installed: 2004 }, "installed-date", ["/installed field-type"]],
  ["/api/advice", { ...plate, installed: "2099" }, "installed-date", ["/installed installed-date"]],
  [
    "/api/advice",
    { ...plate, serialNumber: "RH05", energy: { gasPerTherm: 1 } },
    "invalid-request",
    ["/energy field-unknown", "/serialNumber serial-too-short"],
  ],
  [
    "/api/advice",
    { ...plate, dates: Array.from({ length: 21 }, () => "2004-05") },
    "invalid-request",
    ["/dates list-long"],
  ],
  ["/api/advice", { ...plate, dates: ["1999"] }, "advice-dates", ["/dates advice-dates"]],
  [
    "/api/generate-report",
    { ...plate, disambiguation: [{ question: "q", leaves: [] }, 5] },
    "invalid-request",
    ["/disambiguation/0/leaves list-short", "/disambiguation/1 field-type"],
  ],
  [
    "/api/contact",
    { name: "J", email: "no-address", subject: "  a  b ", message: "" },
    "contact-name",
    ["/name contact-name", "/message contact-message", "/email contact-email", "/subject contact-subject"],
  ],
  [
    "/api/contact",
    { ...letter, email: "no-address", name: " J " },
    "contact-name",
    ["/name contact-name", "/email contact-email"],
  ],
  ["/api/share", { type: "nothing" }, "invalid-request", ["/platform field-missing", "/type field-value"]],
  [
    "/api/errors",
    { level: "bad", message: "", source: "client" },
    "invalid-request",
    ["/level field-value", "/message text-short"],
  ],
];

describe("a refusal lists everything that is wrong", () => {
  it("in each field of a body", async () => {
    const one = await app();
    for (const [url, payload, code, faults] of refusals) {
      const body = await refusal(url, payload, "en", one);
      expect(body.code, JSON.stringify(payload)).toBe(code);
      expect(named(body)).toEqual(faults);
    }
  });

  it("in a path parameter", async () => {
    const of = async (url: string) => named((await (await app()).inject({ url })).json<ErrorBody>());
    expect(await of("/api/model/rheem/X")).toEqual(["/modelNumber model-length"]);
    expect(await of(`/api/model/${"r".repeat(101)}/XG40`)).toEqual([]);
    expect(await of("/api/reports/none")).toEqual(["/id report-not-found"]);
    expect(await of("/api/nothing")).toEqual([]);
  });

  it("in a check of a batch, with at most three details", async () => {
    const many = Object.fromEntries(Array.from({ length: 9 }, (_, index) => [`field${index}`, index]));
    const response = await (
      await app()
    ).inject({
      method: "POST",
      url: "/api/check/batch",
      payload: {
        checks: [
          { brand: 5 },
          3,
          { ...plate, modelNumber: null },
          null,
          { ...plate, ...many },
          { ...plate, brand: "acme", serial: "" },
        ],
      },
    });
    const { results } = response.json<{ results: readonly { success: boolean; invalid?: ErrorBody }[] }>();
    expect(results.map(({ invalid }) => invalid && named(invalid))).toEqual([
      ["/serialNumber serial-required", "/brand field-type"],
      [" field-type"],
      undefined,
      [" field-type"],
      ["/field0 field-unknown", "/field1 field-unknown", "/field2 field-unknown"],
      ["/serial field-unknown", "/brand brand-unknown"],
    ]);
    expect(results[2]?.success).toBe(true);
  });
});

describe("an error detail", () => {
  it.each([
    ["Rhem", ["rheem"]],
    ["acme", undefined],
  ])("suggests the brands that %s may misspell", async (brand, allowed) => {
    const { code, details } = await refusal("/api/check", { ...plate, brand });
    expect([code, details[0]?.allowed]).toEqual(["brand-unknown", allowed]);
  });

  it("suggests a similar field name, and lists the available ones", async () => {
    const { details } = await refusal("/api/check", { brand: "rheem", serial_number: "RH0504B01826" });
    expect(details[1]).toEqual({
      field: "/serial_number",
      code: "field-unknown",
      message: "There’s no field “serial_number”. Did you mean “serialNumber”?",
      allowed: ["brand", "serialNumber", "modelNumber", "note", "checkId", "checkedAt"],
    });
  });

  it("does not suggest a field that was already sent", async () => {
    const { details } = await refusal("/api/check", { ...plate, serial: "RH0504B01826" });
    expect(details[0]?.message).toBe("There’s no field “serial”.");
  });

  it("names the accepted date formats", async () => {
    const { code, details } = await refusal("/api/advice", { ...plate, installed: "May 2004" });
    expect(code).toBe("installed-date");
    expect(details).toEqual([
      {
        field: "/installed",
        code: "date-form",
        message: formatText("en", "errors", "date-form", { allowed: "YYYY, YYYY-MM, YYYY-MM-DD" }),
        allowed: ["YYYY", "YYYY-MM", "YYYY-MM-DD"],
      },
    ]);
  });

  it("is in the request's language", async () => {
    const texts = new Set<string | undefined>();
    for (const { code } of languages) {
      const { details } = await refusal("/api/check", { ...plate, serial_number: 1, modelNumber: 5 }, code);
      for (const { message } of details) texts.add(message);
    }
    expect(texts.size).toBe(2 * languages.length);
  });
});

describe("null for an optional field", () => {
  const advice = { type: null, installed: null, warranty: null, dates: null };
  it.each<readonly [string, object, object]>([
    ["/api/check", plate, { modelNumber: null, checkId: null, checkedAt: null }],
    ["/api/advice", plate, { modelNumber: null, ...advice }],
  ])("in %s is equivalent to omitting it", async (url, without, nulls) => {
    const answer = async (payload: object) =>
      (await (await app()).inject({ method: "POST", url, payload })).body;
    expect(await answer({ ...without, ...nulls })).toBe(await answer(without));
  });
});

describe("a response with many mistakes", () => {
  it("has a limited number of details", async () => {
    const many = Object.fromEntries(Array.from({ length: 500 }, (_, index) => [`field${index}`, index]));
    expect((await refusal("/api/check", { ...plate, ...many })).details).toHaveLength(maxDetails);
  });
});
