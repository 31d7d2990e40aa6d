import type { ServerResponse } from "node:http";
import { expect, it } from "vitest";
import { outsideServer } from "../../../test/http-server.ts";
import { checkCaptcha } from "./captcha.ts";

const answering =
  (body: unknown, status = 200) =>
  (response: ServerResponse) =>
    void response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));

/** Asks a server about a token, and returns what it received and what was logged. */
async function ask(answer: (response: ServerResponse) => void, timeout = 50_000) {
  // A redirection would lead to the second answer.
  const { url, received } = await outsideServer(answer, answering({ success: true }));
  const token = "token of the page";
  const warnings: unknown[][] = [];
  const log = { warn: (...words: readonly unknown[]) => void warnings.push([...words]) };
  const verdict = await checkCaptcha({ secret: "s3cret&x", url }, token, { log, timeout }).catch(
    (error: unknown) => error,
  );
  return { verdict, received, warnings };
}

it("passes a human, and sends only the token", async () => {
  const { verdict, received } = await ask(answering({ success: true, hostname: "heater-age.example" }));
  expect(verdict).toBe("passed");
  expect(received).toHaveLength(1);
  const [request] = received;
  expect(request?.method).toBe("POST");
  expect(request?.headers["content-type"]).toMatch(/^application\/x-www-form-urlencoded/u);
  expect([...new URLSearchParams(request?.body)]).toEqual([
    ["secret", "s3cret&x"],
    ["response", "token of the page"],
  ]);
});

it.each([
  ["a wrong token", { success: false, "error-codes": ["invalid-input-response"] }],
  ["a token that is wrong for no reason", { success: false }],
  ["a robot by its score", { success: true, score: 0.1 }],
])("rejects %s", async (_name, answer) => {
  expect((await ask(answering(answer))).verdict).toMatchObject({ code: "contact-captcha" });
});

it.each([
  ["fails", answering({}, 500)],
  ["answers half", answering({ success: "yes" })],
  ["refuses the secret", answering({ success: false, "error-codes": ["invalid-input-secret"] })],
  ["sends elsewhere", (response: ServerResponse) => void response.writeHead(302, { location: "/x" }).end()],
])("leaves a message unchecked when reCAPTCHA %s", async (_name, answer) => {
  const { verdict, warnings } = await ask(answer);
  expect(verdict).toBe("unchecked");
  expect(warnings).toMatchObject([[{}, "reCAPTCHA cannot be asked: a message is taken unchecked"]]);
  expect(JSON.stringify(warnings)).not.toMatch(/s3cret|token of the page/u);
});

it("leaves a message unchecked when reCAPTCHA does not answer in time", async () => {
  expect((await ask(() => {}, 50)).verdict).toBe("unchecked");
});
