import Type, { type Static } from "typebox";
import { Check } from "typebox/value";
import { ApiError } from "../../errors/codes.ts";
import type { Settings } from "../../config/env.ts";

// The threshold that Google recommends, for keys with a score.
const humanFrom = 0.5;
// Errors of the token. All others mean that the service is misconfigured.
const visitorsFault = new Set(["missing-input-response", "invalid-input-response", "timeout-or-duplicate"]);

const Verdict = Type.Object({
  success: Type.Boolean(),
  score: Type.Optional(Type.Number()),
  "error-codes": Type.Optional(Type.Array(Type.String())),
});

interface CaptchaOptions {
  readonly log: { readonly warn: (values: object, message: string) => void };
  /** Milliseconds. */
  readonly timeout?: number;
}

async function ask(
  { secret, url }: NonNullable<Settings["recaptcha"]>,
  token: string,
  timeout: number,
): Promise<Static<typeof Verdict>> {
  const response = await fetch(url, {
    method: "POST",
    // The visitor's address is optional and not sent.
    body: new URLSearchParams({ secret, response: token }),
    redirect: "error",
    signal: AbortSignal.timeout(timeout),
  });
  const answer: unknown = response.ok ? await response.json() : undefined;
  if (!Check(Verdict, answer)) throw new Error(`unusable answer with status ${response.status}`);
  const codes = answer["error-codes"] ?? [];
  if (!answer.success && codes.length > 0 && !codes.some((code) => visitorsFault.has(code))) {
    throw new Error("the verification refuses this service");
  }
  return answer;
}

/**
 * Asks reCAPTCHA whether a token belongs to a human. If it is down, slow or misconfigured, the message is accepted
 * and marked, because a visitor who needs help matters more than a robot that gets through until the rate limit stops
 * it.
 *
 * @throws {ApiError} `contact-captcha` when the token is missing, wrong, used before, or from a robot.
 */
export async function checkCaptcha(
  settings: NonNullable<Settings["recaptcha"]>,
  token: string,
  { log, timeout = 5000 }: CaptchaOptions,
): Promise<"passed" | "unchecked"> {
  if (token === "") throw new ApiError("contact-captcha");
  const verdict = await ask(settings, token, timeout).catch((error: unknown) => {
    log.warn({ err: error }, "reCAPTCHA cannot be asked: a message is taken unchecked");
  });
  if (verdict === undefined) return "unchecked";
  if (!verdict.success || (verdict.score ?? 1) < humanFrom) throw new ApiError("contact-captcha");
  return "passed";
}
