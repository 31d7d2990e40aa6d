import type { CallOptions } from "./request.ts";
import type { Advice, AdviceInput } from "./resources/advice.ts";
import type { BrandChoice } from "./resources/brands.ts";
import type { CheckManyOptions, ManyChecks } from "./resources/check-many.ts";
import type { CheckAnswer, CheckInput, CheckOptions } from "./resources/check.ts";
import type { ContactInput } from "./resources/contact.ts";
import type { CorrectionInput, CorrectionReceipt } from "./resources/corrections.ts";
import type { ErrorInput, ErrorStats } from "./resources/errors.ts";
import type { ModelAnswer, ModelInput } from "./resources/model.ts";
import type { NoLabelAnswer, NoLabelInput } from "./resources/no-label.ts";
import type { ReadOptions } from "./resources/read.ts";
import type { CreatedReport, PdfOptions, Report, ReportInput } from "./resources/report.ts";
import type { ShareInput, ShareStats } from "./resources/share.ts";
import type { CheckStats } from "./resources/stats.ts";

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
   * Tries three times when the network, the API or time fails, and is done once.
   *
   * @throws {ApiError} with the code of the field that is wrong: `"brand-unknown"`, `"serial-too-short"` …
   *
   * @example
   * const result = await client.check({ brand: "rheem", serialNumber: "RH0504B01826" });
   * if (result.success) result.manufacturingDate; //=> "2004-05"
   *
   * @example
   * const { answeredBy } = await client.check(heater, { offline: "fallback" });
   * answeredBy; //=> "decoder" when the API cannot be reached
   */
  readonly check: (input: CheckInput, options?: CheckOptions) => Promise<CheckAnswer>;

  /**
   * Checks as many serial numbers as there are, 200 in a request, and gives the results in their order. The
   * inputs can be any iterable, also an endless one: they are taken as fast as the results are. A check that cannot be
   * made does not take the others with it: its result has `invalid`, with what `check` would have thrown.
   *
   * Each request is tried five times, and waits up to two minutes when the API asks for that. When it fails for good,
   * the iteration throws what `check` would have thrown. `state` says how far it is; with that as `resume` and the same
   * inputs, the checks go on there, within a day, and none is recorded twice.
   *
   * @throws {RangeError} at once, when a number of the options makes no sense.
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
   * Tells what follows from the date of a heater: safety notices, warranty, remaining life, what to do and what its
   * energy costs. Each statement names its sources, or what it assumes. Nothing is recorded.
   *
   * Tries three times when the network, the API or time fails.
   *
   * @throws {ApiError} with the code of the field that is wrong: `"brand-unknown"`, `"serial-too-short"` …
   *
   * @example
   * const advice = await client.advise({ brand: "rheem", serialNumber: "RH0504B01826", type: "gas-tank" });
   * advice.dates; //=> ["2004-05"]
   */
  readonly advise: (input: AdviceInput, options?: CallOptions) => Promise<Advice>;

  /**
   * Tells which years a heater without a readable serial number can be of, by what can be seen on it: labels, dates, the
   * code on the gas control. Each step has its reason and its sources. Nothing is recorded.
   *
   * Tries three times when the network, the API or time fails.
   *
   * @throws {ApiError} `"invalid-request"` when a clue is none.
   *
   * @example
   * const clues = [
   *   { question: "rating-name", answer: "ef" },
   *   { question: "gas-valve-code", code: "0712" },
   * ] as const;
   * const { years, statuses } = await client.noLabel({ clues, energy: "gas" });
   * years; //=> [2007, 2008]
   * statuses; //=> ["replace"]
   */
  readonly noLabel: (input: NoLabelInput, options?: CallOptions) => Promise<NoLabelAnswer>;

  /** Reports of checks, that others can be shown. */
  readonly report: {
    /**
     * Makes a report that others can be shown. The API reads the serial number again.
     *
     * Tries three times when the network, the API or time fails, and is done once.
     *
     * @returns Where the report is, and a token to delete it with, which is told this once.
     * @throws {ApiError} `"report-not-decodable"` when the number says no date, `"report-date-unknown"` when it cannot
     * mean the date that was sent, or with the code of a field that is wrong.
     *
     * @example
     * const result = await client.check({ brand: "rheem", serialNumber: "RH0504B01826" });
     * if (result.success) (await client.report.create(result)).path; //=> "/report/q0mD2rYwT1yXfKc8uQZ7Lw"
     */
    readonly create: (input: ReportInput, options?: CallOptions) => Promise<CreatedReport>;

    /**
     * Reads a report: what the check said on its day, and how old the heater is now.
     *
     * Tries three times when the network, the API or time fails.
     *
     * @throws {ApiError} `"report-not-found"`, `"report-deleted"` or `"report-withdrawn"`.
     *
     * @example
     * const { ageToday } = await client.report.get("q0mD2rYwT1yXfKc8uQZ7Lw");
     * ageToday.years; //=> 22
     */
    readonly get: (id: string, options?: CallOptions) => Promise<Report>;

    /**
     * Reads a report as a PDF, made for reading aloud, printing and keeping: what `get` gives, as the page says it.
     *
     * Tries three times when the network, the API or time fails.
     *
     * @returns The bytes of the file.
     * @throws {ApiError} `"report-not-found"`, `"report-deleted"` or `"report-withdrawn"`.
     *
     * @example
     * const pdf = await client.report.pdf("q0mD2rYwT1yXfKc8uQZ7Lw", { language: "de" });
     * new Blob([pdf]).size > 10_000; //=> true
     */
    readonly pdf: (id: string, options?: PdfOptions) => Promise<Uint8Array<ArrayBuffer>>;

    /**
     * Deletes a report with the token that `create` gave. Deleting twice is the same as once.
     *
     * Tries three times when the network, the API or time fails.
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

  /** What is shared, and how often. */
  readonly share: {
    /**
     * Counts that the website or a result was shared.
     *
     * Tries three times when the network, the API or time fails, and is done once.
     *
     * @throws {ApiError} `"share-report-unknown"` when there is no report of this id.
     *
     * @example
     * await client.share.record({ type: "website", platform: "copy" });
     */
    readonly record: (input: ShareInput, options?: CallOptions) => Promise<void>;

    /**
     * Reads how often the website and results were shared.
     *
     * Tries three times when the network, the API or time fails.
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
     * Tries three times when the network, the API or time fails, and is done once.
     *
     * @throws {ApiError} with the code of the field that is wrong: `"contact-name"`, `"contact-email"` …, or
     * `"contact-captcha"` when the operator asks for a reCAPTCHA token and this one does not do.
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

  /** Dates that are printed on heaters: what the rules are tested with. */
  readonly corrections: {
    /**
     * Sends a date that is printed on a heater, for the operator to review. `agreement` says how it goes with what is
     * read from the serial number.
     *
     * Tries three times when the network, the API or time fails, and is done once.
     *
     * @throws {ApiError} with the code of the field that is wrong: `"correction-brand"`, `"serial-too-short"`,
     * `"correction-date"`, `"correction-place"` …
     *
     * @example
     * const { agreement } = await client.corrections.send({
     *   brand: "rheem",
     *   serialNumber: "RH 0504B01826",
     *   printedDate: "2004-05",
     *   seenOn: "rating-plate",
     * });
     * agreement; //=> "agrees"
     */
    readonly send: (input: CorrectionInput, options?: CallOptions) => Promise<CorrectionReceipt>;
  };

  /** Errors that the operator should know of. */
  readonly errors: {
    /**
     * Tells the operator of an error, once. What is too long for the API is shortened.
     *
     * @example
     * const { message, stack } = error;
     * await client.errors.report({ message, stack, url: location.href });
     */
    readonly report: (input: ErrorInput, options?: CallOptions) => Promise<void>;

    /**
     * Reads what errors there were, for the operator, whose token it takes.
     *
     * Tries three times when the network, the API or time fails.
     *
     * @throws {ApiError} `"operator-only"` when the token is wrong, `"not-found"` when the operator has configured none.
     *
     * @example
     * const { topErrorMessages } = await client.errors.stats(token);
     * topErrorMessages[0]?.message; //=> "Failed to fetch"
     */
    readonly stats: (token: string, options?: CallOptions) => Promise<ErrorStats>;
  };

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
