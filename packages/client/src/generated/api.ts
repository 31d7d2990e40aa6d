// Written by `pnpm generate`. Do not edit.
export interface paths {
    readonly "/api/brands": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List the brands
         * @description All known brands and store brands, in display order.
         */
        readonly get: operations["listBrands"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/model/{brand}/{modelNumber}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Get the facts about a model
         * @description Looks the model up in the catalog. If it is not listed, decodes the model number. If that fails, asks a language model, if configured. `source` says which one answered. Returns 404 if none has facts.
         */
        readonly get: operations["getModel"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/check": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Read the age of a water heater from its serial number
         * @description Returns 200 even if the serial number can't be read: `success` is then false and `problem` says why. The age runs from the first possible day to the day of the check in UTC, which is today unless you send `checkedAt`. A check with a `checkId` can be sent again without being recorded twice.
         */
        readonly post: operations["check"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/check/batch": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Read the ages of many water heaters
         * @description At most 500 checks, each with its own result or problem, in order. A response has at most one megabyte. To fit, a row has at most three dates, brands and makers, with their full number. It refers to reasons, sources and models in lists after the rows. A CSV table is answered with the same table and more columns. It must be UTF-8. Its first row names the columns `brand`, `serialNumber` and optionally `modelNumber` and `note`, in any order. Cells are separated by commas, semicolons or tabs. Cells that look like a formula come back with a leading apostrophe. An error after the first rows is reported in a last row, under `problem` and `message`.
         */
        readonly post: operations["checkBatch"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/advice": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Get advice for the date of a heater
         * @description Returns safety notices, warranty, remaining life, what to do and energy costs, each with its sources. Returns 200 even if the serial number can't be read: everything that needs a date is then left out. Nothing is recorded.
         */
        readonly post: operations["advise"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/generate-report": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Create a report to share
         * @description The serial number is decoded again. From what its creator typed, a report shows only the brand, serial number and model number, and `preparedBy`, `phone` and `customer`.
         */
        readonly post: operations["generateReport"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/reports/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read a report
         * @description Returns 410 if its creator deleted the report or the operator withdrew it. Not indexed by search engines.
         */
        readonly get: operations["getReport"];
        readonly put?: never;
        readonly post?: never;
        /**
         * Delete a report with its creator's token
         * @description Send the token as `Authorization: Bearer <token>`. The content is erased, and the address returns 410 from then on. Deleting again has no further effect.
         */
        readonly delete: operations["deleteReport"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/reports/{id}/withdrawal": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Withdraw a report
         * @description The content is erased, and the address returns 410 from then on. A report that its creator has deleted stays deleted.
         */
        readonly post: operations["withdrawReport"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/share": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Count a share */
        readonly post: operations["share"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/share/stats": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Read how often the website and results were shared */
        readonly get: operations["shareStats"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/contact": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Send a message to the operator
         * @description The message is stored, and sent by email if the operator has configured that. If reCAPTCHA is configured, `recaptchaToken` is required.
         */
        readonly post: operations["contact"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/errors": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Report an error
         * @description Messages over 1000 characters and reports over 16 KiB are refused. Other long texts are cut. Equal errors on a day are stored once, with their count. We store 1000 different ones a day, and only count the rest. The caller's address isn't stored. An error counts as a server error only with the operator's token.
         */
        readonly post: operations["reportError"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/errors/stats": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Get error statistics
         * @description For the operator. Returns 404 if no token is configured.
         */
        readonly get: operations["errorStats"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/stats": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read how many checks were recorded, by brand and by age
         * @description The numbers may be five minutes old. They are kept longer than the checks they count.
         */
        readonly get: operations["checkStats"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description Advice for the date of a heater. Nothing is recorded. */
        readonly Advice: {
            /**
             * @description Always true.
             * @example true
             * @enum {boolean}
             */
            readonly success: true;
            /**
             * @description Value of the brand.
             * @example rheem
             */
            readonly brand: string;
            /**
             * @description Letters and digits only, and `?` as sent.
             * @example RH0504B01826
             */
            readonly serialNumber: string;
            /**
             * @description As sent, in upper case and without spaces; may be empty.
             * @example ENT-50
             */
            readonly modelNumber: string;
            /**
             * Format: date
             * @description The day it applies to, in UTC.
             * @example 2026-11-20
             */
            readonly asOf: string;
            /**
             * @description Possible dates of manufacture, best first. Empty if none is known.
             * @example [
             *       "2018-09"
             *     ]
             */
            readonly dates: readonly string[];
            /**
             * @description Kind of heater whose figures are used. More can be added.
             * @example gas-tank
             * @enum {string}
             */
            readonly type?: "gas-tank" | "electric-tank" | "heat-pump" | "tankless-gas" | "tankless-electric" | (string & {});
            /**
             * @description Source of the kind: the model number or the request. More can be added.
             * @example model
             * @enum {string}
             */
            readonly typeFrom?: "model" | "visitor" | (string & {});
            readonly safety: components["schemas"]["Safety"];
            readonly life: components["schemas"]["Life"];
            readonly care: components["schemas"]["Care"];
            readonly energy: components["schemas"]["Energy"];
            readonly disambiguation?: components["schemas"]["Disambiguation"];
            readonly model?: components["schemas"]["ModelAnswer"];
            readonly warranty: components["schemas"]["WarrantyAdvice"];
        };
        /** @description A heater to give advice on: the data on its rating plate, and what the visitor knows. */
        readonly AdviceRequest: {
            /**
             * @description A value from the list of brands, or its name. `other` if the brand is unknown.
             * @example rheem
             */
            readonly brand: string;
            /**
             * @description As printed on the rating plate: 6 to 20 letters and digits, for some brands and `other` up to 28. Spaces, dots, hyphens, a leading `S/N`, and dates or names beside it are ignored. `?` stands for a character that can't be read, at most three.
             * @example RH0504B01826
             */
            readonly serialNumber: string;
            /**
             * @description 3 to 30 characters. Empty or absent if unknown.
             * @example XE40M09EL55U1
             */
            readonly modelNumber?: string;
            /**
             * @description Possible dates that haven't been ruled out, as a check returns them. Leave out to use all.
             * @example [
             *       "2004-05"
             *     ]
             */
            readonly dates?: readonly string[];
            /**
             * @description Kind of heater, if the visitor knows it. Otherwise it is taken from the model number, if possible.
             * @example gas-tank
             * @enum {string}
             */
            readonly type?: "gas-tank" | "electric-tank" | "heat-pump" | "tankless-gas" | "tankless-electric";
            /**
             * @description Install date: `YYYY`, `YYYY-MM` or `YYYY-MM-DD`. Not before the date of manufacture or after today.
             * @example 2019-04
             */
            readonly installed?: string;
            /**
             * @description The warranty as stated in the heater's papers.
             * @example 6 year limited tank and parts warranty
             */
            readonly warranty?: string;
        };
        /** @description How often heaters of an age were checked. */
        readonly AgeBandCount: {
            /**
             * @description State of the likeliest date; `unreadable` when no date was found. More can be added.
             * @example replace
             * @enum {string}
             */
            readonly ageBand: "good" | "monitor" | "replace" | "unreadable" | (string & {});
            /**
             * @description Checks since the service began to count.
             * @example 128
             */
            readonly count: number;
        };
        /** @description Age in completed months, for the last and the first possible day. */
        readonly AgeRange: {
            /**
             * @description If made on the last possible day.
             * @example 269
             */
            readonly minMonths: number;
            /**
             * @description If made on the first possible day.
             * @example 270
             */
            readonly maxMonths: number;
        };
        /** @description An amount per year, or a range. */
        readonly Amount: {
            /**
             * @description The least.
             * @example 478
             */
            readonly from: number;
            /**
             * @description The greatest.
             * @example 494
             */
            readonly to: number;
            /**
             * @description The same with its unit, in the language of the request.
             * @example $478 – $494
             */
            readonly text: string;
        };
        /** @description One possible date. */
        readonly BatchDate: {
            /**
             * @description ISO 8601, as precise as known: a year, month, week or day.
             * @example 2004-05
             */
            readonly date: string;
            /**
             * @description Confidence of this reading. More can be added.
             * @example high
             * @enum {string}
             */
            readonly confidence: "high" | "medium" | "low" | (string & {});
            /**
             * @description Id of the format, unique within the brand.
             * @example rheem-prefix-mmyy-letter
             */
            readonly format: string;
            /**
             * @description Indexes in the response's list `reasons`, from 0.
             * @example [
             *       0
             *     ]
             */
            readonly reasons: readonly number[];
            /**
             * @description Indexes in the response's list `sources`, from 0.
             * @example [
             *       0
             *     ]
             */
            readonly sources: readonly number[];
        };
        /** @description A serial number without a single date, shortened. */
        readonly BatchFailure: {
            /**
             * @description There is no single date.
             * @example false
             * @enum {boolean}
             */
            readonly success: false;
            /**
             * @description Value of the brand.
             * @example rheem
             */
            readonly brand: string;
            /**
             * @description Letters and digits only, and `?` as sent.
             * @example RH0504B01826
             */
            readonly serialNumber: string;
            /**
             * @description As sent, in upper case and without spaces; may be empty.
             * @example ENT-50
             */
            readonly modelNumber: string;
            /**
             * @description Why there is no date, in the language of the request.
             * @example This is too short.
             */
            readonly error: string;
            readonly problem: components["schemas"]["BatchProblem"];
            /**
             * @description Number of possible dates. If the brand is unknown, under all brands that fit.
             * @example 1
             */
            readonly dateCount: number;
            /** @description Likely makers, likeliest first, at most 3. Absent as for a single check. */
            readonly makers?: readonly components["schemas"]["BatchMaker"][];
            /**
             * @description Number of makers that may have built it.
             * @example 1
             */
            readonly makerCount?: number;
            /** @description Anything ignored or suspicious. */
            readonly warnings?: readonly components["schemas"]["CheckWarning"][];
            /**
             * @description Index in the response's list `models`, from 0. Absent without facts about the model.
             * @example 0
             */
            readonly model?: number;
            /**
             * @description False if the check couldn't be recorded.
             * @example true
             */
            readonly recorded: boolean;
            /**
             * Format: date-time
             * @description When the check was made.
             * @example 2026-11-20T09:30:00.000Z
             */
            readonly checkedAt: string;
        };
        /** @description An invalid check. `invalid` is the error of a single check. */
        readonly BatchInvalid: {
            /**
             * @description There is no single date.
             * @example false
             * @enum {boolean}
             */
            readonly success: false;
            readonly invalid: components["schemas"]["ErrorBody"];
        };
        /** @description The result of one check. */
        readonly BatchItem: components["schemas"]["BatchSuccess"] | components["schemas"]["BatchFailure"] | components["schemas"]["BatchInvalid"];
        /** @description A maker that may have built a heater sold under another name. */
        readonly BatchMaker: {
            /**
             * @description Value of the maker's own brand. Check with it to decode the dates.
             * @example state
             */
            readonly brand: string;
            /**
             * @description Name of the brand.
             * @example State
             */
            readonly label: string;
            /**
             * @description Names of the companies that built the brand, oldest first. The owner is in parentheses, and `(?)` follows an unconfirmed name. Empty if unknown.
             * @example State Industries (A. O. Smith)
             */
            readonly maker: string;
            /**
             * @description Confidence that this maker built it. The dates have their own confidence. More can be added.
             * @example high
             * @enum {string}
             */
            readonly confidence: "high" | "medium" | "low" | (string & {});
            /**
             * @description Indexes in the response's list `makerReasons`, from 0.
             * @example [
             *       0
             *     ]
             */
            readonly reasons: readonly number[];
            /**
             * @description Indexes in the response's list `sources`, from 0.
             * @example [
             *       0
             *     ]
             */
            readonly sources: readonly number[];
            /**
             * @description Dates under its rules, best first, at most 3. May be empty.
             * @example [
             *       "2004-05"
             *     ]
             */
            readonly dates: readonly string[];
            /**
             * @description Number of dates, including those not listed.
             * @example 1
             */
            readonly dateCount: number;
        };
        /** @description Facts about the model of one or more checks. */
        readonly BatchModel: {
            readonly modelInfo: components["schemas"]["ModelInfo"];
            /**
             * @description `catalogue`: the model is listed. `nomenclature`: decoded from the model number. `ai-enhanced`: from a language model, which may be wrong. More can be added.
             * @example catalogue
             * @enum {string}
             */
            readonly modelSource: "catalogue" | "nomenclature" | "ai-enhanced" | (string & {});
            /**
             * @description Whether any of `modelInfo` is an estimate. Label it as one.
             * @example false
             */
            readonly modelEstimated: boolean;
        };
        /** @description Why there is no single date, and suggestions. At most 3 of each are listed. */
        readonly BatchProblem: {
            /**
             * @description Permanent code of the problem. More can be added.
             * @example too-short
             * @enum {string}
             */
            readonly code: "no-format" | "impossible-date" | "no-date-in-serial" | "too-short" | "too-long" | "looks-like-model" | "other-number" | "not-stated" | "makes-other-equipment" | "two-numbers" | "no-public-rule" | "private-label" | "brand-open" | (string & {});
            /** @description Serial numbers that differ by look-alike characters and have a date. */
            readonly repairs: readonly {
                /**
                 * @description The whole serial number, corrected.
                 * @example RH0504B01826
                 */
                readonly serial: string;
                /**
                 * @description Dates under its rules, best first, at most 3. May be empty.
                 * @example [
                 *       "2004-05"
                 *     ]
                 */
                readonly dates: readonly string[];
                /**
                 * @description Number of dates, including those not listed.
                 * @example 1
                 */
                readonly dateCount: number;
            }[];
            /**
             * @description Number of such serial numbers.
             * @example 0
             */
            readonly repairCount: number;
            /**
             * @description Brands that write serial numbers like this one, likeliest first.
             * @example [
             *       "rheem"
             *     ]
             */
            readonly brands: readonly string[];
            /**
             * @description Number of such brands.
             * @example 1
             */
            readonly brandCount: number;
            /** @description Dates under each of `brands`. Empty unless the brand is unknown. */
            readonly readings: readonly {
                /**
                 * @description Value of the brand.
                 * @example rheem
                 */
                readonly brand: string;
                /**
                 * @description Name of the brand.
                 * @example Rheem
                 */
                readonly label: string;
                /**
                 * @description Dates under its rules, best first, at most 3. May be empty.
                 * @example [
                 *       "2004-05"
                 *     ]
                 */
                readonly dates: readonly string[];
                /**
                 * @description Number of dates, including those not listed.
                 * @example 1
                 */
                readonly dateCount: number;
            }[];
        };
        /** @description Many checks at once. */
        readonly BatchRequest: {
            /**
             * @description A random UUID (version 4), new for each request. Sent again with the same checks, they are not recorded again.
             * @example 5b1f0c64-a2d9-4f0f-8d3f-6d0c0d8a1b7e
             */
            readonly id?: string;
            /**
             * @description The checks, each as in a single check.
             * @example [
             *       {
             *         "brand": "rheem",
             *         "serialNumber": "RH0504B01826"
             *       },
             *       {
             *         "brand": "bradford-white",
             *         "serialNumber": "BH6511396"
             *       }
             *     ]
             */
            readonly checks: readonly components["schemas"]["RatingPlate"][];
        };
        /** @description Results of many checks. */
        readonly BatchResult: {
            /** @description One for each check, in the order of the checks. */
            readonly results: readonly components["schemas"]["BatchItem"][];
            /** @description The reasons of all dates, each once. */
            readonly reasons: readonly components["schemas"]["Reason"][];
            /** @description The reasons of all makers, each once. */
            readonly makerReasons: readonly components["schemas"]["MakerReason"][];
            /** @description All sources, each once. */
            readonly sources: readonly components["schemas"]["Source"][];
            /** @description Facts about the models, each once. */
            readonly models: readonly components["schemas"]["BatchModel"][];
        };
        /** @description A serial number with a date: the fields of a single check, shortened. It lists at most 3 dates, brands and makers, with their full number. Send the check alone to get all of them. */
        readonly BatchSuccess: {
            /**
             * @description There is a date.
             * @example true
             * @enum {boolean}
             */
            readonly success: true;
            /**
             * @description Value of the brand.
             * @example rheem
             */
            readonly brand: string;
            /**
             * @description Letters and digits only, and `?` as sent.
             * @example RH0504B01826
             */
            readonly serialNumber: string;
            /**
             * @description As sent, in upper case and without spaces; may be empty.
             * @example ENT-50
             */
            readonly modelNumber: string;
            /**
             * @description The likeliest date as `YYYY`, `YYYY-MM` or `YYYY-MM-DD`. A week is given as its month.
             * @example 2004-05
             */
            readonly manufacturingDate: string;
            /**
             * @description Completed years since the first possible day.
             * @example 22
             */
            readonly ageYears: number;
            /**
             * @description Months beyond the years.
             * @example 6
             */
            readonly ageMonths: number;
            /**
             * @description In the language of the request. Includes the other dates, if any.
             * @example Replacement recommended: plan for a new one.
             */
            readonly recommendation: string;
            /**
             * @description Precision of the date. More can be added.
             * @example month
             * @enum {string}
             */
            readonly precision: "year" | "month" | "week" | "day" | (string & {});
            readonly ageRange: components["schemas"]["AgeRange"];
            /**
             * @description Whether another date is possible.
             * @example false
             */
            readonly ambiguous: boolean;
            /**
             * @description Confidence of the likeliest date. More can be added.
             * @example high
             * @enum {string}
             */
            readonly confidence: "high" | "medium" | "low" | (string & {});
            /**
             * @description State of the likeliest date, from `ageYears`: `monitor` from 6 years on, `replace` from 10. More can be added.
             * @example replace
             * @enum {string}
             */
            readonly recommendationCode: "good" | "monitor" | "replace" | (string & {});
            /** @description The dates that it can mean, best first, at most 3. */
            readonly dates: readonly components["schemas"]["BatchDate"][];
            /**
             * @description Number of possible dates. If the brand is unknown, under all brands that fit.
             * @example 1
             */
            readonly dateCount: number;
            /** @description Likely makers, likeliest first, at most 3. Absent as for a single check. */
            readonly makers?: readonly components["schemas"]["BatchMaker"][];
            /**
             * @description Number of makers that may have built it.
             * @example 1
             */
            readonly makerCount?: number;
            /** @description Anything ignored or suspicious. */
            readonly warnings?: readonly components["schemas"]["CheckWarning"][];
            /**
             * @description Index in the response's list `models`, from 0. Absent without facts about the model.
             * @example 0
             */
            readonly model?: number;
            /**
             * @description False if the check couldn't be recorded.
             * @example true
             */
            readonly recorded: boolean;
            /**
             * Format: date-time
             * @description When the check was made.
             * @example 2026-11-20T09:30:00.000Z
             */
            readonly checkedAt: string;
        };
        /** @description A brand that can be chosen. */
        readonly BrandChoice: {
            /**
             * @description Value for `brand` in other calls.
             * @example ao-smith
             */
            readonly value: string;
            /**
             * @description As printed on the heater.
             * @example A. O. Smith
             */
            readonly label: string;
        };
        /** @description How often heaters of a brand were checked. */
        readonly BrandCount: {
            /**
             * @description Value for `brand` in other calls.
             * @example ao-smith
             */
            readonly brand: string;
            /**
             * @description As printed on the heater.
             * @example A. O. Smith
             */
            readonly label: string;
            /**
             * @description Checks since the service began to count.
             * @example 128
             */
            readonly count: number;
        };
        /** @description All brands that can be chosen. */
        readonly BrandList: {
            /** @description The most common first, then all others by name, then `other`. */
            readonly brands: readonly components["schemas"]["BrandChoice"][];
        };
        /** @description A window of time with too many errors. */
        readonly BurstAlert: {
            /**
             * Format: date-time
             * @description When the limit for the window was reached.
             * @example 2026-11-20T09:30:00.000Z
             */
            readonly timestamp: string;
            /**
             * @description Errors in the window.
             * @example 51
             */
            readonly errorCount: number;
            /**
             * @description Length of the window in seconds.
             * @example 300
             */
            readonly timeWindow: number;
            /**
             * @description Whether the operator's webhook accepted the alert.
             * @example true
             */
            readonly alertSent: boolean;
        };
        /** @description One possible date. */
        readonly Candidate: {
            /**
             * @description ISO 8601, as precise as known: a year, month, week or day.
             * @example 2004-05
             */
            readonly date: string;
            /**
             * @description The year.
             * @example 2004
             */
            readonly year: number;
            /**
             * @description The month.
             * @example 5
             */
            readonly month?: number;
            /**
             * @description The ISO 8601 week.
             * @example 36
             */
            readonly week?: number;
            /**
             * @description The day of the month.
             * @example 5
             */
            readonly day?: number;
            /**
             * @description Id of the format, unique within the brand.
             * @example rheem-prefix-mmyy-letter
             */
            readonly format: string;
            /**
             * @description Confidence of this reading. More can be added.
             * @example high
             * @enum {string}
             */
            readonly confidence: "high" | "medium" | "low" | (string & {});
            /** @description The parts of the serial number. */
            readonly parts: readonly components["schemas"]["Part"][];
            /** @description Why it is possible, and how likely. */
            readonly reasons: readonly components["schemas"]["Reason"][];
            /** @description Sources of its rule. */
            readonly sources: readonly components["schemas"]["Source"][];
        };
        /** @description What to do with a heater of a kind, brand and age. */
        readonly Care: {
            /**
             * @description Why it is missing: the kind of heater is unknown, no source has figures for it, or there is no date. Absent if it is given. More can be added.
             * @example no-type
             * @enum {string}
             */
            readonly missing?: "no-type" | "no-figures" | "no-date" | (string & {});
            /**
             * @description What is missing, in the language of the request.
             * @example Choose the type of heater.
             */
            readonly text?: string;
            readonly choice?: components["schemas"]["Statement"];
            /** @description Three at most, most useful first, for the first of the dates. */
            readonly actions: readonly components["schemas"]["CareAction"][];
        };
        /** @description An action. */
        readonly CareAction: {
            /**
             * @description Permanent code of the action. More can be added.
             * @example flush
             * @enum {string}
             */
            readonly code: "air-filter" | "anode-check" | "condensate-drain" | "descale" | "flush" | "relief-valve-test" | "check-pan-and-shut-off" | "compare-prices" | "look-for-rust-and-leaks" | "plan-replacement" | "register-warranty" | "replace-soon" | "service" | (string & {});
            /**
             * @description The action as a calendar entry, in the language of the request.
             * @example Water heater: flush the tank
             */
            readonly title: string;
            readonly statement: components["schemas"]["Statement"];
            /** @description Further details: other water types, signs of wear, risks. */
            readonly notes: readonly components["schemas"]["Statement"][];
            /** @description The interval. Absent for a one-time action. */
            readonly everyMonths?: {
                /**
                 * @description Lower end, in months.
                 * @example 12
                 */
                readonly from: number;
                /**
                 * @description Upper end, in months.
                 * @example 36
                 */
                readonly to: number;
            };
        };
        /** @description A serial number without a single date. */
        readonly CheckFailure: {
            /**
             * @description There is no single date.
             * @example false
             * @enum {boolean}
             */
            readonly success: false;
            /**
             * @description Value of the brand.
             * @example rheem
             */
            readonly brand: string;
            /**
             * @description Letters and digits only, and `?` as sent.
             * @example RH0504B01826
             */
            readonly serialNumber: string;
            /**
             * @description As sent, in upper case and without spaces; may be empty.
             * @example ENT-50
             */
            readonly modelNumber: string;
            /**
             * @description Why there is no date, in the language of the request.
             * @example This is too short.
             */
            readonly error: string;
            readonly problem: components["schemas"]["Problem"];
            readonly decoding: components["schemas"]["Decoding"];
            /** @description Likely makers, likeliest first: for `other`, store brands, private labels and Kenmore. Absent without evidence for any maker, and for a maker's own brand. */
            readonly makers?: readonly components["schemas"]["LikelyMaker"][];
            /** @description Anything ignored or suspicious. */
            readonly warnings?: readonly components["schemas"]["CheckWarning"][];
            readonly modelInfo?: components["schemas"]["ModelInfo"];
            /**
             * @description `catalogue`: the model is listed. `nomenclature`: decoded from the model number. `ai-enhanced`: from a language model, which may be wrong. More can be added.
             * @example catalogue
             * @enum {string}
             */
            readonly modelSource?: "catalogue" | "nomenclature" | "ai-enhanced" | (string & {});
            /**
             * @description Whether any of `modelInfo` is an estimate. Label it as one.
             * @example false
             */
            readonly modelEstimated?: boolean;
            /**
             * @description False if the check couldn't be recorded.
             * @example true
             */
            readonly recorded: boolean;
            /**
             * Format: date-time
             * @description When the check was made.
             * @example 2026-11-20T09:30:00.000Z
             */
            readonly checkedAt: string;
            /**
             * @description True when `checkedAt` is from the request, within its bounds. Absent otherwise.
             * @example true
             */
            readonly clientTime?: boolean;
        };
        /** @description The data on the rating plate, plus fields for checks sent later or again. */
        readonly CheckRequest: {
            /**
             * @description A value from the list of brands, or its name. `other` if the brand is unknown.
             * @example rheem
             */
            readonly brand: string;
            /**
             * @description As printed on the rating plate: 6 to 20 letters and digits, for some brands and `other` up to 28. Spaces, dots, hyphens, a leading `S/N`, and dates or names beside it are ignored. `?` stands for a character that can't be read, at most three.
             * @example RH0504B01826
             */
            readonly serialNumber: string;
            /**
             * @description 3 to 30 characters. Empty or absent if unknown.
             * @example XE40M09EL55U1
             */
            readonly modelNumber?: string;
            /**
             * @description A date known from elsewhere, with the words for it, such as a column of a register. It is compared with the dates of the serial number, and not recorded. Text without such a date is ignored.
             * @example Installed: 2005
             */
            readonly note?: string;
            /**
             * @description A random UUID for the check. A check sent again with it is recorded once. If the id belongs to another serial number, the check is answered but not recorded.
             * @example 8c1f2d3e-5a47-4b0e-9d61-2f7c3b8a9e10
             */
            readonly checkId?: string;
            /**
             * Format: date-time
             * @description When the check was made, if you send it later. The age is calculated for that day, in UTC. A time in the future counts as now, and one more than 30 days ago as 30 days ago.
             * @example 2026-11-20T09:30:00.000Z
             */
            readonly checkedAt?: string;
        };
        /** @description The age of the heater, from its serial number. */
        readonly CheckResult: components["schemas"]["CheckSuccess"] | components["schemas"]["CheckFailure"];
        /** @description How many checks were recorded. */
        readonly CheckStats: {
            /**
             * @description All checks that were recorded.
             * @example 128
             */
            readonly totalChecks: number;
            /** @description Most checks first. Brands without a check are left out. */
            readonly byBrand: readonly components["schemas"]["BrandCount"][];
            /** @description Every age band once, from new to old, then `unreadable`. */
            readonly byAgeBand: readonly components["schemas"]["AgeBandCount"][];
        };
        /** @description A serial number with a date. */
        readonly CheckSuccess: {
            /**
             * @description There is a date.
             * @example true
             * @enum {boolean}
             */
            readonly success: true;
            /**
             * @description Value of the brand.
             * @example rheem
             */
            readonly brand: string;
            /**
             * @description Letters and digits only, and `?` as sent.
             * @example RH0504B01826
             */
            readonly serialNumber: string;
            /**
             * @description As sent, in upper case and without spaces; may be empty.
             * @example ENT-50
             */
            readonly modelNumber: string;
            /**
             * @description The likeliest date as `YYYY`, `YYYY-MM` or `YYYY-MM-DD`. A week is given as its month.
             * @example 2004-05
             */
            readonly manufacturingDate: string;
            /**
             * @description Completed years since the first possible day.
             * @example 22
             */
            readonly ageYears: number;
            /**
             * @description Months beyond the years.
             * @example 6
             */
            readonly ageMonths: number;
            /**
             * @description In the language of the request. Includes the other dates, if any.
             * @example Replacement recommended: plan for a new one.
             */
            readonly recommendation: string;
            /**
             * @description Precision of the date. More can be added.
             * @example month
             * @enum {string}
             */
            readonly precision: "year" | "month" | "week" | "day" | (string & {});
            readonly ageRange: components["schemas"]["AgeRange"];
            /**
             * @description Whether another date is possible.
             * @example false
             */
            readonly ambiguous: boolean;
            /**
             * @description Confidence of the likeliest date. More can be added.
             * @example high
             * @enum {string}
             */
            readonly confidence: "high" | "medium" | "low" | (string & {});
            /**
             * @description State of the likeliest date, from `ageYears`: `monitor` from 6 years on, `replace` from 10. More can be added.
             * @example replace
             * @enum {string}
             */
            readonly recommendationCode: "good" | "monitor" | "replace" | (string & {});
            readonly decoding: components["schemas"]["Decoding"];
            /** @description Likely makers, likeliest first: for `other`, store brands, private labels and Kenmore. Absent without evidence for any maker, and for a maker's own brand. */
            readonly makers?: readonly components["schemas"]["LikelyMaker"][];
            /** @description Anything ignored or suspicious. */
            readonly warnings?: readonly components["schemas"]["CheckWarning"][];
            readonly modelInfo?: components["schemas"]["ModelInfo"];
            /**
             * @description `catalogue`: the model is listed. `nomenclature`: decoded from the model number. `ai-enhanced`: from a language model, which may be wrong. More can be added.
             * @example catalogue
             * @enum {string}
             */
            readonly modelSource?: "catalogue" | "nomenclature" | "ai-enhanced" | (string & {});
            /**
             * @description Whether any of `modelInfo` is an estimate. Label it as one.
             * @example false
             */
            readonly modelEstimated?: boolean;
            /**
             * @description False if the check couldn't be recorded.
             * @example true
             */
            readonly recorded: boolean;
            /**
             * Format: date-time
             * @description When the check was made.
             * @example 2026-11-20T09:30:00.000Z
             */
            readonly checkedAt: string;
            /**
             * @description True when `checkedAt` is from the request, within its bounds. Absent otherwise.
             * @example true
             */
            readonly clientTime?: boolean;
        };
        /** @description Something ignored or suspicious in a check. */
        readonly CheckWarning: {
            /**
             * @description Permanent code of the warning. More can be added.
             * @example model-too-long
             * @enum {string}
             */
            readonly code: "model-too-long" | "model-not-sold-then" | "several-brands" | "unknown-characters" | "unknown-outside-date" | "accessory-number" | "counter-misfit" | "also-other-equipment" | "look-alike" | "note-agrees" | "note-agrees-with-other" | "note-contradicts" | "note-other-brand" | (string & {});
            /**
             * @description Values for a sentence about the warning.
             * @example {
             *       "longest": 30
             *     }
             */
            readonly values?: {
                readonly [key: string]: string | number;
            };
        };
        /** @description An error in a browser or on a server. Fields that are not listed here are ignored. Email addresses, long numbers and serial numbers are masked before anything is stored. Of a stack, 8000 characters are stored, of a URL 2000, of a user agent 500, of an id 100. */
        readonly ClientErrorReport: {
            /**
             * @description Severity.
             * @example error
             * @enum {string}
             */
            readonly level: "error" | "warning" | "info";
            /**
             * @description The error message.
             * @example Cannot read properties of undefined (reading 'date')
             */
            readonly message: string;
            /**
             * @description Where it happened: in a browser or on a server. Without the operator's token every error is stored as `client`.
             * @example client
             * @enum {string}
             */
            readonly source: "client" | "server";
            /**
             * @description User agent of the browser.
             * @example Mozilla/5.0 (X11; Linux x86_64) Firefox/145.0
             */
            readonly userAgent?: string;
            /**
             * @description URL of the page.
             * @example https://heater-age.example/?brand=rheem
             */
            readonly url?: string;
            /**
             * @description Id of the visitor, if the page has one.
             * @example visitor-a
             */
            readonly userId?: string;
            /**
             * @description Id of the visit.
             * @example sess_1763631000000_k3v9x2
             */
            readonly sessionId?: string;
            /**
             * @description Stack trace.
             * @example TypeError: Cannot read properties of undefined
             *         at result.js:1:2345
             */
            readonly stack?: string;
            /**
             * @description Additional details. We store 4 levels, and nothing over 16,384 characters of JSON.
             * @example {
             *       "errorId": "app_1763631000000_p7q2m4",
             *       "type": "global",
             *       "errorType": "javascript",
             *       "line": 1
             *     }
             */
            readonly context?: {
                readonly [key: string]: unknown;
            };
        };
        /** @description A message to the operator. Leading and trailing spaces are ignored, and control characters are removed. */
        readonly ContactForm: {
            /**
             * @description A random UUID (version 4), new for each request. Sent again, the message is stored and delivered once.
             * @example 5b1f0c64-a2d9-4f0f-8d3f-6d0c0d8a1b7e
             */
            readonly id?: string;
            /**
             * @description Name of the sender.
             * @example Jane Doe
             */
            readonly name: string;
            /**
             * @description Email address for the reply.
             * @example jane@example.com
             */
            readonly email: string;
            /**
             * @description The sender's phone number. Empty or absent if not given.
             * @example 555-0100
             */
            readonly phone?: string;
            /**
             * @description What it is about.
             * @example A brand that is not listed
             */
            readonly subject: string;
            /**
             * @description Text of the message.
             * @example My heater’s brand is not on your list.
             */
            readonly message: string;
            /**
             * @description The token from reCAPTCHA. Required if the operator has configured reCAPTCHA.
             * @example 03AFcWeA5dPq
             */
            readonly recaptchaToken?: string;
        };
        /** @description The message is stored. */
        readonly ContactReceipt: {
            /**
             * @description True.
             * @example true
             */
            readonly success: boolean;
        };
        /** @description A new report. */
        readonly CreatedReport: {
            /**
             * @description Id of a report.
             * @example q0mD2rYwT1yXfKc8uQZ7Lw
             */
            readonly id: string;
            /**
             * @description Address of its page on the website.
             * @example /report/q0mD2rYwT1yXfKc8uQZ7Lw
             */
            readonly path: string;
            /**
             * @description Token for deleting the report. It is returned only here.
             * @example Zt4nV9bHs2kWxE7pJc1RyA
             */
            readonly deletionToken: string;
        };
        /** @description The decoded serial number. */
        readonly Decoding: {
            /**
             * @description Whether the serial number means one date, several, or none. More can be added.
             * @example decoded
             * @enum {string}
             */
            readonly status: "decoded" | "ambiguous" | "unreadable" | (string & {});
            /** @description Every possible date, best first. */
            readonly candidates: readonly components["schemas"]["Candidate"][];
        };
        /** @description The question that best separates the possible dates, for a person at the heater. Absent if there is only one date or no question separates them. */
        readonly Disambiguation: {
            /**
             * @description Permanent code of the question. More can be added.
             * @example rating-name
             * @enum {string}
             */
            readonly question: "rating-name" | "label-price" | "gas-valve-code" | "standard-year" | "heater-kind" | (string & {});
            /**
             * @description The question, in the language of the request.
             * @example Does the yellow EnergyGuide label say UEF or EF?
             */
            readonly text: string;
            /**
             * @description Where to look.
             * @example It’s on the heater or with its papers.
             */
            readonly where: string;
            /**
             * @description `sometimes` if only the listed answer rules dates out. More can be added.
             * @example always
             * @enum {string}
             */
            readonly tells: "always" | "sometimes" | (string & {});
            /** @description The possible answers. */
            readonly answers: readonly components["schemas"]["DisambiguationAnswer"][];
        };
        /** @description An answer to the question, the dates that it leaves, and why. */
        readonly DisambiguationAnswer: {
            /**
             * @description Permanent code of the answer. More can be added.
             * @example uef
             * @enum {string}
             */
            readonly code: "uef" | "ef" | "prices-2023" | "prices-before-2023" | "code-between" | "year-from" | "boiler-or-gas" | "small-electric" | (string & {});
            /**
             * @description The answer, in the language of the request.
             * @example UEF
             */
            readonly text: string;
            /**
             * @description The dates that remain with this answer, never all of them.
             * @example [
             *       "2022-05"
             *     ]
             */
            readonly leaves: readonly string[];
            readonly reason: components["schemas"]["Statement"];
        };
        /** @description This heater's yearly energy cost, compared with new ones. */
        readonly Energy: {
            /**
             * @description Why it is missing: the kind of heater is unknown, no source has figures for it, or there is no date. Absent if it is given. More can be added.
             * @example no-type
             * @enum {string}
             */
            readonly missing?: "no-type" | "no-figures" | "no-date" | (string & {});
            /**
             * @description What is missing, in the language of the request.
             * @example Choose the type of heater.
             */
            readonly text?: string;
            /**
             * @description ISO 4217 code of the currency of the prices and costs.
             * @example USD
             */
            readonly currency?: string;
            /** @description Prices used in the calculation: those of EnergyGuide labels in US dollars. */
            readonly prices: readonly components["schemas"]["Statement"][];
            readonly present?: components["schemas"]["HeaterEnergy"];
            /** @description New heaters to compare with. */
            readonly heaters: readonly components["schemas"]["HeaterEnergy"][];
            readonly measures?: components["schemas"]["Statement"];
        };
        /** @description Why a request failed. */
        readonly ErrorBody: {
            /**
             * @description The HTTP status.
             * @example 400
             */
            readonly statusCode: number;
            /**
             * @description Permanent code of the error. The `Link` header (`rel=help`) points to its page. More can be added.
             * @example serial-required
             * @enum {string}
             */
            readonly code: "brand-required" | "brand-characters" | "brand-unknown" | "serial-required" | "serial-blank" | "serial-characters" | "serial-not-stated" | "serial-too-short" | "serial-too-long" | "serial-is-model" | "model-length" | "model-characters" | "check-id-invalid" | "checked-at-invalid" | "invalid-request" | "invalid-json" | "batch-empty" | "batch-too-long" | "csv-columns" | "csv-encoding" | "csv-malformed" | "csv-cells" | "installed-date" | "contact-name" | "contact-name-long" | "contact-email" | "contact-phone-long" | "contact-subject" | "contact-subject-long" | "contact-message" | "contact-message-long" | "operator-only" | "report-token-wrong" | "model-not-found" | "not-found" | "report-not-found" | "method-not-allowed" | "request-timeout" | "report-deleted" | "report-withdrawn" | "body-too-large" | "unsupported-media-type" | "report-not-decodable" | "report-date-unknown" | "advice-dates" | "contact-captcha" | "too-many-requests" | "headers-too-large" | "internal-error" | "service-unavailable" | "database-unavailable" | "server-busy" | (string & {});
            /**
             * @description The same sentence, as in a result without a date.
             * @example Serial number is required
             */
            readonly error: string;
            /**
             * @description Message for visitors, in the language of the request.
             * @example Serial number is required
             */
            readonly message: string;
            /** @description Every error in the request, at most 20. Empty if the error isn't about a field. */
            readonly details: readonly components["schemas"]["ErrorDetail"][];
        };
        /** @description One error in a request. */
        readonly ErrorDetail: {
            /**
             * @description JSON pointer to the field in the body, or empty for the whole body. For a parameter or header, a slash and its name.
             * @example /serialNumber
             */
            readonly field: string;
            /**
             * @description Permanent code of this error. More can be added.
             * @example serial-required
             * @enum {string}
             */
            readonly code: "brand-required" | "brand-characters" | "brand-unknown" | "serial-required" | "serial-blank" | "serial-characters" | "serial-not-stated" | "serial-too-short" | "serial-too-long" | "serial-is-model" | "model-length" | "model-characters" | "check-id-invalid" | "checked-at-invalid" | "invalid-request" | "invalid-json" | "batch-empty" | "batch-too-long" | "csv-columns" | "csv-encoding" | "csv-malformed" | "csv-cells" | "installed-date" | "contact-name" | "contact-name-long" | "contact-email" | "contact-phone-long" | "contact-subject" | "contact-subject-long" | "contact-message" | "contact-message-long" | "operator-only" | "report-token-wrong" | "model-not-found" | "not-found" | "report-not-found" | "method-not-allowed" | "request-timeout" | "report-deleted" | "report-withdrawn" | "body-too-large" | "unsupported-media-type" | "report-not-decodable" | "report-date-unknown" | "advice-dates" | "contact-captcha" | "too-many-requests" | "headers-too-large" | "internal-error" | "service-unavailable" | "database-unavailable" | "server-busy" | "field-missing" | "field-unknown" | "field-type" | "field-value" | "field-form" | "date-form" | "text-short" | "text-long" | "list-short" | "list-long" | "number-small" | "number-large" | (string & {});
            /**
             * @description Message for visitors, in the language of the request.
             * @example Serial number is required
             */
            readonly message: string;
            /**
             * @description Allowed values, the existing fields if this one is unknown, or the brands that an unknown one may misspell.
             * @example [
             *       "YYYY",
             *       "YYYY-MM",
             *       "YYYY-MM-DD"
             *     ]
             */
            readonly allowed?: readonly string[];
        };
        /** @description A message and the number of errors with it. */
        readonly ErrorMessageCount: {
            /**
             * @description Masked error message.
             * @example Cannot read properties of undefined (reading 'date')
             */
            readonly message: string;
            /**
             * @description Number of errors with it on these two days, in UTC.
             * @example 12
             */
            readonly count: number;
            /**
             * Format: date-time
             * @description Time of the last error with it.
             * @example 2026-11-20T09:30:00.000Z
             */
            readonly lastSeen: string;
        };
        /** @description Error statistics. */
        readonly ErrorStatistics: {
            /**
             * @description All errors ever reported, including deleted ones.
             * @example 120
             */
            readonly totalErrors: number;
            /**
             * @description Errors in the last 24 hours, rounded to whole windows.
             * @example 12
             */
            readonly recentErrors: number;
            readonly errorsByLevel: components["schemas"]["ErrorsByLevel"];
            readonly errorsBySource: components["schemas"]["ErrorsBySource"];
            /** @description The most frequent messages of the last 24 hours, among stored errors. */
            readonly topErrorMessages: readonly components["schemas"]["ErrorMessageCount"][];
            /** @description The latest alerts, newest first. */
            readonly burstAlerts: readonly components["schemas"]["BurstAlert"][];
        };
        /** @description All errors by severity. */
        readonly ErrorsByLevel: {
            /**
             * @description Those of `error`.
             * @example 3
             */
            readonly error: number;
            /**
             * @description Those of `warning`.
             * @example 3
             */
            readonly warning: number;
            /**
             * @description Those of `info`.
             * @example 3
             */
            readonly info: number;
        };
        /** @description All errors by origin. */
        readonly ErrorsBySource: {
            /**
             * @description Those of `client`.
             * @example 3
             */
            readonly client: number;
            /**
             * @description Those of `server`.
             * @example 3
             */
            readonly server: number;
        };
        /** @description The answer to a question that separates the dates. */
        readonly GivenAnswer: {
            /**
             * @description Code of the question, as in `disambiguation` of the advice.
             * @example rating-name
             */
            readonly question: string;
            /**
             * @description The dates that remain with the answer.
             * @example [
             *       "2004-05"
             *     ]
             */
            readonly leaves: readonly string[];
        };
        /** @description Energy that a heater uses in a year. Unknown if `kWh` is absent. */
        readonly HeaterEnergy: {
            /**
             * @description Kind of heater. More can be added.
             * @example gas-tank
             * @enum {string}
             */
            readonly type: "gas-tank" | "electric-tank" | "heat-pump" | "tankless-gas" | "tankless-electric" | (string & {});
            /**
             * @description Basis: this heater's rating, an average heater in real use, or a new heater's rating. More can be added.
             * @example this-heater
             * @enum {string}
             */
            readonly of: "this-heater" | "average-heater" | "new-heater" | (string & {});
            readonly kWh?: components["schemas"]["Amount"];
            readonly cost?: components["schemas"]["Amount"];
            readonly statement: components["schemas"]["Statement"];
            readonly installed?: components["schemas"]["Statement"];
        };
        /** @description What the first characters would mean, though the number as a whole fits no format. Not a date of the heater. */
        readonly Hint: {
            /**
             * @description The characters with a meaning.
             * @example AE
             */
            readonly start: string;
            /**
             * @description The characters to check.
             * @example 1100
             */
            readonly rest: string;
            /**
             * @description Dates that the first characters would mean, newest first.
             * @example [
             *       "2024-05",
             *       "2004-05",
             *       "1984-05"
             *     ]
             */
            readonly dates: readonly string[];
        };
        /** @description How much longer a heater may last: for planning, never a promise. */
        readonly Life: {
            /**
             * @description Why it is missing: the kind of heater is unknown, no source has figures for it, or there is no date. Absent if it is given. More can be added.
             * @example no-type
             * @enum {string}
             */
            readonly missing?: "no-type" | "no-figures" | "no-date" | (string & {});
            /**
             * @description What is missing, in the language of the request.
             * @example Choose the type of heater.
             */
            readonly text?: string;
            readonly whole?: components["schemas"]["Statement"];
            readonly range?: components["schemas"]["Years"];
            /** @description For each possible date of manufacture, best first. */
            readonly byDate: readonly components["schemas"]["LifeOfDate"][];
            /** @description The figures that are used, lowest first. */
            readonly spread: readonly components["schemas"]["LifeFigure"][];
            /** @description Figures that are not used: advice, warranties, and what we derived. */
            readonly others: readonly components["schemas"]["LifeFigure"][];
            readonly curve?: components["schemas"]["LifeCurve"];
        };
        /** @description How many heaters of a kind are still in use at each age. Our own estimate, for planning. */
        readonly LifeCurve: {
            readonly statement: components["schemas"]["Statement"];
            /** @description One point for each year of age. */
            readonly points: readonly components["schemas"]["LifePoint"][];
        };
        /** @description How long heaters of a kind last, according to one source. */
        readonly LifeFigure: {
            /**
             * @description What the figure is. More can be added.
             * @example mean
             * @enum {string}
             */
            readonly kind: "mean" | "median" | "range" | "typical" | "look-from" | "replace-from" | "warranty-as-life" | "derived-mean" | (string & {});
            readonly years: components["schemas"]["Years"];
            readonly statement: components["schemas"]["Statement"];
            /**
             * @description Remaining life by this figure, for each of `byDate`. Empty for a figure that is not used.
             * @example [
             *       "5 years"
             *     ]
             */
            readonly left: readonly string[];
        };
        /** @description Remaining life of a heater that was made on a date. */
        readonly LifeOfDate: {
            /**
             * @description The date, as in `dates`.
             * @example 2018-09
             */
            readonly date: string;
            /**
             * @description The same in the language of the request.
             * @example September 2018
             */
            readonly made: string;
            readonly age: components["schemas"]["AgeRange"];
            readonly remaining: components["schemas"]["Years"];
            readonly left: components["schemas"]["Statement"];
            readonly stillInUse: components["schemas"]["Statement"];
            /**
             * @description Whether the heater is past the mean life of its kind.
             * @example false
             */
            readonly pastMean: boolean;
        };
        /** @description A point of the planning curve. */
        readonly LifePoint: {
            /**
             * @description Years of age.
             * @example 10
             */
            readonly age: number;
            /**
             * @description Percent still in use, by the main assumption.
             * @example 79
             */
            readonly percent: number;
            /**
             * @description The lower of the assumptions.
             * @example 71
             */
            readonly low: number;
            /**
             * @description The higher of the assumptions.
             * @example 79
             */
            readonly high: number;
        };
        /** @description A maker that may have built a heater sold under another name. */
        readonly LikelyMaker: {
            /**
             * @description Value of the maker's own brand. Check with it to decode the dates.
             * @example state
             */
            readonly brand: string;
            /**
             * @description Name of the brand.
             * @example State
             */
            readonly label: string;
            /**
             * @description Names of the companies that built the brand, oldest first. The owner is in parentheses, and `(?)` follows an unconfirmed name. Empty if unknown.
             * @example State Industries (A. O. Smith)
             */
            readonly maker: string;
            /**
             * @description Confidence that this maker built it. The dates have their own confidence. More can be added.
             * @example high
             * @enum {string}
             */
            readonly confidence: "high" | "medium" | "low" | (string & {});
            /** @description Evidence for it first. */
            readonly reasons: readonly components["schemas"]["MakerReason"][];
            /** @description Sources of the evidence. */
            readonly sources: readonly components["schemas"]["Source"][];
            /**
             * @description Every possible date under its rules, best first. May be empty.
             * @example [
             *       "2005-03"
             *     ]
             */
            readonly dates: readonly string[];
        };
        /** @description Evidence for or against this maker. */
        readonly MakerReason: {
            /**
             * @description Permanent code of the reason. More can be added.
             * @example model-prefix
             * @enum {string}
             */
            readonly code: "model-prefix" | "model-shape" | "serial-shape" | "serial-near" | "built-for" | "listed-under" | "said-to-have-built" | "prefix-unknown" | "model-of-others" | "serial-of-others" | "other-makers" | "sister-brands" | (string & {});
            /**
             * @description Values for a sentence about the reason.
             * @example {
             *       "name": "Kenmore",
             *       "prefix": "153"
             *     }
             */
            readonly values?: {
                readonly [key: string]: string | number;
            };
        };
        /** @description Facts about a model. */
        readonly ModelAnswer: {
            /**
             * @description Always true.
             * @example true
             * @enum {boolean}
             */
            readonly success: true;
            /**
             * @description Value of the brand.
             * @example ao-smith
             */
            readonly brand: string;
            /**
             * @description The requested model number, in upper case and without spaces.
             * @example ENT-40
             */
            readonly modelNumber: string;
            readonly modelInfo: components["schemas"]["ModelInfo"];
            readonly facts: components["schemas"]["ModelFacts"];
            /**
             * @description `catalogue`: the model is listed. `nomenclature`: decoded from the model number. `ai-enhanced`: from a language model, which may be wrong. More can be added.
             * @example catalogue
             * @enum {string}
             */
            readonly source: "catalogue" | "nomenclature" | "ai-enhanced" | (string & {});
            /**
             * @description For a listed model: whether the whole number matches, or only the number without the options at its end. More can be added.
             * @example exact
             * @enum {string}
             */
            readonly match?: "exact" | "without-options" | (string & {});
            /**
             * @description For a listed model: its number as the source prints it.
             * @example ENT-40
             */
            readonly matchedModel?: string;
            /**
             * @description Confidence level. More can be added.
             * @example high
             * @enum {string}
             */
            readonly confidence: "high" | "medium" | "low" | (string & {});
            /**
             * @description Whether any fact is an estimate. Label it as one.
             * @example false
             */
            readonly estimated: boolean;
            /**
             * @description Which of the facts are estimates.
             * @example []
             */
            readonly estimatedFacts: readonly string[];
            /**
             * @description For a listed model: which facts come from its number and not from a list.
             * @example [
             *       "height"
             *     ]
             */
            readonly factsOfNumber?: readonly string[];
            /**
             * @description Best first. Empty if no source can be named.
             * @example [
             *       {
             *         "title": "A. O. Smith specification sheet AOSRE50608",
             *         "date": "2023-01"
             *       }
             *     ]
             */
            readonly sources: readonly components["schemas"]["ModelSource"][];
        };
        /** @description Facts about a model, as codes and as numbers with the unit in the field name. */
        readonly ModelFacts: {
            /**
             * @description Kind of heater. More can be added.
             * @example gas-tank
             * @enum {string}
             */
            readonly type?: "gas-tank" | "gas-tank-commercial" | "electric-tank" | "electric-tank-commercial" | "heat-pump" | "tankless-gas" | "tankless-electric" | "combi-boiler" | (string & {});
            /**
             * @description Its fuel or energy source. More can be added.
             * @example natural-gas
             * @enum {string}
             */
            readonly fuel?: "natural-gas" | "propane" | "natural-gas-or-propane" | "electric" | (string & {});
            /**
             * @description How a gas heater vents its exhaust. More can be added.
             * @example power
             * @enum {string}
             */
            readonly vent?: "power" | "direct" | "power-direct" | "atmospheric" | (string & {});
            /**
             * @description Class of nitrogen oxides. More can be added.
             * @example ultra-low
             * @enum {string}
             */
            readonly nox?: "ultra-low" | (string & {});
            /**
             * @description How tall a tank is compared with others of its capacity. More can be added.
             * @example tall
             * @enum {string}
             */
            readonly height?: "tall" | "medium" | "short" | "lowboy" | (string & {});
            /**
             * @description Where it may be installed. More can be added.
             * @example indoor
             * @enum {string}
             */
            readonly location?: "indoor" | "outdoor" | (string & {});
            /**
             * @description The maker's name for the product line.
             * @example ProLine Standard
             */
            readonly line?: string;
            /**
             * @description Nominal capacity in US gallons.
             * @example 40
             */
            readonly capacityGallons?: number;
            /**
             * @description Certified volume in US gallons.
             * @example 36
             */
            readonly ratedVolumeGallons?: number;
            /**
             * @description First-hour rating in US gallons.
             * @example 53
             */
            readonly firstHourGallons?: number;
            /**
             * @description Highest flow of a tankless heater.
             * @example 9.5
             */
            readonly maxGallonsPerMinute?: number;
            /**
             * @description Gas input.
             * @example 40000
             */
            readonly inputBtuPerHour?: number;
            /**
             * @description Lowest gas input of a burner that modulates.
             * @example 15000
             */
            readonly minInputBtuPerHour?: number;
            /**
             * @description Gas input of a combi boiler for space heating.
             * @example 110000
             */
            readonly heatingBtuPerHour?: number;
            /**
             * @description Electric power, per element if their number is known; 0 for a heat pump without elements.
             * @example 4500
             */
            readonly watts?: number;
            /**
             * @description Voltage.
             * @example 240
             */
            readonly volts?: number;
            /**
             * @description Required circuit in amperes.
             * @example 30
             */
            readonly breakerAmps?: number;
            /**
             * @description Number of electric elements.
             * @example 2
             */
            readonly elements?: number;
            /**
             * @description Diameter of the vent.
             * @example 4
             */
            readonly ventInches?: number;
            /**
             * @description Generation within its product line, from 1.
             * @example 2
             */
            readonly generation?: number;
            /**
             * @description Uniform energy factor (UEF).
             * @example 0.92
             */
            readonly uniformEnergyFactor?: number;
            /**
             * @description Energy factor (EF), the rating before the UEF.
             * @example 0.93
             */
            readonly energyFactor?: number;
            /**
             * @description Thermal efficiency.
             * @example 96
             */
            readonly thermalEfficiencyPercent?: number;
            /**
             * @description Recovery efficiency.
             * @example 80
             */
            readonly recoveryEfficiencyPercent?: number;
            /**
             * @description Water heated by 90 °F in an hour, in US gallons.
             * @example 21
             */
            readonly recoveryGallonsPerHour?: number;
            /**
             * @description Outside height.
             * @example 61.25
             */
            readonly heightInches?: number;
            /**
             * @description Outside diameter.
             * @example 18
             */
            readonly diameterInches?: number;
            /**
             * @description Outside width.
             * @example 18
             */
            readonly widthInches?: number;
            /**
             * @description Outside depth.
             * @example 10
             */
            readonly depthInches?: number;
            /**
             * @description Empty weight.
             * @example 157
             */
            readonly weightPounds?: number;
            /**
             * @description Shipping weight.
             * @example 174
             */
            readonly shippingWeightPounds?: number;
            /**
             * @description Years of warranty that apply, counted from installation.
             * @example 6
             */
            readonly warrantyYears?: number;
            /**
             * @description Years of warranty on the tank.
             * @example 6
             */
            readonly warrantyTankYears?: number;
            /**
             * @description Years of warranty on parts.
             * @example 6
             */
            readonly warrantyPartsYears?: number;
            /**
             * @description Years of warranty on labor.
             * @example 1
             */
            readonly warrantyLabourYears?: number;
            /**
             * @description Years of warranty on the heat exchanger.
             * @example 15
             */
            readonly warrantyHeatExchangerYears?: number;
            /**
             * @description Operating hours after which the warranty on the heat exchanger ends early.
             * @example 12000
             */
            readonly warrantyHeatExchangerHours?: number;
            /**
             * @description Other facts, as codes.
             * @example [
             *       "glass-lined"
             *     ]
             */
            readonly features: readonly ("anode-smart" | "anode-stainless-core" | "anodes-long-or-several" | "backup-elements" | "blanket" | "bluetooth" | "brass-drain-valve" | "buffer-tank" | "condensing" | "dedicated-circuit" | "demand-response" | "diffuser-dip-tube" | "energy-star" | "glass-lined" | "high-altitude" | "high-input" | "high-recovery" | "indoor-or-outdoor" | "leak-detection" | "leak-shut-off" | "low-wattage" | "manufactured-home" | "mixing-valve" | "no-recirculation" | "non-condensing" | "plug-in" | "recirculation" | "refrigerant-r-513a" | "scale-prevention" | "shared-circuit" | "simultaneous-elements" | "smart" | "stainless-elements" | "wi-fi" | (string & {}))[];
        };
        /** @description Facts about a model, in the language of the request. Metric units come first in languages whose readers use them. Unknown facts are absent. */
        readonly ModelInfo: {
            /**
             * @description Nominal capacity, or the rated volume if only that is known.
             * @example 40 gallons
             */
            readonly capacity?: string;
            /**
             * @description Kind of heater, and its fuel.
             * @example Gas tank, natural gas
             */
            readonly type?: string;
            /**
             * @description Efficiency rating, with its name.
             * @example Uniform energy factor (UEF) 0.92
             */
            readonly efficiency?: string;
            /**
             * @description Outside dimensions.
             * @example 61.25 in high, 18 in across
             */
            readonly dimensions?: string;
            /**
             * @description Empty weight, or shipping weight.
             * @example 118 lb shipping weight
             */
            readonly weight?: string;
            /**
             * @description Input of a gas burner.
             * @example 40,000 BTU/h
             */
            readonly btus?: string;
            /**
             * @description The maker's warranty when the heater was sold. The first number of years applies.
             * @example 6 years on tank and parts
             */
            readonly warranty?: string;
            /**
             * @description The date the warranty counts from.
             * @example The maker’s warranty counts from the installation.
             */
            readonly warrantyNote?: string;
            /**
             * @description Other facts.
             * @example [
             *       "Power vent",
             *       "Tall"
             *     ]
             */
            readonly features?: readonly string[];
        };
        /** @description Where facts about a model come from. */
        readonly ModelSource: {
            /**
             * @description The name and title of the source, in English in every language.
             * @example A. O. Smith specification sheet AOSRE50608
             */
            readonly title: string;
            /**
             * @description Absent if the source is not online.
             * @example https://assets.hotwater.com/
             */
            readonly url?: string;
            /**
             * @description `YYYY`, `YYYY-MM` or `YYYY-MM-DD`, if it has a date.
             * @example 2023-01
             */
            readonly date?: string;
        };
        /** @description A furnace or air conditioner with this serial format. */
        readonly OtherEquipment: {
            /**
             * @description Name of its maker.
             * @example Lennox
             */
            readonly maker: string;
            /** @description The dates under its rule, best first. */
            readonly candidates: readonly components["schemas"]["Candidate"][];
        };
        /** @description A part of the serial number. */
        readonly Part: {
            /**
             * @description Index of the first character, from 0.
             * @example 2
             */
            readonly from: number;
            /**
             * @description Index after the last character.
             * @example 4
             */
            readonly to: number;
            /**
             * @description Its characters.
             * @example 05
             */
            readonly text: string;
            /**
             * @description Meaning of the characters. More can be added.
             * @example month
             * @enum {string}
             */
            readonly means: "year" | "month" | "week" | "day" | "plant" | "prefix" | "sequence" | "model" | "unknown" | (string & {});
        };
        /** @description Why there is no single date, and suggestions. */
        readonly Problem: {
            /**
             * @description Permanent code of the problem. More can be added.
             * @example too-short
             * @enum {string}
             */
            readonly code: "no-format" | "impossible-date" | "no-date-in-serial" | "too-short" | "too-long" | "looks-like-model" | "other-number" | "not-stated" | "makes-other-equipment" | "two-numbers" | "no-public-rule" | "private-label" | "brand-open" | (string & {});
            /** @description Fewest replaced characters first. For `two-numbers`, each of them. */
            readonly repairs: readonly components["schemas"]["Repair"][];
            /**
             * @description Values of brands with this serial format, likeliest first.
             * @example [
             *       "state",
             *       "reliance"
             *     ]
             */
            readonly brands: readonly string[];
            /** @description If the brand is unknown: the dates under each possible brand, likeliest first. */
            readonly readings: readonly components["schemas"]["Reading"][];
            readonly hint?: components["schemas"]["Hint"];
            /**
             * @description For `other-number`: what the number is. More can be added.
             * @example phone
             * @enum {string}
             */
            readonly kind?: "board" | "crn" | "asme" | "csa" | "ul" | "fcc" | "ahri" | "cec" | "barcode" | "part" | "valve" | "owner" | "phone" | "date" | "rounded" | "placeholder" | (string & {});
            /**
             * @description Where the brand is sold, which tells where else to find the date. Absent for North America. More can be added.
             * @example de
             * @enum {string}
             */
            readonly market?: "au" | "de" | "es" | "fr" | "gb" | "it" | "elsewhere" | (string & {});
            /** @description Other equipment it may belong to, likeliest first. Absent if a water heater fits. */
            readonly equipment?: readonly components["schemas"]["OtherEquipment"][];
        };
        /** @description The data on the rating plate. */
        readonly RatingPlate: {
            /**
             * @description A value from the list of brands, or its name. `other` if the brand is unknown.
             * @example rheem
             */
            readonly brand: string;
            /**
             * @description As printed on the rating plate: 6 to 20 letters and digits, for some brands and `other` up to 28. Spaces, dots, hyphens, a leading `S/N`, and dates or names beside it are ignored. `?` stands for a character that can't be read, at most three.
             * @example RH0504B01826
             */
            readonly serialNumber: string;
            /**
             * @description 3 to 30 characters. Empty or absent if unknown.
             * @example XE40M09EL55U1
             */
            readonly modelNumber?: string;
            /**
             * @description A date known from elsewhere, with the words for it, such as a column of a register. It is compared with the dates of the serial number, and not recorded. Text without such a date is ignored.
             * @example Installed: 2005
             */
            readonly note?: string;
        };
        /** @description The date if the heater were of this brand. */
        readonly Reading: {
            /**
             * @description Value of the brand.
             * @example rheem
             */
            readonly brand: string;
            /**
             * @description Name of the brand.
             * @example Rheem
             */
            readonly label: string;
            readonly decoding: components["schemas"]["Decoding"];
        };
        /** @description Why a date is possible, or evidence for or against it. */
        readonly Reason: {
            /**
             * @description Permanent code of the reason. More can be added.
             * @example eight-digits-after-letters
             * @enum {string}
             */
            readonly code: "brand-format" | "year-from-table" | "eight-digits-after-letters" | "seven-digits-after-letters" | "four-digit-year" | "plant-letter-means-week" | "manufacturer-exception" | "decade-from-month-code" | "printed-form" | "boilers-and-gas-heaters" | "small-electric-heaters" | "month-not-padded" | "letters-repeat" | "older-cycle" | "single-year-digit" | "counter-fits" | "counter-misfit" | "check-running-number" | "model-fits" | "model-excludes" | "model-contradicts" | "formats-overlap" | "year-estimated-from-count" | "outside-attested-years" | "accessory-number" | "unknown-characters" | "unknown-outside-date" | "near-miss-tail" | "also-other-number" | "date-beside-contradicts" | "fits-other-brand" | "week-is-approximate" | "no-such-week" | "week-or-month-disputed" | "year-table-disputed" | "sources-disagree" | "may-be-undated" | "single-source" | "inferred-from-sister-brand" | "inferred-rule" | "maker-varies" | (string & {});
            /**
             * @description Values for a sentence about the reason.
             * @example {
             *       "since": "2007-11"
             *     }
             */
            readonly values?: {
                readonly [key: string]: string | number;
            };
        };
        /** @description The date if look-alike characters are replaced. */
        readonly Repair: {
            /**
             * @description The whole serial number, corrected.
             * @example RH0504B01826
             */
            readonly serial: string;
            readonly decoding: components["schemas"]["Decoding"];
        };
        /** @description The decoded serial number as of the day of the check, and the heater's current age. The recommendation, the advice and the model facts are today's. */
        readonly Report: {
            /**
             * @description Id of a report.
             * @example q0mD2rYwT1yXfKc8uQZ7Lw
             */
            readonly id: string;
            /**
             * @description Value of the brand.
             * @example rheem
             */
            readonly brand: string;
            /**
             * @description Name of the brand.
             * @example Rheem
             */
            readonly label: string;
            /**
             * @description Letters and digits only, and `?` as sent.
             * @example RH0504B01826
             */
            readonly serialNumber: string;
            /**
             * @description As sent, in upper case and without spaces; may be empty.
             * @example XE40M09EL55U1
             */
            readonly modelNumber: string;
            readonly decoding: components["schemas"]["Decoding"];
            /**
             * @description Index of the selected candidate. Other fields about a date describe this one.
             * @example 0
             */
            readonly picked: number;
            /** @description The answers that separated the dates, in order. If present, the other dates and the advice only include the dates that remain. */
            readonly disambiguation?: readonly components["schemas"]["ReportDisambiguation"][];
            /**
             * @description The selected date as `YYYY`, `YYYY-MM` or `YYYY-MM-DD`. A week is given as its month.
             * @example 2004-05
             */
            readonly manufacturingDate: string;
            /**
             * @description Precision of the selected date. More can be added.
             * @example month
             * @enum {string}
             */
            readonly precision: "year" | "month" | "week" | "day" | (string & {});
            /**
             * @description Confidence of the selected date. More can be added.
             * @example high
             * @enum {string}
             */
            readonly confidence: "high" | "medium" | "low" | (string & {});
            /**
             * @description Whether another date remains.
             * @example false
             */
            readonly ambiguous: boolean;
            /**
             * @description State of the heater today. More can be added.
             * @example replace
             * @enum {string}
             */
            readonly recommendationCode: "good" | "monitor" | "replace" | (string & {});
            /**
             * @description For today, in the language of the request. Includes the other dates, if any.
             * @example Replacement recommended: plan for a new one.
             */
            readonly recommendation: string;
            readonly ageAtCheck: components["schemas"]["ReportAge"];
            readonly ageToday: components["schemas"]["ReportAge"];
            /** @description Likely makers, likeliest first: for `other`, store brands, private labels and Kenmore. Absent without evidence for any maker, and for a maker's own brand. */
            readonly makers?: readonly components["schemas"]["LikelyMaker"][];
            readonly modelInfo?: components["schemas"]["ModelInfo"];
            /**
             * @description `catalogue`: the model is listed. `nomenclature`: decoded from the model number. `ai-enhanced`: from a language model, which may be wrong. More can be added.
             * @example catalogue
             * @enum {string}
             */
            readonly modelSource?: "catalogue" | "nomenclature" | "ai-enhanced" | (string & {});
            /**
             * @description Whether any of `modelInfo` is an estimate. Label it as one.
             * @example false
             */
            readonly modelEstimated?: boolean;
            readonly advice: components["schemas"]["Advice"];
            /**
             * @description Name of the person or company that checked the heater. Empty or absent if not given.
             * @example Jane Doe
             */
            readonly preparedBy?: string;
            /**
             * @description Their phone number. Empty or absent if not given.
             * @example 555-0100
             */
            readonly phone?: string;
            /**
             * @description Name or address of the customer. Empty or absent if not given.
             * @example 12 Elm St
             */
            readonly customer?: string;
            /**
             * Format: date-time
             * @description When the check was made.
             * @example 2026-11-20T09:30:00.000Z
             */
            readonly checkedAt: string;
            /**
             * @description Version of the decoder that read the serial number. A later one may read it differently.
             * @example 1.0.0
             */
            readonly decoderVersion: string;
        };
        /** @description A heater's age on a day. */
        readonly ReportAge: {
            /**
             * Format: date
             * @description The day, in UTC.
             * @example 2026-11-20
             */
            readonly on: string;
            /**
             * @description Completed years since the first possible day.
             * @example 22
             */
            readonly years: number;
            /**
             * @description Months beyond the years.
             * @example 6
             */
            readonly months: number;
            readonly range: components["schemas"]["AgeRange"];
        };
        /** @description Address of the new report. */
        readonly ReportCreation: {
            /**
             * @description True.
             * @example true
             */
            readonly success: boolean;
            readonly report: components["schemas"]["CreatedReport"];
        };
        /** @description The answer to a question that separates the dates of a heater, from the report's creator. */
        readonly ReportDisambiguation: {
            /**
             * @description Permanent code of the question. More can be added.
             * @example rating-name
             * @enum {string}
             */
            readonly question: "rating-name" | "label-price" | "gas-valve-code" | "standard-year" | "heater-kind" | (string & {});
            /**
             * @description The question, in the language of the request.
             * @example Does the yellow EnergyGuide label say UEF or EF?
             */
            readonly text: string;
            readonly answer: components["schemas"]["DisambiguationAnswer"];
            /**
             * @description The dates that the answer rules out.
             * @example [
             *       "2024-05"
             *     ]
             */
            readonly rulesOut: readonly string[];
        };
        /** @description The subject of a report. Besides the fields of a check, only the date, the answers that separate its dates and the texts about people are used. */
        readonly ReportRequest: {
            /**
             * @description A random UUID (version 4), new for each request. Sent again, it gets the same link and token, and the report stays as it was stored first. Keep it secret: anyone who knows it can delete the report.
             * @example 5b1f0c64-a2d9-4f0f-8d3f-6d0c0d8a1b7e
             */
            readonly id?: string;
            /**
             * @description A value from the list of brands, or its name. `other` if the brand is unknown.
             * @example rheem
             */
            readonly brand: string;
            /**
             * @description As printed on the rating plate: 6 to 20 letters and digits, for some brands and `other` up to 28. Spaces, dots, hyphens, a leading `S/N`, and dates or names beside it are ignored. `?` stands for a character that can't be read, at most three.
             * @example RH0504B01826
             */
            readonly serialNumber: string;
            /**
             * @description 3 to 30 characters. Empty or absent if unknown.
             * @example XE40M09EL55U1
             */
            readonly modelNumber?: string;
            /**
             * @description One of the possible dates, as the check returned it. Empty or absent for the likeliest.
             * @example 2004-05
             */
            readonly manufacturingDate?: string;
            /**
             * @description The answers to the questions that separate the dates, in order. The report states what separated its dates, and omits the dates that were ruled out.
             * @example []
             */
            readonly disambiguation?: readonly components["schemas"]["GivenAnswer"][];
            /**
             * @description Name of the person or company that checked the heater. Empty or absent if not given.
             * @example Jane Doe
             */
            readonly preparedBy?: string;
            /**
             * @description Their phone number. Empty or absent if not given.
             * @example 555-0100
             */
            readonly phone?: string;
            /**
             * @description Name or address of the customer. Empty or absent if not given.
             * @example 12 Elm St
             */
            readonly customer?: string;
            /**
             * @description Ignored. It is calculated again.
             * @example 22
             */
            readonly ageYears?: number;
            /**
             * @description Ignored. It is calculated again.
             * @example 6
             */
            readonly ageMonths?: number;
            /**
             * @description Ignored. It is calculated again.
             * @example Replacement recommended: plan for a new one.
             */
            readonly recommendation?: string;
            /**
             * @description Ignored. It is calculated again.
             * @example {
             *       "capacity": "40 gallons"
             *     }
             */
            readonly modelInfo?: {
                readonly [key: string]: unknown;
            };
        };
        /** @description Safety notices and recalls for the heater. */
        readonly Safety: {
            /**
             * @description Whether notices in our list cover the heater. It never means that no recall exists. More can be added.
             * @example no-match
             * @enum {string}
             */
            readonly answer: "covered" | "may-be-covered" | "no-match" | (string & {});
            readonly summary: components["schemas"]["Statement"];
            /**
             * Format: date
             * @description The day the list was compiled. Later notices are missing.
             * @example 2026-11-20
             */
            readonly listDate: string;
            /**
             * @description Completed months from that day to today.
             * @example 0
             */
            readonly listMonths: number;
            /** @description What limits the answer: an old list, or an unknown brand or date. */
            readonly remarks: readonly components["schemas"]["Statement"][];
            /** @description Notices that cover the heater or may cover it, surest first, then newest first. */
            readonly matches: readonly components["schemas"]["SafetyMatch"][];
            /** @description Official lists. */
            readonly search: readonly components["schemas"]["SafetySearch"][];
        };
        /** @description A condition that a person at the heater can check. */
        readonly SafetyCheck: {
            /**
             * @description What it is about. More can be added.
             * @example gas-control
             * @enum {string}
             */
            readonly code: "capacity" | "fuel" | "type" | "ultra-low-nox" | "converted-to-propane" | "gas-control" | "made-date" | "model-number" | "official-page" | "sale-date" | "serial-number" | (string & {});
            readonly statement: components["schemas"]["Statement"];
            /**
             * @description Model numbers of the heater or the gas control, as the notice prints them. Empty if the condition concerns something other than models.
             * @example [
             *       "37",
             *       "37C"
             *     ]
             */
            readonly printed: readonly string[];
            /**
             * @description First and last date code on the gas control, four digits each.
             * @example [
             *       "9412",
             *       "9440"
             *     ]
             */
            readonly dateCodes?: readonly string[];
        };
        /** @description A safety notice that covers the heater or may cover it. `stopUse`: stop using the heater. `hazard`: what can happen. `cause`: what is wrong. `remedy`: what the notice offers. `unread`: parts of the notice that we don't have. */
        readonly SafetyMatch: {
            /**
             * @description Permanent id of the notice.
             * @example cpsc-96-070
             */
            readonly id: string;
            /**
             * @description Whether all conditions of the notice are known and met, or something must be checked. More can be added.
             * @example may-be-covered
             * @enum {string}
             */
            readonly answer: "covered" | "may-be-covered" | (string & {});
            /**
             * @description The same in words, in the language of the request.
             * @example May be affected
             */
            readonly answerText: string;
            /**
             * @description What the notice covers. More can be added.
             * @example gas-control
             * @enum {string}
             */
            readonly kind: "combi-boiler" | "gas-control" | "heat-pump" | "rv-water-heater" | "water-heater" | (string & {});
            /**
             * @description Who published it.
             * @example CPSC
             */
            readonly agency: string;
            /**
             * @description ISO 3166 code of the country where it was published.
             * @example [
             *       "US"
             *     ]
             */
            readonly countries: readonly string[];
            /**
             * @description Number under which it was published.
             * @example 96-070
             */
            readonly number?: string;
            /**
             * @description When it was published. `YYYY`, `YYYY-MM` or `YYYY-MM-DD`.
             * @example 1996-02-15
             */
            readonly date?: string;
            /**
             * @description Kinds of heater the notice covers, if it names them.
             * @example [
             *       "tankless-gas"
             *     ]
             */
            readonly types?: readonly string[];
            readonly heading: components["schemas"]["Statement"];
            readonly about: components["schemas"]["Statement"];
            readonly stopUse?: components["schemas"]["Statement"];
            readonly hazard: components["schemas"]["Statement"];
            readonly cause?: components["schemas"]["Statement"];
            readonly remedy: components["schemas"]["Statement"];
            /**
             * @description Possible dates of the heater that fit the notice.
             * @example [
             *       "2002-05"
             *     ]
             */
            readonly dates: readonly string[];
            readonly fits: components["schemas"]["Statement"];
            /** @description Conditions to check, most decisive first. The notice covers the heater only if all of them fit. */
            readonly check: readonly components["schemas"]["SafetyCheck"][];
            readonly unread?: components["schemas"]["Statement"];
            /** @description Phone numbers for this brand. */
            readonly phones: readonly components["schemas"]["SafetyPhone"][];
            /**
             * @description Official page of the notice.
             * @example https://www.cpsc.gov/Recalls
             */
            readonly link?: string;
            /**
             * @description Page of the maker that checks whether a heater is covered.
             * @example https://waterheaterrecall.com
             */
            readonly makerPage?: string;
        };
        /** @description A phone number from the notice. */
        readonly SafetyPhone: {
            /**
             * @description As the notice prints it, in groups.
             * @example 800-426-3503
             */
            readonly number: string;
            /**
             * @description Brands it applies to, if not all in the notice.
             * @example [
             *       "American",
             *       "Whirlpool"
             *     ]
             */
            readonly brands?: readonly string[];
        };
        /** @description An official list of recalls, for those missing from ours. */
        readonly SafetySearch: {
            /**
             * @description The country of the list as an ISO 3166 code, or `EU`.
             * @example US
             */
            readonly country: string;
            /**
             * @description Name of the list, in the language of the request.
             * @example United States: CPSC recalls
             */
            readonly text: string;
            /**
             * @description Address of its search page.
             * @example https://www.cpsc.gov/Recalls
             */
            readonly url: string;
        };
        /** @description A share. */
        readonly ShareRequest: {
            /**
             * @description A random UUID (version 4), new for each request. Sent again within 30 days, the share isn't counted again.
             * @example 5b1f0c64-a2d9-4f0f-8d3f-6d0c0d8a1b7e
             */
            readonly id?: string;
            /**
             * @description What was shared: the website itself or the result of a check.
             * @example website
             * @enum {string}
             */
            readonly type: "website" | "result";
            /**
             * @description Where it was shared to: `facebook`, `twitter`, `linkedin`, `whatsapp`, `reddit`, `email`, `sms`, `copy`, `native`. `copy`: its link was copied. `native`: through the device's own menu. Any other is counted as `other`.
             * @example facebook
             */
            readonly platform: string;
            /**
             * @description Id of the shared report, if any. It isn't stored or checked.
             * @example q0mD2rYwT1yXfKc8uQZ7Lw
             */
            readonly resultId?: string;
        };
        /** @description How often the website and results were shared. */
        readonly ShareStats: {
            /**
             * @description Shares of both types.
             * @example 7
             */
            readonly totalShares: number;
            /**
             * @description Shares of both types by platform. Platforms without a share are absent.
             * @example {
             *       "facebook": 4,
             *       "copy": 3
             *     }
             */
            readonly platformBreakdown: {
                readonly [key: string]: number;
            };
            /**
             * @description Shares of the website itself.
             * @example 5
             */
            readonly websiteShares: number;
            /**
             * @description Shares of results.
             * @example 2
             */
            readonly resultShares: number;
        };
        /** @description Where a rule comes from. */
        readonly Source: {
            /**
             * @description Publisher and title in English, the same in every language.
             * @example Water Heater Trace: Rheem
             */
            readonly title: string;
            /**
             * @description Absent if the source is not online.
             * @example https://www.waterheatertrace.com/brands/rheem/water-heater-age/
             */
            readonly url?: string;
            /**
             * @description Kind of source. More can be added.
             * @example trade
             * @enum {string}
             */
            readonly kind: "maker" | "regulator" | "trade" | "compiled" | (string & {});
        };
        /** @description A statement and its basis. A statement with a figure always has one. */
        readonly Statement: {
            /**
             * @description The statement, in the language of the request.
             * @example The tank is covered for 6 years.
             */
            readonly text: string;
            /**
             * @description Whether a source states it, or the publisher of the site inferred, chose or assumed it. More can be added.
             * @example source
             * @enum {string}
             */
            readonly basis: "source" | "ours" | (string & {});
            /**
             * @description What it is based on beyond the sources, in the language of the request.
             * @example Counted from manufacture, so it may run longer.
             */
            readonly assumption?: string;
            /**
             * @description Confidence level. More can be added.
             * @example high
             * @enum {string}
             */
            readonly confidence?: "high" | "medium" | "low" | (string & {});
            /** @description Its sources. Empty if it is our own. */
            readonly sources: readonly components["schemas"]["Source"][];
        };
        /** @description The warranty. `counting` is the date it counts from, `conditions` what can end it. The source of `check` is the maker's page for looking up the cover by serial number. */
        readonly WarrantyAdvice: {
            /** @description Covered parts, the tank or heat exchanger first. Empty if the warranty is unknown. */
            readonly covers: readonly components["schemas"]["WarrantyCover"][];
            /** @description In Europe, what the law of the country of the request's language says: how long the seller is liable, and how often the heater has to be checked. */
            readonly legal: readonly components["schemas"]["Statement"][];
            readonly counting: components["schemas"]["Statement"];
            readonly conditions: components["schemas"]["Statement"];
            /** @description What is missing, and why. */
            readonly remarks: readonly components["schemas"]["Statement"][];
            /** @description How to find out more. Empty if the warranty is known. */
            readonly steps: readonly string[];
            readonly check?: components["schemas"]["Statement"];
        };
        /** @description How long parts of the heater are covered. */
        readonly WarrantyCover: {
            /** @description Parts with the same cover. */
            readonly parts: readonly ("tank" | "parts" | "labour" | "heat-exchanger" | "unnamed" | (string & {}))[];
            /**
             * @description Years of cover, the fewest.
             * @example 6
             */
            readonly yearsFrom: number;
            /**
             * @description Years of cover, the most: higher if the number fits versions with different cover.
             * @example 6
             */
            readonly yearsTo: number;
            /**
             * @description Hours of operation that end it earlier.
             * @example 12000
             */
            readonly hours?: number;
            /**
             * @description Only with this kind of recirculation. More can be added.
             * @example controlled
             * @enum {string}
             */
            readonly recirculation?: "controlled" | "uncontrolled" | (string & {});
            /**
             * @description Its source: the request, the list of models, a language model, the maker’s papers for the product line, or the model number. More can be added.
             * @example papers
             * @enum {string}
             */
            readonly from: "papers" | "catalogue" | "language-model" | "line" | "model-number" | (string & {});
            readonly statement: components["schemas"]["Statement"];
            /** @description Whether it is still active, once for all dates with the same result. Empty without a date of manufacture or installation. */
            readonly states: readonly components["schemas"]["WarrantyState"][];
        };
        /** @description Whether a part is still covered. */
        readonly WarrantyState: {
            /**
             * @description Dates of manufacture it applies to. Empty if unknown.
             * @example [
             *       "2022-05"
             *     ]
             */
            readonly dates: readonly string[];
            /**
             * @description Active until the years are complete. `either` if the date or the version leaves it open. More can be added.
             * @example active
             * @enum {string}
             */
            readonly status: "active" | "either" | "expired" | (string & {});
            /** @description Remaining months of cover, including the current one. 0 when expired. */
            readonly remainingMonths: {
                /**
                 * @description The least.
                 * @example 17
                 */
                readonly min: number;
                /**
                 * @description The most.
                 * @example 18
                 */
                readonly max: number;
            };
            /**
             * @description The date it counts from. More can be added.
             * @example manufacture
             * @enum {string}
             */
            readonly countedFrom: "installation" | "manufacture" | (string & {});
            /**
             * @description Whether it may run longer, because it counts from an unknown day of installation.
             * @example true
             */
            readonly mayRunLonger: boolean;
            readonly statement: components["schemas"]["Statement"];
        };
        /** @description A span of years. */
        readonly Years: {
            /**
             * @description Lower end, in years.
             * @example 8
             */
            readonly from: number;
            /**
             * @description Upper end, in years.
             * @example 15
             */
            readonly to: number;
            /**
             * @description Whether a source says “and more”.
             * @example false
             */
            readonly orMore: boolean;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    readonly listBrands: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description All brands that can be chosen. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BrandList"];
                };
            };
            /** @description The request failed. See `code`. */
            readonly "4XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request failed. See `code`. */
            readonly "5XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    readonly getModel: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description A value from the list of brands, or its name.
                 * @example ao-smith
                 */
                readonly brand: string;
                /**
                 * @description As printed on the rating plate: 3 to 30 characters. A space or a hyphen marks where options begin. Send a slash as `%2F`.
                 * @example ENT-40
                 */
                readonly modelNumber: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Facts about a model. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ModelAnswer"];
                };
            };
            /** @description The request failed. See `code`. */
            readonly "4XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request failed. See `code`. */
            readonly "5XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    readonly check: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["CheckRequest"];
            };
        };
        readonly responses: {
            /** @description The age of the heater, from its serial number. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CheckResult"];
                };
            };
            /** @description The request failed. See `code`. */
            readonly "4XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request failed. See `code`. */
            readonly "5XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    readonly checkBatch: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["BatchRequest"];
                /**
                 * @example brand,serialNumber
                 *     rheem,RH0504B01826
                 */
                readonly "text/csv": string;
            };
        };
        readonly responses: {
            /** @description The result of each check. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BatchResult"];
                    readonly "text/csv": string;
                };
            };
            /** @description The request failed. See `code`. */
            readonly "4XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request failed. See `code`. */
            readonly "5XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    readonly advise: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["AdviceRequest"];
            };
        };
        readonly responses: {
            /** @description Advice for the date of a heater. Nothing is recorded. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Advice"];
                };
            };
            /** @description The request failed. See `code`. */
            readonly "4XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request failed. See `code`. */
            readonly "5XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    readonly generateReport: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ReportRequest"];
            };
        };
        readonly responses: {
            /** @description Address of the new report. */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ReportCreation"];
                };
            };
            /** @description The request failed. See `code`. */
            readonly "4XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request failed. See `code`. */
            readonly "5XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    readonly getReport: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description Id of a report.
                 * @example q0mD2rYwT1yXfKc8uQZ7Lw
                 */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The decoded serial number as of the day of the check, and the heater's current age. The recommendation, the advice and the model facts are today's. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Report"];
                };
            };
            /** @description The request failed. See `code`. */
            readonly "4XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request failed. See `code`. */
            readonly "5XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    readonly deleteReport: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description Id of a report.
                 * @example q0mD2rYwT1yXfKc8uQZ7Lw
                 */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The report is deleted. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request failed. See `code`. */
            readonly "4XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request failed. See `code`. */
            readonly "5XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    readonly withdrawReport: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description Id of a report.
                 * @example q0mD2rYwT1yXfKc8uQZ7Lw
                 */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The report is withdrawn, or was already deleted. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request failed. See `code`. */
            readonly "4XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request failed. See `code`. */
            readonly "5XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    readonly share: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ShareRequest"];
            };
        };
        readonly responses: {
            /** @description The share is counted. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request failed. See `code`. */
            readonly "4XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request failed. See `code`. */
            readonly "5XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    readonly shareStats: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description How often the website and results were shared. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ShareStats"];
                };
            };
            /** @description The request failed. See `code`. */
            readonly "4XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request failed. See `code`. */
            readonly "5XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    readonly contact: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ContactForm"];
            };
        };
        readonly responses: {
            /** @description The message is stored. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ContactReceipt"];
                };
            };
            /** @description The request failed. See `code`. */
            readonly "4XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request failed. See `code`. */
            readonly "5XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    readonly reportError: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ClientErrorReport"];
            };
        };
        readonly responses: {
            /** @description The error is counted. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request failed. See `code`. */
            readonly "4XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request failed. See `code`. */
            readonly "5XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    readonly errorStats: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Error statistics. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorStatistics"];
                };
            };
            /** @description The request failed. See `code`. */
            readonly "4XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request failed. See `code`. */
            readonly "5XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    readonly checkStats: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description How many checks were recorded. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CheckStats"];
                };
            };
            /** @description The request failed. See `code`. */
            readonly "4XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request failed. See `code`. */
            readonly "5XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
}

export type Schemas = components["schemas"];
