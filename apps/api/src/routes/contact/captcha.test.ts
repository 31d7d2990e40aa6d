import { expect, it } from "vitest";
import { outsideServer } from "../../../test/http-server.ts";
import { checkCaptcha } from "./captcha.ts";

it("stops waiting for reCAPTCHA after the timeout", async () => {
  const { url } = await outsideServer(() => {});
  const warnings: string[] = [];
  const log = { warn: (_values: object, message: string) => void warnings.push(message) };
  expect(await checkCaptcha({ secret: "x", url }, "token", { log, timeout: 50 })).toBe("unchecked");
  expect(warnings).toEqual(["reCAPTCHA cannot be asked: a message is taken unchecked"]);
});
