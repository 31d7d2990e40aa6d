import { ApiError, type CheckResult } from "@heater-age/client";
import type { Candidate, Decoding, ProblemCode } from "@heater-age/decoder";
import type { Language } from "@heater-age/messages";
import { aboutCheck } from "./decode-input.ts";
import { type CheckInput, normalised } from "./input.ts";
import type { Outcome, Refusal } from "./outcome.ts";
import { visitorToday } from "../clock/today.ts";
import { clientIn } from "../../http/client-in.ts";

/** What the API said to a check. */
export type Answer = { readonly outcome: Outcome } | { readonly refusal: Refusal };

// Someone stands in a basement with one bar of signal: after this the page answers by itself.
const PATIENCE = 8000;

/**
 * Asks the API to check and record a serial number: once, however often it is sent.
 *
 * @param typed With the serial number as it was typed.
 * @param idempotencyKey Names this submission of the form.
 * @throws {HeaterAgeError} when the API does not answer or is in trouble, so that the page can answer by itself.
 */
export async function askApi(typed: CheckInput, language: Language, idempotencyKey: string): Promise<Answer> {
  const { brand, serial: serialNumber, model: modelNumber } = typed;
  try {
    const client = await clientIn(language);
    // Without a network there is nothing to wait for.
    const attempts = navigator.onLine ? {} : { attempts: 1 };
    const options = { idempotencyKey, deadline: PATIENCE, ...attempts };
    const result = await client.check({ brand, serialNumber, modelNumber }, options);
    // With the answer it is known what day it is.
    return { outcome: outcomeOf(result, typed, visitorToday()) };
  } catch (error) {
    const refused = error instanceof ApiError && error.status >= 400 && error.status < 500;
    // A request that did not arrive in time is no refusal.
    if (refused && error.status !== 408)
      return { refusal: { input: normalised(typed), message: error.text } };
    throw error;
  }
}

function outcomeOf(result: CheckResult, typed: CheckInput, today: string): Outcome {
  // The rules are those of the API, and the dates under each maker come with their words here.
  const common = aboutCheck(typed, today, result.recorded ? "recorded" : "not-stored");
  const decoding = readDecoding(result.decoding);
  if (decoding !== undefined || result.success)
    return { ...common, decoding: decoding ?? unreadable("no-format") };

  const { code, repairs, brands, readings } = result.problem;
  const problem = {
    code: isDecoderCode(code) ? code : "no-format",
    brands,
    repairs: repairs.flatMap((repair) => {
      const read = readDecoding(repair.decoding);
      return read === undefined ? [] : [{ serial: repair.serial, decoding: read }];
    }),
  } as const;
  const open = common.label === "" || common.withoutFormat === "private-label";
  return {
    ...common,
    decoding: { status: "unreadable", problem },
    ...(open
      ? {
          possible: readings.map(({ brand, label, decoding: read }) => ({
            slug: brand,
            label,
            decoding: readDecoding(read) ?? unreadable("no-date-in-serial"),
          })),
        }
      : {}),
  };
}

const unreadable = (code: ProblemCode): Decoding => ({
  status: "unreadable",
  problem: { code, repairs: [], brands: [] },
});

/** The decoding of an answer as the decoder gives it; `undefined` without a date. */
function readDecoding({ candidates }: CheckResult["decoding"]): Decoding | undefined {
  const [first, second, ...others] = candidates as readonly Candidate[];
  if (first === undefined) return undefined;
  return second === undefined
    ? { status: "decoded", candidates: [first] }
    : { status: "ambiguous", candidates: [first, second, ...others] };
}

const decoderCodes: Readonly<Record<ProblemCode, true>> = {
  "no-format": true,
  "impossible-date": true,
  "no-date-in-serial": true,
  "too-short": true,
  "too-long": true,
  "looks-like-model": true,
};

const isDecoderCode = (code: string): code is ProblemCode => Object.hasOwn(decoderCodes, code);
