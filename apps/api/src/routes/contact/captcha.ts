import Type, { type Static } from "typebox";
import { Check } from "typebox/value";
import { ApiError } from "../../errors/codes.ts";
import type { Settings } from "../../config/env.ts";

/** Options of {@link checkCaptcha}. */
export interface CaptchaOptions {
  /** Where failures of reCAPTCHA are logged. */
  readonly log: { readonly warn: (values: object, message: string) => void };
  /** Milliseconds. */
  readonly timeout?: number;
}

/** Result of the human check. `unchecked`: reCAPTCHA could not be reached. */
export type CaptchaOutcome = "not-asked" | "passed" | "unchecked";

const defaultTimeout = 5000;
// The threshold that Google recommends, for keys with a score.
const humanFrom = 0.5;
// Errors of the token. All others mean that the service is misconfigured.
const visitorsFault = new Set(["missing-input-response", "invalid-input-response", "timeout-or-duplicate"]);

const Verdict = Type.Object({
  success: Type.Boolean(),
  score: Type.Optional(Type.Number()),
  "error-codes": Type.Optional(Type.Array(Type.String())),
});

async function ask(
  { secret, url }: NonNullable<Settings["recaptcha"]>,
  token: string,
  { timeout }: { readonly timeout: number },
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
  settings: Settings["recaptcha"],
  token: string,
  { log, timeout = defaultTimeout }: CaptchaOptions,
): Promise<CaptchaOutcome> {
  if (settings === undefined) return "not-asked";
  if (token === "") throw new ApiError("contact-captcha");
  let verdict: Static<typeof Verdict>;
  try {
    verdict = await ask(settings, token, { timeout });
  } catch (error) {
    log.warn({ err: error }, "reCAPTCHA cannot be asked: a message is taken unchecked");
    return "unchecked";
  }
  if (!verdict.success || (verdict.score ?? 1) < humanFrom) throw new ApiError("contact-captcha");
  return "passed";
}
