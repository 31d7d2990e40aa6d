import { ApiError } from "../errors/codes.ts";
import type { Settings } from "../config/env.ts";

/** How reCAPTCHA is asked. */
export interface CaptchaOptions {
  /** Where it is said that it cannot tell. */
  readonly log: { readonly warn: (values: object, message: string) => void };
  /** Milliseconds that its answer may take. */
  readonly timeout?: number;
}

/** Whether somebody proved to be a human. `unchecked`: who tells could not be asked. */
export type CaptchaOutcome = "not-asked" | "passed" | "unchecked";

const defaultTimeout = 5000;
// The border that Google proposes, for the keys that give a score.
const humanFrom = 0.5;
// Tell of the token; all others tell of a service that is not configured well.
const visitorsFault = new Set(["missing-input-response", "invalid-input-response", "timeout-or-duplicate"]);

interface Verdict {
  readonly success: boolean;
  readonly score?: number;
  readonly "error-codes"?: readonly string[];
}

const isVerdict = (answer: unknown): answer is Verdict =>
  typeof answer === "object" &&
  answer !== null &&
  "success" in answer &&
  typeof answer.success === "boolean" &&
  (!("score" in answer) || typeof answer.score === "number") &&
  (!("error-codes" in answer) || Array.isArray(answer["error-codes"]));

async function ask(
  { secret, url }: NonNullable<Settings["recaptcha"]>,
  token: string,
  { timeout }: { readonly timeout: number },
): Promise<Verdict> {
  const response = await fetch(url, {
    method: "POST",
    // The visitor's address could be sent too, and is not.
    body: new URLSearchParams({ secret, response: token }),
    redirect: "error",
    signal: AbortSignal.timeout(timeout),
  });
  const answer: unknown = response.ok ? await response.json() : undefined;
  if (!isVerdict(answer)) throw new Error(`unusable answer with status ${response.status}`);
  const codes = answer["error-codes"] ?? [];
  if (!answer.success && codes.length > 0 && !codes.some((code) => visitorsFault.has(code))) {
    throw new Error("the verification refuses this service");
  }
  return answer;
}

/**
 * Asks reCAPTCHA whether a token shows a human. When it cannot tell, because it is down, slow or not configured well,
 * the message is taken all the same and marked: a visitor who needs help is worth more than a robot that is let in
 * until the limit of messages stops it.
 *
 * @throws {ApiError} `contact-captcha` when the token is missing, wrong, used up, or of a robot.
 */
export async function checkCaptcha(
  settings: Settings["recaptcha"],
  token: string,
  { log, timeout = defaultTimeout }: CaptchaOptions,
): Promise<CaptchaOutcome> {
  if (settings === undefined) return "not-asked";
  if (token === "") throw new ApiError("contact-captcha");
  let verdict: Verdict;
  try {
    verdict = await ask(settings, token, { timeout });
  } catch (error) {
    log.warn({ err: error }, "reCAPTCHA cannot be asked: a message is taken unchecked");
    return "unchecked";
  }
  if (!verdict.success || (verdict.score ?? 1) < humanFrom) throw new ApiError("contact-captcha");
  return "passed";
}
