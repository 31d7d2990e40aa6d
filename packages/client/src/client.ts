import type { ErrorInput } from "./http/failure-reports.ts";
import type { CallOptions } from "./http/send.ts";
import type { Advice, AdviceInput } from "./resources/advice.ts";
import type { BrandChoice } from "./resources/brands.ts";
import type { CheckManyOptions, ManyChecks } from "./resources/check-many.ts";
import type { CheckAnswer, CheckInput, CheckOptions } from "./resources/check.ts";
import type { ContactInput } from "./resources/contact.ts";
import type { ErrorStats } from "./resources/errors.ts";
import type { ModelAnswer, ModelInput } from "./resources/model.ts";
import type { ReadOptions } from "./resources/read.ts";
import type { CreatedReport, Report, ReportInput } from "./resources/report.ts";
import type { ShareInput, ShareStats } from "./resources/share.ts";
import type { CheckStats } from "./resources/stats.ts";

/**
 * Calls the API. Every method rejects with a {@link HeaterAgeError}, or with the reason of an aborted signal.
 *
 * Unless a method says otherwise, a request is sent up to three times after network failures, server errors and
 * timeouts. A write that is sent again is still done only once.
 */
export interface Client {
  /**
   * Returns the brands to choose from: the most common first, then all others by name, `other` last.
   *
   * @example
   * const brands = await client.brands();
   * brands[0]; //=> { value: "ao-smith", label: "A. O. Smith" }
   */
  readonly brands: (options?: CallOptions) => Promise<readonly BrandChoice[]>;

  /**
   * Returns the age of a heater from its serial number. The API records the check.
   *
   * @throws {ApiError} with the code of the invalid field: `"brand-unknown"`, `"serial-too-short"` …
   *
   * @example
   * const result = await client.check({ brand: "rheem", serialNumber: "RH0504B01826" });
   * if (result.success) result.manufacturingDate; //=> "2004-05"
   *
   * @example
   * const { answeredBy } = await client.check(heater, { offline: "fallback" });
   * answeredBy; //=> "decoder" when the API cannot be reached
   *
   * @example
   * const kept = { checkId: crypto.randomUUID(), checkedAt: new Date().toISOString() };
   * await client.check(heater, kept); // however often, and up to 30 days later: it is recorded once
   */
  readonly check: (input: CheckInput, options?: CheckOptions) => Promise<CheckAnswer>;

  /**
   * Checks any number of serial numbers, 200 per request, and yields the results in the order of the inputs. The
   * inputs can be any iterable, even an endless one, and are read as fast as the results are consumed. A rejected
   * check doesn't affect the others: its result has `invalid`, with the error that `check` would have thrown.
   *
   * Each request is sent up to five times, and waits up to two minutes if the API asks for it. If it finally fails,
   * the iteration throws the error that `check` would have thrown. `state` holds the progress. Pass it as `resume`
   * with the same inputs within a day to continue there without recording a check twice.
   *
   * @throws {RangeError} immediately, when a number in the options is out of range.
   *
   * @example
   * const heaters = [{ brand: "rheem", serialNumber: "RH0504B01826" }];
   * for await (const { input, result } of client.checkMany(heaters)) {
   *   if (result.success) console.log(input.serialNumber, result.manufacturingDate); //=> "RH0504B01826 2004-05"
   * }
   *
   * @example
   * const checks = client.checkMany(heaters, { resume: JSON.parse(saved) });
   * try {
   *   for await (const { index, result } of checks) await keep(index, result);
   * } finally {
   *   saved = JSON.stringify(checks.state);
   * }
   */
  readonly checkMany: <Input extends CheckInput>(
    inputs: Iterable<Input> | AsyncIterable<Input>,
    options?: CheckManyOptions,
  ) => ManyChecks<Input>;

  /**
   * Returns the data of a model: capacity, kind, efficiency, dimensions, warranty and so on. `source` names its
   * source. Mark data that is `estimated` when you show it.
   *
   * @throws {ApiError} `"model-not-found"` when nothing is known; `"brand-unknown"`, `"model-length"` or
   *   `"model-characters"` when a field is invalid.
   *
   * @example
   * const { facts, modelInfo } = await client.model({ brand: "ao-smith", modelNumber: "ENT-40" });
   * facts.capacityGallons; //=> 40
   * modelInfo.warranty; //=> "6 years on tank and parts"
   */
  readonly model: (input: ModelInput, options?: CallOptions) => Promise<ModelAnswer>;

  /**
   * Returns advice for a heater of a known date: safety notices, warranty, remaining life, what to do and its energy
   * cost. Each statement names its sources or its assumptions. Nothing is recorded.
   *
   * @throws {ApiError} with the code of the invalid field: `"brand-unknown"`, `"serial-too-short"` …
   *
   * @example
   * const advice = await client.advise({ brand: "rheem", serialNumber: "RH0504B01826", type: "gas-tank" });
   * advice.dates; //=> ["2004-05"]
   */
  readonly advise: (input: AdviceInput, options?: CallOptions) => Promise<Advice>;

