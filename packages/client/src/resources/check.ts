import type { BrandSlug } from "@heater-age/decoder";
import type { Schemas } from "../generated/api.ts";
import { ApiError, ConnectionError, type HeaterAgeError, TimeoutError } from "../http/errors.ts";
import { fieldOf, isNumber, isText, missingFields } from "../http/fields.ts";
import type { CallOptions, Send } from "../http/send.ts";

/** What is printed on the rating plate. */
export interface CheckInput {
  /** Value of the brand: `"rheem"`; `"other"` when it is not known. */
  readonly brand: BrandSlug | "other" | (string & {});
  /** As printed: dots and hyphens can tell two formats apart. */
  readonly serialNumber: string;
  /** Empty or absent when not known. */
  readonly modelNumber?: string | undefined;
}

/** Fields that only a check with a date has. */
export type DateField =
  | "manufacturingDate"
  | "ageYears"
  | "ageMonths"
  | "recommendation"
  | "recommendationCode"
  | "precision"
  | "ageRange"
  | "ambiguous"
  | "confidence";

/** Fields that only a check without a date has. */
export type FailureField = "error" | "problem";

type Common = Omit<Schemas["CheckResult"], DateField | FailureField | "success">;

/** The serial number says when the heater was made. */
export type CheckSuccess = Common & { readonly success: true } & Required<
    Pick<Schemas["CheckResult"], DateField>
  >;

/** The serial number does not say when the heater was made; `problem` says why, and what may help. */
export type CheckFailure = Common & { readonly success: false } & Required<
    Pick<Schemas["CheckResult"], FailureField>
  >;

/** What a check says. */
export type CheckResult = CheckSuccess | CheckFailure;

/** Returns the names of the fields that the result of a check lacks. */
export function missingInResult(result: unknown): readonly string[] {
  const success = fieldOf(result, "success");
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

const longestModel = 30;

/** Returns a check without a model number that is longer than the API takes, and the warning that goes with it. */
export function withoutLongModel(input: CheckInput): {
  readonly input: CheckInput;
  readonly warnings: NonNullable<CheckResult["warnings"]>;
} {
  const { modelNumber = "" } = input;
  const isLong = isText(modelNumber) && modelNumber.trim().replaceAll(/[\s_-]+/gu, "").length > longestModel;
  return isLong
    ? {
        input: { ...input, modelNumber: "" },
        warnings: [{ code: "model-too-long", values: { longest: longestModel } }],
      }
    : { input, warnings: [] };
}

/** Returns a result with more warnings. */
const warned = <Result extends CheckResult>(
  result: Result,
  warnings: NonNullable<CheckResult["warnings"]>,
): Result =>
  warnings.length === 0 ? result : { ...result, warnings: [...(result.warnings ?? []), ...warnings] };

export const createCheck =
  (send: Send) =>
  async (given: CheckInput, options?: CallOptions): Promise<CheckResult> => {
    const { input, warnings } = withoutLongModel(given);
    const { brand, serialNumber, modelNumber = "" } = input;
    const body = { brand, serialNumber, modelNumber } satisfies Schemas["CheckRequest"];
    const call = { method: "POST", path: "/api/check", body } as const;
    const answer = await send(
      { ...call, required: missingInResult, answerErrorText: "checkFailed" },
      options,
    );
    return warned(answer as CheckResult, warnings);
  };

/** What a check says, and who answered it: the API, or the decoder in its stead. */
export type CheckAnswer = CheckResult & { readonly answeredBy: "api" | "decoder" };

/** Options of one check. */
export interface CheckOptions extends CallOptions {
  /**
   * What becomes of a check when the API cannot be reached or is in trouble: an error, or an answer of the decoder
   * within this program. That one has `answeredBy: "decoder"` and `recorded: false`, and nothing about the model. The
   * API is tried as often as without it, about three seconds when nothing listens: `attempts: 1` is quicker. The call
   * has ten seconds, unless it has a `timeout` or a `deadline`. An error status that reports the caller's own mistake
   * stays an error.
   *
   * A page fetches the decoder, about 25 kB, along with its first such check. From then on it does without a connection.
   * When it cannot be loaded, the call fails as without it, and the error's `cause` is an `AggregateError` that has both
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

/** Loads the decoder and its texts. Resolves to the problem when they cannot be loaded: they may not be needed. */
async function loadDecoder(language: string) {
  try {
    const decoder = await import("./offline.ts");
    await decoder.loadTranslator(language);
    return { decoder };
  } catch (problem) {
    return { problem };
  }
}

/** Adds to the API's failure why the decoder could not answer instead. */
function withoutDecoder(error: HeaterAgeError, problem: unknown): HeaterAgeError {
  const message = `The decoder cannot be loaded to answer instead: ${String(problem)}`;
  const causes = error.cause === undefined ? [problem] : [error.cause, problem];
  error.cause = new AggregateError(causes, message);
  return error;
}

/**
 * Returns the method that checks a serial number, with or without the API.
 *
 * @param language Of the texts in the decoder's answer.
 */
export const createCheckWithFallback = (send: Send, language: string) => {
  const check = createCheck(send);
  return async (
    input: CheckInput,
    { offline = "error", ...options }: CheckOptions = {},
  ): Promise<CheckAnswer> => {
    const isLimited = options.timeout !== undefined || options.deadline !== undefined;
    const limit = offline === "error" || isLimited ? {} : { deadline: fallbackDeadline };
    // Along with the request: once the connection is gone, a page can fetch nothing.
    const loading = offline === "error" ? undefined : loadDecoder(language);
    try {
      return { ...(await check(input, { ...limit, ...options })), answeredBy: "api" };
    } catch (error) {
      if (!isUnavailable(error) || loading === undefined) throw error;
      const { decoder, problem } = await loading;
      if (decoder === undefined) throw withoutDecoder(error, problem);
      const { input: fitting, warnings } = withoutLongModel(input);
      const answer = await decoder.answerOffline(fitting, language, new Date());
      if (answer === undefined) throw error;
      return { ...warned(answer, warnings), answeredBy: "decoder" };
    }
  };
};
