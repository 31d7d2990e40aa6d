import { messages as english } from "./generated/messages/en.ts";
import { type CallOptions, type ClientOptions, createSend } from "./request.ts";
import { type BatchItem, createCheckBatch } from "./resources/batch.ts";
import { type BrandChoice, createBrands } from "./resources/brands.ts";
import { type CheckInput, type CheckResult, createCheck } from "./resources/check.ts";
import { type ContactInput, createContact } from "./resources/contact.ts";
import { createErrorStats, createReportError, type ErrorInput, type ErrorStats } from "./resources/errors.ts";
import { createModel, type ModelAnswer, type ModelInput } from "./resources/model.ts";
import { createRead, type ReadOptions } from "./resources/read.ts";
import {
  type CreatedReport,
  createDeleteReport,
  createGetReport,
  createReport,
  type Report,
  type ReportInput,
} from "./resources/reports.ts";
import { createShare, createShareStats, type ShareInput, type ShareStats } from "./resources/shares.ts";
import { type CheckStats, createStats } from "./resources/stats.ts";

export { ApiError, ConnectionError, HeaterAgeError, TimeoutError } from "./errors.ts";
export type { StatusMessages } from "./messages.ts";
export type { CallOptions, ClientOptions } from "./request.ts";
export type { BatchItem, InvalidCheck } from "./resources/batch.ts";
export type { BrandChoice } from "./resources/brands.ts";
export type { CheckFailure, CheckInput, CheckResult, CheckSuccess } from "./resources/check.ts";
export type { ContactInput } from "./resources/contact.ts";
export type { ErrorInput, ErrorStats } from "./resources/errors.ts";
export type { ModelAnswer, ModelFacts, ModelInfo, ModelInput } from "./resources/model.ts";
export type { ReadOptions } from "./resources/read.ts";
export type { CreatedReport, Report, ReportInput } from "./resources/reports.ts";
export type { ShareInput, ShareStats } from "./resources/shares.ts";
export type { CheckStats } from "./resources/stats.ts";

/** Calls the API. Every method rejects with a {@link HeaterAgeError}, or with the reason of an aborted signal. */
export interface Client {
  /**
   * Lists the brands that can be chosen: the most common first, then all others by name, at last `other`.
   *
   * Tries three times when the network, the API or time fails.
   *
   * @example
   * const brands = await client.brands();
   * brands[0]; //=> { value: "ao-smith", label: "A. O. Smith" }
   */
  readonly brands: (options?: CallOptions) => Promise<readonly BrandChoice[]>;

  /**
   * Reads the age of a heater from its serial number. The API records the check.
   *
   * Tries once, and three times when the call has an `idempotencyKey`.
   *
   * @throws {ApiError} with the code of the field that is wrong: `"brand-unknown"`, `"serial-too-short"` …
   *
   * @example
   * const result = await client.check({ brand: "rheem", serialNumber: "RH0504B01826" });
   * if (result.success) result.manufacturingDate; //=> "2004-05"
   */
  readonly check: (input: CheckInput, options?: CallOptions) => Promise<CheckResult>;

  /**
   * Makes up to 500 checks in one call, and gives their results in the same order. A check that cannot be made does not
   * take the others with it: its result has `invalid`, with what `check` would have thrown.
   *
   * Tries once, and three times when the call has an `idempotencyKey`.
   *
   * @throws {ApiError} with the code `"batch-empty"` or `"batch-too-long"`.
   *
   * @example
   * const [first] = await client.checkBatch([{ brand: "rheem", serialNumber: "RH0504B01826" }]);
   * if (first?.success) first.manufacturingDate; //=> "2004-05"
   */
  readonly checkBatch: (
    inputs: readonly CheckInput[],
    options?: CallOptions,
  ) => Promise<readonly BatchItem[]>;

  /**
   * Tells what is known of a model: capacity, kind, efficiency, dimensions, warranty and so on. `source` says where it
   * comes from; mark what is `estimated` where it is shown.
   *
   * Tries three times when the network, the API or time fails.
   *
   * @throws {ApiError} `"model-not-found"` when nothing is known; `"brand-unknown"`, `"model-length"` or
   * `"model-characters"` when a field is wrong.
   *
   * @example
   * const { facts, modelInfo } = await client.model({ brand: "ao-smith", modelNumber: "ENT-40" });
   * facts.capacityGallons; //=> 40
   * modelInfo.warranty; //=> "6 years on tank and parts"
   */
  readonly model: (input: ModelInput, options?: CallOptions) => Promise<ModelAnswer>;

  /**
   * Makes a report that others can be shown. The API reads the serial number again.
   *
   * Tries once, and three times when the call has an `idempotencyKey`.
   *
   * @returns Where the report is, and a token to delete it with, which is told this once.
   * @throws {ApiError} `"report-not-decodable"` when the number says no date, `"report-date-unknown"` when it cannot
   * mean the date that was sent, or with the code of a field that is wrong.
   *
   * @example
   * const result = await client.check({ brand: "rheem", serialNumber: "RH0504B01826" });
   * if (result.success) (await client.report(result)).path; //=> "/report/q0mD2rYwT1yXfKc8uQZ7Lw"
   */
  readonly report: (input: ReportInput, options?: CallOptions) => Promise<CreatedReport>;

