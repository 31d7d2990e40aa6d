import type { BrandSlug } from "@heater-age/decoder";
import type { Schemas } from "../generated/api.ts";
import { ApiError, ConnectionError, type HeaterAgeError, TimeoutError } from "../http/errors.ts";
import { findField, isNumber, isText, missingFields } from "../http/fields.ts";
import { newKey } from "../http/key.ts";
import type { BodyOf, CallOptions, Send } from "../http/send.ts";

/** The data on the rating plate. */
export interface CheckInput {
  /** Value of the brand: `"rheem"`; `"other"` if unknown. */
  readonly brand: BrandSlug | "other" | (string & {});
  /** As printed. Dots and hyphens can distinguish two formats. */
  readonly serialNumber: string;
  /** Empty or absent if unknown. */
  readonly modelNumber?: string | undefined;
  /** A date known from elsewhere, with the words for it, to compare with: `"Installed: 2005"`. */
  readonly note?: string | undefined;
}

/** The result of a check whose serial number has a date. */
export type CheckSuccess = Schemas["CheckSuccess"];

/** The result of a check whose serial number has no date. `problem` has the reason, and what may help. */
export type CheckFailure = Schemas["CheckFailure"];

export type CheckResult = Schemas["CheckResult"];

/** Returns the names of the missing fields in the result of a check. */
export function missingInResult(result: unknown): readonly string[] {
  const success = findField(result, "success");
  if (typeof success !== "boolean") return ["success"];
  const required = {
    brand: isText,
    serialNumber: isText,
    manufacturingDate: isText,
    recommendation: isText,
    ageYears: isNumber,
    ageMonths: isNumber,
  };
  return success ? missingFields(result, required) : [];
}

const maxModelLength = 30;

/** Returns a check without a model number that is too long for the API, and the warning about it. */
export function withoutLongModel(input: CheckInput): {
  readonly input: CheckInput;
  readonly warnings: NonNullable<CheckResult["warnings"]>;
} {
  const { modelNumber = "" } = input;
  const isLong =
    isText(modelNumber) && modelNumber.trim().replaceAll(/[\s_-]+/gu, "").length > maxModelLength;
  return isLong
    ? {
        input: { ...input, modelNumber: "" },
        warnings: [{ code: "model-too-long", values: { longest: maxModelLength } }],
      }
    : { input, warnings: [] };
}

/** Returns a result with more warnings. */
const warned = <Result extends CheckResult>(
  result: Result,
  warnings: NonNullable<CheckResult["warnings"]>,
): Result =>
  warnings.length === 0 ? result : { ...result, warnings: [...(result.warnings ?? []), ...warnings] };

/** Options of one check by the API. */
export interface CheckCallOptions extends CallOptions {
  /**
   * A random UUID of the check, so that it is recorded once however often it is sent. Store it with a check that could
   * not be sent or recorded, and send both again.
   *
   * @default a new one, the same in all attempts of the call
   * @example crypto.randomUUID()
   */
  readonly checkId?: string | undefined;
  /**
   * When the check was made, in ISO 8601, for one that is sent later. Ages are calculated for that day. The API
   * replaces a time in the future by now, and one more than 30 days ago by 30 days ago.
   *
   * @default now
   * @example "2026-11-12T09:30:00.000Z"
   */
  readonly checkedAt?: string | undefined;
}

export const createCheck =
  (send: Send) =>
  async (
    given: CheckInput,
    { checkId = newKey(), checkedAt, ...options }: CheckCallOptions = {},
  ): Promise<CheckResult> => {
    const { input, warnings } = withoutLongModel(given);
    const { brand, serialNumber, modelNumber = "", note } = input;
    const body = { brand, serialNumber, modelNumber, note, checkId, checkedAt } satisfies BodyOf<
      Schemas["CheckRequest"]
    >;
    const call = { method: "POST", path: "/api/check", body } as const;
    const answer = await send(
      { ...call, required: missingInResult, answerErrorText: "checkFailed" },
      options,
    );
    return warned(answer as CheckResult, warnings);
  };

/** The result of a check, and where it came from: the API, or the decoder instead. */
export type CheckAnswer = CheckResult & { readonly answeredBy: "api" | "decoder" };

export interface CheckOptions extends CheckCallOptions {
  /**
   * What to do when the API can't be reached or fails: throw an error, or use the decoder in this program. The
   * decoder's result has `answeredBy: "decoder"` and `recorded: false`, and no data about the model. To record the
   * check later, send it again with the same `checkId` and this result's `checkedAt`. The API is tried as often as
   * without this option, about three seconds if nothing listens; `attempts: 1` is quicker. The call has ten seconds,
   * unless it has a `timeout` or a `deadline`. An error status for the caller's own mistake is still thrown.
   *
   * A page loads the decoder, about 25 kB, with its first such check, and needs no connection afterwards. If it can't
   * be loaded, the call fails as without this option, and the error's `cause` is an `AggregateError` with both
   * reasons.
   *
   * @default "error"
   */
  readonly offline?: "error" | "fallback" | undefined;
}

const fallbackDeadline = 10_000;
const unavailable = new Set([408, 500, 502, 503, 504]);

const isUnavailable = (error: unknown): error is HeaterAgeError =>
  error instanceof ApiError
    ? unavailable.has(error.status)
    : error instanceof ConnectionError || error instanceof TimeoutError;

/**
 * Loads the decoder and its texts. Resolves to the problem if they can't be loaded, because they may not be needed.
 */
async function loadDecoder(language: string) {
  try {
    const decoder = await import("./offline.ts");
    await decoder.loadTranslator(language);
    return { decoder };
  } catch (problem) {
    return { problem };
  }
}

/** Returns the API's failure with the reason why the decoder could not be used instead. */
function withoutDecoder(error: HeaterAgeError, problem: unknown): HeaterAgeError {
  const message = `The decoder cannot be loaded to answer instead: ${String(problem)}`;
  const causes = error.cause === undefined ? [problem] : [error.cause, problem];
  error.cause = new AggregateError(causes, message);
  return error;
}

/**
 * Returns the method that checks a serial number, with or without the API.
 *
 * @param language Language of the texts in the decoder's result.
 */
export const createCheckWithFallback = (send: Send, language: string) => {
  const check = createCheck(send);
  return async (
    input: CheckInput,
    { offline = "error", ...options }: CheckOptions = {},
  ): Promise<CheckAnswer> => {
    const isLimited = options.timeout !== undefined || options.deadline !== undefined;
    const limit = offline === "error" || isLimited ? {} : { deadline: fallbackDeadline };
    // Loaded with the request, because a page can't load anything once the connection is lost.
    const loading = offline === "error" ? undefined : loadDecoder(language);
    try {
      return { ...(await check(input, { ...limit, ...options })), answeredBy: "api" };
    } catch (error) {
      if (!isUnavailable(error) || loading === undefined) throw error;
      const { decoder, problem } = await loading;
      if (decoder === undefined) throw withoutDecoder(error, problem);
      const { input: fitting, warnings } = withoutLongModel(input);
      const checkedAt = new Date(options.checkedAt ?? Date.now());
      const answer = await decoder.answerOffline(fitting, language, checkedAt);
      if (answer === undefined) throw error;
      return { ...warned(answer, warnings), answeredBy: "decoder" };
    }
  };
};
