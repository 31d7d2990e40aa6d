import type { BrandSlug } from "@heater-age/decoder";
import type { components } from "../generated/api.ts";
import { fieldOf, isNumber, isText, lacking } from "../answer.ts";
import { ApiError, ConnectionError, type HeaterAgeError, TimeoutError } from "../errors.ts";
import type { CallOptions, Send } from "../request.ts";
import { generic } from "../retry.ts";

type Schemas = components["schemas"];

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
type DateField =
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
type FailureField = "error" | "problem";

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

const lacksOfDate = lacking({
  brand: isText,
  serialNumber: isText,
  manufacturingDate: isText,
  recommendation: isText,
  ageYears: isNumber,
  ageMonths: isNumber,
});

/** Names what the result of a check lacks. */
export function lacksOfResult(result: unknown): readonly string[] {
  const success = fieldOf(result, "success");
  if (typeof success !== "boolean") return ["success"];
  return success ? lacksOfDate(result) : [];
}

/** Makes the method that checks a serial number. */
export const createCheck =
  (send: Send) =>
  async (
    { brand, serialNumber, modelNumber = "" }: CheckInput,
    options?: CallOptions,
  ): Promise<CheckResult> => {
    const body = { brand, serialNumber, modelNumber } satisfies Schemas["CheckRequest"];
    const answer = await send(
      {
        method: "POST",
        path: "/api/check",
        body,
        retry: generic,
        lacks: lacksOfResult,
        lackText: "checkFailed",
      },
      options,
    );
    return answer as CheckResult;
  };

/** What a check says, and who says it: the API, or the decoder in its stead. */
export type CheckAnswer = CheckResult & { readonly answeredBy: "api" | "decoder" };

/** What can be said about one check. */
export interface CheckOptions extends CallOptions {
  /**
   * What becomes of a check when the API cannot be reached or is in trouble: an error, or an answer of the decoder
   * within this program. That one has `answeredBy: "decoder"` and `recorded: false`, and nothing about the model. The
   * API is tried as often as without it, about three seconds when nobody listens: `attempts: 1` is quicker. The call is
   * given ten seconds, unless it has a `timeout` or a `deadline`. A refusal stays an error.
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
const away = new Set([408, 500, 502, 503, 504]);

/** Loads what answers in the API's stead, or says why it cannot be loaded. Never rejects: it may not be needed. */
async function loadDecoder(language: string) {
  try {
    const decoder = await import("../offline.ts");
    await decoder.textsIn(language);
    return { decoder };
  } catch (problem) {
    return { problem };
  }
}

/** The failure of the API, with that of the decoder among its causes. */
function withoutDecoder(error: HeaterAgeError, problem: unknown): HeaterAgeError {
  const words = `The decoder cannot be loaded to answer instead: ${String(problem)}`;
  const causes = error.cause === undefined ? [problem] : [error.cause, problem];
  error.cause = new AggregateError(causes, words);
  return error;
}

const isAway = (error: unknown): error is HeaterAgeError =>
  error instanceof ApiError
    ? away.has(error.status)
    : error instanceof ConnectionError || error instanceof TimeoutError;

/**
 * Makes the method that checks a serial number, with or without the API.
 *
 * @param language Of the texts that the decoder's answer has.
 */
export const createCheckAnywhere = (send: Send, language: string) => {
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
      if (!isAway(error) || loading === undefined) throw error;
      const { decoder, problem } = await loading;
      if (decoder === undefined) throw withoutDecoder(error, problem);
      const answer = await decoder.answerOffline(input, language, new Date());
      if (answer === undefined) throw error;
      return { ...answer, answeredBy: "decoder" };
    }
  };
};