  /** Reports of checks, to share with others. */
  readonly report: {
    /**
     * Creates a report to share with others. The API decodes the serial number again.
     *
     * @returns The path of the report, and the token that deletes it, which is returned only here.
     * @throws {ApiError} `"report-not-decodable"` when the number contains no date, `"report-date-unknown"` when it
     *   can't mean the given date, or with the code of an invalid field.
     *
     * @example
     * const result = await client.check({ brand: "rheem", serialNumber: "RH0504B01826" });
     * if (result.success) (await client.report.create(result)).path; //=> "/report/q0mD2rYwT1yXfKc8uQZ7Lw"
     */
    readonly create: (input: ReportInput, options?: CallOptions) => Promise<CreatedReport>;

    /**
     * Returns a report: the result of the check on its day, and the heater's age today.
     *
     * @throws {ApiError} `"report-not-found"`, `"report-deleted"` or `"report-withdrawn"`.
     *
     * @example
     * const { ageToday } = await client.report.get("q0mD2rYwT1yXfKc8uQZ7Lw");
     * ageToday.years; //=> 22
     */
    readonly get: (id: string, options?: CallOptions) => Promise<Report>;

    /**
     * Deletes a report with the token from `create`. Deleting it twice does no harm.
     *
     * @throws {ApiError} `"report-token-wrong"` or `"report-not-found"`.
     *
     * @example
     * const report = await client.report.create({ brand: "rheem", serialNumber: "RH0504B01826" });
     * await client.report.delete(report);
     */
    readonly delete: (
      report: Pick<CreatedReport, "id" | "deletionToken">,
      options?: CallOptions,
    ) => Promise<void>;
  };

  /** How often the website and results are shared. */
  readonly share: {
    /**
     * Records that the website or a result was shared.
     *
     * @example
     * await client.share.record({ type: "website", platform: "copy" });
     */
    readonly record: (input: ShareInput, options?: CallOptions) => Promise<void>;

    /**
     * Returns how often the website and results were shared.
     *
     * @example
     * const { platformBreakdown } = await client.share.stats();
     * platformBreakdown["copy"]; //=> 3
     */
    readonly stats: (options?: CallOptions) => Promise<ShareStats>;
  };

  /** Messages to the operator. */
  readonly contact: {
    /**
     * Sends a message to the operator.
     *
     * @throws {ApiError} with the code of the invalid field: `"contact-name"`, `"contact-email"` …, or
     *   `"contact-captcha"` when the operator requires a reCAPTCHA token and this one is invalid.
     *
     * @example
     * await client.contact.send({
     *   name: "Jane Doe",
     *   email: "jane@example.com",
     *   subject: "A brand that is not listed",
     *   message: "My heater’s brand is not on your list.",
     * });
     */
    readonly send: (input: ContactInput, options?: CallOptions) => Promise<void>;
  };

  /** Errors in programs that use the API. */
  readonly errors: {
    /**
     * Reports an error to the operator, without retries. Texts that are too long for the API are shortened. `source`
     * `"server"` needs the operator's token in the `headers`: `authorization: Bearer …`.
     *
     * @example
     * const { message, stack } = error;
     * await client.errors.report({ message, stack, url: location.href });
     */
    readonly report: (input: ErrorInput, options?: CallOptions) => Promise<void>;

    /**
     * Returns statistics of the reported errors. Requires the operator's token.
     *
     * @throws {ApiError} `"operator-only"` when the token is wrong, `"not-found"` when the operator has not
     *   configured one.
     *
     * @example
     * const { topErrorMessages } = await client.errors.stats(token);
     * topErrorMessages[0]?.message; //=> "Failed to fetch"
     */
    readonly stats: (token: string, options?: CallOptions) => Promise<ErrorStats>;
  };

  /**
   * Returns how many checks were recorded, by brand and by age. The numbers can be up to five minutes old.
   *
   * @example
   * const { byBrand } = await client.stats();
   * byBrand[0]; //=> { brand: "rheem", label: "Rheem", count: 128 }
   */
  readonly stats: (options?: CallOptions) => Promise<CheckStats>;

  /**
   * Reads any path of the API, starting with `/api`, as JSON: for calls that have no method here.
   *
   * @example
   * await client.read("/api/brands"); //=> { brands: [{ value: "ao-smith", label: "A. O. Smith" }, …] }
   * await client.read("/api/errors/stats", { unauthorised: "null" }); //=> null
   */
  readonly read: (path: string, options?: ReadOptions) => Promise<unknown>;
}
