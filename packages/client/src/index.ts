import type { Client } from "./client.ts";
import { messages as english } from "./compiled/messages/en.ts";
import { createFailureReports, type ErrorInput } from "./http/failure-reports.ts";
import { type ClientOptions, createSend } from "./http/send.ts";
import { createAdvise } from "./resources/advice.ts";
import { createBrands } from "./resources/brands.ts";
import { createCheckMany } from "./resources/check-many.ts";
import { createCheckWithFallback } from "./resources/check.ts";
import { createSendMessage } from "./resources/contact.ts";
import { createErrorStats, createReportError } from "./resources/errors.ts";
import { createModel } from "./resources/model.ts";
import { createRead } from "./resources/read.ts";
import { createDeleteReport, createGetReport, createMakeReport } from "./resources/report.ts";
import { createRecordShare, createShareStats } from "./resources/share.ts";
import { createStats } from "./resources/stats.ts";

export type { Client } from "./client.ts";
export {
  AnswerError,
  ApiError,
  ConnectionError,
  HeaterAgeError,
  InvalidRequestError,
  TimeoutError,
} from "./http/errors.ts";
export type { ErrorCode, ErrorDetail } from "./http/errors.ts";
export type { ErrorInput } from "./http/failure-reports.ts";
export type { Log, LogEvent } from "./http/log.ts";
export type { CallOptions, ClientOptions } from "./http/send.ts";
export type { Advice, AdviceInput, Statement } from "./resources/advice.ts";
export type { BrandChoice } from "./resources/brands.ts";
export type {
  CheckedInput,
  CheckManyOptions,
  InvalidCheck,
  ManyChecks,
  ManyDate,
  ManyFailure,
  ManyMaker,
  ManyResult,
  ManyState,
  ManySuccess,
} from "./resources/check-many.ts";
export type {
  CheckAnswer,
  CheckFailure,
  CheckInput,
  CheckOptions,
  CheckResult,
  CheckSuccess,
} from "./resources/check.ts";
export type { ContactInput } from "./resources/contact.ts";
export type { ErrorStats } from "./resources/errors.ts";
export type { ModelAnswer, ModelFacts, ModelInfo, ModelInput } from "./resources/model.ts";
export type { ReadOptions } from "./resources/read.ts";
export type { CreatedReport, Report, ReportInput } from "./resources/report.ts";
export type { ShareInput, ShareStats } from "./resources/share.ts";
export type { CheckStats } from "./resources/stats.ts";
export type { KnownText } from "./texts/known-text.ts";
export type { StatusMessages } from "./texts/status-messages.ts";

/**
 * Creates a client. It needs no key and stores nothing except the times of the failures that it reported.
 *
 * @throws {TypeError} when `baseUrl` is not an http(s) address, for example because `https://` is missing, or ends in
 * `/api`.
 * @throws {RangeError} when a timeout is not above 0, or `attempts` is not a positive integer.
 *
 * @example
 * const client = createClient({ baseUrl: "https://heater-age.example" });
 *
 * @example
 * import { messages } from "@heater-age/client/messages/en";
 * const client = createClient({ messages });
 */
export function createClient(options: ClientOptions = {}): Client {
  const quiet = createSend(english, options);
  const report = createReportError(quiet);
  const { reportFailures = false } = options;
  const complete = typeof reportFailures === "function" ? reportFailures : (input: ErrorInput) => input;
  const send =
    reportFailures === false
      ? quiet
      : createSend(
          english,
          options,
          createFailureReports(async (input) => report(await complete(input))),
        );
  const { messages = english, language = messages.language } = options;
  return {
    brands: createBrands(send),
    check: createCheckWithFallback(send, language),
    checkMany: createCheckMany(send),
    model: createModel(send),
    advise: createAdvise(send),
    report: {
      create: createMakeReport(send),
      get: createGetReport(send),
      delete: createDeleteReport(send),
    },
    share: { record: createRecordShare(send), stats: createShareStats(send) },
    contact: { send: createSendMessage(send) },
    errors: { report, stats: createErrorStats(send) },
    stats: createStats(send),
    read: createRead(send),
  };
}
