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
         * @description All brands and store labels whose name is known, in the order of a choice on a page.
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
         * @description Answers 200 also when the serial number cannot be read: then `success` is false and `problem` says why. The age counts from the first day of the date as known to today in UTC.
         */
        readonly post: operations["check"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/healthz": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Tell whether the process runs */
        readonly get: operations["alive"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/readyz": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Tell whether the service can answer checks, and record them */
        readonly get: operations["ready"];
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
        /** @description Why a request could not be served. */
        readonly ErrorBody: {
            /**
             * @description The HTTP status.
             * @example 400
             */
            readonly statusCode: number;
            /**
             * @description Permanent code of the error.
             * @example serial-required
             * @enum {string}
             */
            readonly code: "brand-required" | "brand-characters" | "brand-unknown" | "serial-required" | "serial-blank" | "serial-characters" | "serial-too-short" | "serial-too-long" | "model-length" | "model-characters" | "invalid-request" | "invalid-json" | "operator-only" | "not-found" | "method-not-allowed" | "request-timeout" | "body-too-large" | "unsupported-media-type" | "too-many-requests" | "headers-too-large" | "internal-error" | "database-unavailable";
            /**
             * @description Name of the HTTP status.
             * @example Bad Request
             */
            readonly error: string;
            /**
             * @description What a visitor can read, in the language of the request.
             * @example Serial number is required
             */
            readonly message: string;
        };
        /** @description What is printed on the rating plate. */
        readonly CheckRequest: {
            /**
             * @description A value of the list of brands, or its name. `other` when the brand is not known.
             * @example rheem
             */
            readonly brand: string;
            /**
             * @description As printed on the rating plate: 6 to 20 letters and digits. Spaces, dots, hyphens and a leading `S/N` do not count.
             * @example RH0504B01826
             */
            readonly serialNumber: string;
            /**
             * @description 3 to 30 characters. Empty or absent when not known.
             * @example XE40M09EL55U1
             */
            readonly modelNumber?: string;
        };
        /** @description A run of characters of the serial number. */
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
             * @description The characters themselves.
             * @example 05
             */
            readonly text: string;
            /**
             * @description What the characters stand for.
             * @enum {string}
             */
            readonly means: "year" | "month" | "week" | "day" | "plant" | "prefix" | "sequence" | "model" | "unknown";
        };
        /** @description Why a date is possible, or what speaks for or against it. */
        readonly Reason: {
            /**
             * @description Permanent code of the reason.
             * @enum {string}
             */
            readonly code: "brand-format" | "eight-digits-after-letters" | "seven-digits-after-letters" | "four-digit-year" | "plant-letter-means-week" | "manufacturer-exception" | "decade-from-month-code" | "printed-form" | "month-not-padded" | "letters-repeat" | "older-cycle" | "single-year-digit" | "counter-fits" | "counter-misfit" | "model-fits" | "model-excludes" | "formats-overlap" | "outside-attested-years" | "near-miss-tail" | "near-miss-characters" | "fits-other-brand" | "week-is-approximate" | "week-or-month-disputed" | "year-table-disputed" | "sources-disagree" | "single-source" | "inferred-from-sister-brand" | "inferred-rule" | "unpublished-compilation" | "maker-varies";
            /**
             * @description What a sentence about the reason needs.
             * @example {
             *       "since": "late 2007"
             *     }
             */
            readonly values?: {
                readonly [key: string]: string | number;
            };
        };
        /** @description Where a rule comes from. */
        readonly Source: {
            readonly title: string;
            /** @description Absent when a reader cannot open it. */
            readonly url?: string;
            /**
             * @description Who says so.
             * @enum {string}
             */
            readonly kind: "maker" | "regulator" | "trade" | "compiled";
        };
        /** @description One date that the serial number can mean. */
        readonly Candidate: {
            /**
             * @description ISO 8601 at the precision known: a year, month, week or day.
             * @example 2004-05
             */
            readonly date: string;
            /** @example 2004 */
            readonly year: number;
            /** @example 5 */
            readonly month?: number;
            readonly week?: number;
            readonly day?: number;
            /** @description Id of the format, unique within the brand. */
            readonly format: string;
            /**
             * @description How sure this reading is.
             * @enum {string}
             */
            readonly confidence: "high" | "medium" | "low";
            /** @description The serial number cut into its parts. */
            readonly parts: readonly components["schemas"]["Part"][];
            readonly reasons: readonly components["schemas"]["Reason"][];
            readonly sources: readonly components["schemas"]["Source"][];
        };
        /** @description What the serial number says. */
        readonly Decoding: {
            /**
             * @description Whether the serial number means one date, several, or none.
             * @enum {string}
             */
            readonly status: "decoded" | "ambiguous" | "unreadable";
            /** @description Every date that it can mean, best first. */
            readonly candidates: readonly components["schemas"]["Candidate"][];
        };
        /** @description What the serial number would mean with look-alike characters exchanged. */
        readonly Repair: {
            /**
             * @description The whole serial number as it would be.
             * @example RH0504B01826
             */
            readonly serial: string;
            readonly decoding: components["schemas"]["Decoding"];
        };
        /** @description What the serial number would mean on a heater of this brand. */
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
        /** @description Why no single date is given, and what may help. */
        readonly Problem: {
            /**
             * @description Permanent code of the problem.
             * @enum {string}
             */
            readonly code: "no-format" | "impossible-date" | "no-date-in-serial" | "too-short" | "too-long" | "looks-like-model" | "no-public-rule" | "private-label" | "brand-open";
            /** @description Fewest exchanged characters first. */
            readonly repairs: readonly components["schemas"]["Repair"][];
            /**
             * @description Values of the brands with a format of this shape, likeliest first.
             * @example [
             *       "state",
             *       "reliance"
             *     ]
             */
            readonly brands: readonly string[];
            /** @description When the brand is open: the dates under each of the brands, likeliest first. */
            readonly readings: readonly components["schemas"]["Reading"][];
        };
        /** @description Completed months at both ends of what the date leaves open. */
        readonly AgeRange: {
            /**
             * @description If made on the last day of the date as known.
             * @example 270
             */
            readonly minMonths: number;
            /**
             * @description If made on the first day of the date as known.
             * @example 271
             */
            readonly maxMonths: number;
        };
        /** @description What the serial number says about the age of the heater. */
        readonly CheckResult: {
            /** @description Whether there is a date. Without one there are `error` and `problem`. */
            readonly success: boolean;
            /** @example rheem */
            readonly brand: string;
            /**
             * @description Letters and digits only.
             * @example RH0504B01826
             */
            readonly serialNumber: string;
            /** @description Without spaces, hyphens and underscores; may be empty. */
            readonly modelNumber: string;
            /**
             * @description `YYYY`, `YYYY-MM` or `YYYY-MM-DD`: of the likeliest date; a week is given as its month.
             * @example 2004-05
             */
            readonly manufacturingDate?: string;
            /**
             * @description Completed years from the first day of the date as known.
             * @example 22
             */
            readonly ageYears?: number;
            /** @description Months beyond the years. */
            readonly ageMonths?: number;
            /** @description In the language of the request. Names the other dates, if there are any. */
            readonly recommendation?: string;
            /** @description Why there is no date, in the language of the request. */
            readonly error?: string;
            readonly decoding: components["schemas"]["Decoding"];
            readonly problem?: components["schemas"]["Problem"];
            /**
             * @description How finely the date is known.
             * @enum {string}
             */
            readonly precision?: "year" | "month" | "week" | "day";
            readonly ageRange?: components["schemas"]["AgeRange"];
            /** @description Whether the serial number can mean another date. */
            readonly ambiguous?: boolean;
            /**
             * @description How sure the likeliest date is.
             * @enum {string}
             */
            readonly confidence?: "high" | "medium" | "low";
            /**
             * @description State of the likeliest date.
             * @enum {string}
             */
            readonly recommendationCode?: "good" | "monitor" | "replace" | "monitor-or-good" | "replace-or-monitor";
            /** @description False when the check could not be recorded. */
            readonly recorded: boolean;
            /**
             * Format: date-time
             * @example 2026-11-20T09:30:00.000Z
             */
            readonly checkedAt: string;
        };
        /** @description A brand that can be chosen. */
        readonly BrandChoice: {
            /**
             * @description What `brand` takes in other calls.
             * @example ao-smith
             */
            readonly value: string;
            /**
             * @description As printed on the heater.
             * @example A. O. Smith
             */
            readonly label: string;
        };
        /** @description All brands that can be chosen. */
        readonly BrandList: {
            /** @description The most common first, then all others by name, at last `other`. */
            readonly brands: readonly components["schemas"]["BrandChoice"][];
        };
        /** @description The process runs. */
        readonly Alive: {
            /** @enum {string} */
            readonly status: "alive";
        };
        /** @description The service can answer checks. */
        readonly Ready: {
            /** @enum {string} */
            readonly status: "ready";
            /**
             * @description While it is down, checks are answered and not recorded.
             * @enum {string}
             */
            readonly database: "up" | "down";
            /** @description Checks that were not recorded since the start. */
            readonly unrecordedChecks: number;
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
            /** @description Why a request could not be served. */
            readonly "4XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Why a request could not be served. */
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
            /** @description What the serial number says about the age of the heater. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CheckResult"];
                };
            };
            /** @description Why a request could not be served. */
            readonly "4XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Why a request could not be served. */
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
    readonly alive: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The process runs. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Alive"];
                };
            };
        };
    };
    readonly ready: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The service can answer checks. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Ready"];
                };
            };
        };
    };
}
