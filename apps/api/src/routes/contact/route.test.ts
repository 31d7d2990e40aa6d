import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import type { ServerResponse } from "node:http";
import { outsideServer } from "../../../test/http-server.ts";
import { type Service, service } from "../../../test/service.ts";

const form = {
  name: "Jane Doe",
  email: "jane@example.com",
  phone: "555-0100",
  subject: "A brand that is missing",
  message: "My heater’s brand is not on the list.",
};

const send = ({ app }: Service, payload: object, headers: Readonly<Record<string, string>> = {}) =>
  app.inject({ method: "POST", url: "/api/contact", payload, headers });

const stored = ({ database }: Service) =>
  database.selectFrom("contact_messages").selectAll().orderBy("id").execute();

describe("POST /api/contact", () => {
  it("200, and stores the message", async () => {
    const running = await service();
    const response = await send(running, form, { "accept-language": "de" });
    expect(response.statusCode, response.body).toBe(200);
    expect(response.json()).toEqual({ success: true });
    expect(await stored(running)).toEqual([
      {
        id: expect.stringMatching(/^[\da-f-]{36}$/u) as string,
        ...form,
        language: "de",
        captcha: "not-asked",
        created_at: expect.any(Date) as Date,
        attempts: 0,
        next_attempt_at: null,
        delivered_at: null,
        last_error: null,
      },
    ]);
  });

  it("200 without a phone number, or with an empty one", async () => {
    const running = await service();
    const { phone: _phone, ...without } = form;
    expect((await send(running, without)).statusCode).toBe(200);
    expect((await send(running, { ...form, phone: " " })).statusCode).toBe(200);
    expect(await stored(running)).toMatchObject([{ phone: null }, { phone: null }]);
  });

  it("trims fields and removes control characters", async () => {
    const running = await service();
    await send(running, {
      name: "  Jane\r\n\tDoe\u0000 ",
      email: " jane@example.com\n",
      phone: "555\u000B0100\u0007",
      subject: "A \u202Ebrand\u2028that is missing\uD83D",
      message: "\r\nOne\rtwo\u0000\r\n\tthree 👩‍🔧\u2069\n ",
    });
    expect(await stored(running)).toMatchObject([
      {
        name: "Jane Doe",
        email: "jane@example.com",
        phone: "555 0100",
        subject: "A brand that is missing",
        message: "One\ntwo\n\tthree 👩‍🔧",
      },
    ]);
  });

  it("accepts the maximum length, counted in characters instead of UTF-16 units", async () => {
    const running = await service();
    const longest = {
      name: "🔥".repeat(100),
      email: `${"x".repeat(64)}@${"x".repeat(61)}.${"x".repeat(61)}.${"x".repeat(61)}.ee`,
      phone: "5".repeat(40),
      subject: "é".repeat(200),
      message: "🔥".repeat(5000),
    };
    expect(longest.email.length).toBeLessThanOrEqual(254);
    const response = await send(running, longest);
    expect(response.statusCode, response.body).toBe(200);
    expect(await stored(running)).toMatchObject([longest]);
  });

  it.each([
    ["no name", { name: undefined }, "contact-name"],
    ["a name of one letter", { name: "J" }, "contact-name"],
    ["a long name", { name: "x".repeat(101) }, "contact-name-long"],
    ["no address", { email: undefined }, "contact-email"],
    ["no real address", { email: "jane@localhost" }, "contact-email"],
    ["a header in the address", { email: "jane@example.com\r\nBcc: x@example.com" }, "contact-email"],
    ["a long address", { email: `${"x".repeat(250)}@example.com` }, "contact-email"],
    ["a long phone number", { phone: "5".repeat(41) }, "contact-phone-long"],
    ["no subject", { subject: undefined }, "contact-subject"],
    ["a short subject", { subject: " help " }, "contact-subject"],
    ["a long subject", { subject: "x".repeat(201) }, "contact-subject-long"],
    ["no message", { message: undefined }, "contact-message"],
    ["a short message", { message: "too short\u0000\u0000" }, "contact-message"],
    ["a long message", { message: "x".repeat(5001) }, "contact-message-long"],
    ["a field too many", { bcc: "x@example.com" }, "invalid-request"],
  ])("400 for %s, and stores nothing", async (_name, changes, code) => {
    const running = await service();
    const response = await send(running, { ...form, ...changes });
    expect(response.json()).toMatchObject({ statusCode: 400, code });
    expect(await stored(running)).toEqual([]);
  });

  it("stores a message once per id", async () => {
    const running = await service();
    const id = randomUUID();
    const answers = await Promise.all(Array.from({ length: 5 }, () => send(running, { ...form, id })));
    expect(answers.map((answer) => answer.json<unknown>())).toEqual(
      Array.from({ length: 5 }, () => ({ success: true })),
    );
    expect(await stored(running)).toMatchObject([{ id }]);
  });
});

describe("POST /api/contact where reCAPTCHA is configured", () => {
  const solved = { ...form, recaptchaToken: "token of the page" };
  const verdict = (body: object) => (response: ServerResponse) => void response.end(JSON.stringify(body));
  const asking = (url: string) => service({ settings: { recaptcha: { secret: "s3cret&x", url } } });

  it("asks about the token of a valid message, once per id", async () => {
    const google = await outsideServer(
      verdict({ success: true }),
      verdict({ success: false, "error-codes": ["timeout-or-duplicate"] }),
    );
    const running = await asking(google.url);
    expect((await send(running, { ...solved, name: "J" })).json()).toMatchObject({ code: "contact-name" });
    expect(google.received).toEqual([]);
    const id = randomUUID();
    for (let time = 0; time < 2; time++)
      expect((await send(running, { ...solved, id })).json()).toEqual({ success: true });
    expect(await stored(running)).toMatchObject([{ captcha: "passed" }]);
    expect((await send(running, solved)).json()).toMatchObject({ statusCode: 422, code: "contact-captcha" });
    expect((await send(running, form)).json()).toMatchObject({ statusCode: 422, code: "contact-captcha" });
    expect(google.received).toHaveLength(2);
    expect(await stored(running)).toHaveLength(1);
  });

  it("200 and marks the message when reCAPTCHA is down", async () => {
    const running = await asking("http://127.0.0.1:1/");
    expect((await send(running, solved)).statusCode).toBe(200);
    expect(await stored(running)).toMatchObject([{ captcha: "unchecked" }]);
    expect(JSON.stringify(running.log)).not.toMatch(/s3cret|token of the page/u);
  });
});