  /**
   * Reads a report: what the check said on its day, and how old the heater is now.
   *
   * Tries three times when the network, the API or time fails.
   *
   * @throws {ApiError} `"report-not-found"`, `"report-deleted"` or `"report-withdrawn"`.
   *
   * @example
   * const { ageToday } = await client.getReport("q0mD2rYwT1yXfKc8uQZ7Lw");
   * ageToday.years; //=> 22
   */
  readonly getReport: (id: string, options?: CallOptions) => Promise<Report>;

  /**
   * Deletes a report with the token that `report` gave. Deleting twice is the same as once.
   *
   * Tries three times when the network, the API or time fails.
   *
   * @throws {ApiError} `"report-token-wrong"` or `"report-not-found"`.
   *
   * @example
   * const report = await client.report({ brand: "rheem", serialNumber: "RH0504B01826" });
   * await client.deleteReport(report);
   */
  readonly deleteReport: (
    report: Pick<CreatedReport, "id" | "deletionToken">,
    options?: CallOptions,
  ) => Promise<void>;

  /**
   * Counts that the website or a result was shared.
   *
   * Tries once, and three times when the call has an `idempotencyKey`.
   *
   * @throws {ApiError} `"share-report-unknown"` when there is no report of this id.
   *
   * @example
   * await client.share({ type: "website", platform: "copy" });
   */
  readonly share: (input: ShareInput, options?: CallOptions) => Promise<void>;

  /**
   * Reads how often the website and results were shared.
   *
   * Tries three times when the network, the API or time fails.
   *
   * @example
   * const { platformBreakdown } = await client.shareStats();
   * platformBreakdown["copy"]; //=> 3
   */
  readonly shareStats: (options?: CallOptions) => Promise<ShareStats>;

  /**
   * Reads how many checks were recorded, by brand and by age. The numbers may be five minutes old.
   *
   * Tries three times when the network, the API or time fails.
   *
   * @example
   * const { byBrand } = await client.stats();
   * byBrand[0]; //=> { brand: "rheem", label: "Rheem", count: 128 }
   */
  readonly stats: (options?: CallOptions) => Promise<CheckStats>;

  /**
   * Sends a message to the operator.
   *
   * Tries once, and three times when the call has an `idempotencyKey`.
   *
   * @throws {ApiError} with the code of the field that is wrong: `"contact-name"`, `"contact-email"` …, or
   * `"contact-captcha"` when the operator asks for a reCAPTCHA token and this one does not do.
   *
   * @example
   * await client.contact({
   *   name: "Jane Doe",
   *   email: "jane@example.com",
   *   subject: "A brand that is not listed",
   *   message: "My heater’s brand is not on your list.",
   * });
   */
  readonly contact: (input: ContactInput, options?: CallOptions) => Promise<void>;

  /**
   * Tells the operator of an error, once. What is too long for the API is shortened.
   *
   * @example
   * const { message, stack } = error;
   * await client.reportError({ message, stack, url: location.href });
   */
  readonly reportError: (input: ErrorInput, options?: CallOptions) => Promise<void>;

  /**
   * Reads what errors there were, for the operator, whose token it takes.
   *
   * Tries three times when the network, the API or time fails.
   *
   * @throws {ApiError} `"operator-only"` when the token is wrong, `"not-found"` when the operator has configured none.
   *
   * @example
   * const { topErrorMessages } = await client.errorStats(token);
   * topErrorMessages[0]?.message; //=> "Failed to fetch"
   */
  readonly errorStats: (token: string, options?: CallOptions) => Promise<ErrorStats>;

  /**
   * Reads any address of the API, from `/api` on, as JSON: for what has no method of its own.
   *
   * Tries three times when the network, the API or time fails.
   *
   * @example
   * await client.read("/api/brands"); //=> { brands: [{ value: "ao-smith", label: "A. O. Smith" }, …] }
   * await client.read("/api/errors/stats", { unauthorised: "null" }); //=> null
   */
  readonly read: (path: string, options?: ReadOptions) => Promise<unknown>;
}

/**
 * Makes a client. It needs no key and keeps no state.
 *
 * @example
 * const client = createClient({ baseUrl: "https://heater-age.example" });
 *
 * @example
 * import { messages } from "@heater-age/client/messages/en";
 * const client = createClient({ messages });
 */
export function createClient(options: ClientOptions = {}): Client {
  const send = createSend(english, options);
  return {
    brands: createBrands(send),
    check: createCheck(send),
    checkBatch: createCheckBatch(send),
    model: createModel(send),
    report: createReport(send),
    getReport: createGetReport(send),
    deleteReport: createDeleteReport(send),
    share: createShare(send),
    shareStats: createShareStats(send),
    stats: createStats(send),
    contact: createContact(send),
    reportError: createReportError(send),
    errorStats: createErrorStats(send),
    read: createRead(send),
  };
}
