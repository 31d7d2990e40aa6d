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
         * @description All brands and store brands whose name is known, in the order of a choice on a page.
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
         * @description At most 500 checks, each with its own result or problem, in their order. A table in CSV is answered with the same table and more columns, while it comes in: it is in UTF-8, its first row names the columns `brand`, `serialNumber` and, if there is one, `modelNumber`, in any order, and its cells are separated by commas, semicolons or tabulators. Cells that a spreadsheet would take for formulas come back with an apostrophe before them. What goes wrong after the first rows have been answered is told in a last row, under `problem` and `message`.
         */
        readonly post: operations["checkBatch"];
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
         * Tell what is known of a model
         * @description Looks the model up in the catalogue, else reads what its number itself says, else, where the service is set up for it, asks a language model. `source` says which. Answers 404 when nothing is known.
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
         * Make a report that others can be shown
         * @description The serial number is read again: a report says nothing that its creator wrote but the brand, the serial number and the model number.
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
         * @description Answers 410 when the report was deleted by its creator or withdrawn by the operator. Not for search engines.
         */
        readonly get: operations["getReport"];
        readonly put?: never;
        readonly post?: never;
        /**
         * Delete a report with the token that its creator was given
         * @description Send the token as `Authorization: Bearer <token>`. What the report said is erased; its address answers 410 from then on. Deleting twice is the same as once.
         */
        readonly delete: operations["deleteReport"];
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
        /** Count that something was shared */
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
         * @description The message is stored, and sent by mail where the operator has configured that. Where reCAPTCHA is configured, `recaptchaToken` is needed too.
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
         * Tell of an error
         * @description What is too long is cut and not refused, but the whole must not have more than 16 KiB. The address of the caller is not kept.
         */
        readonly post: operations["reportError"];
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
         * @description The numbers may be five minutes old. They outlive the checks that they count.
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
    readonly "/api/errors/stats": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Tell what errors there were
         * @description For the operator. Without a configured token there is no such address.
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
         * @description What the report said is erased; its address answers 410 from then on. A report that its creator has deleted stays deleted.
         */
        readonly post: operations["withdrawReport"];
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
             * @description Permanent code of the error. Each has a page, to which the header `Link` leads (`rel=help`).
             * @example serial-required
             * @enum {string}
             */
            readonly code: "brand-required" | "brand-characters" | "brand-unknown" | "serial-required" | "serial-blank" | "serial-characters" | "serial-too-short" | "serial-too-long" | "serial-is-model" | "model-length" | "model-characters" | "invalid-request" | "invalid-json" | "batch-empty" | "batch-too-long" | "csv-columns" | "csv-encoding" | "csv-malformed" | "csv-cells" | "contact-name" | "contact-name-long" | "contact-email" | "contact-phone-long" | "contact-subject" | "contact-subject-long" | "contact-message" | "contact-message-long" | "idempotency-key-invalid" | "operator-only" | "report-token-wrong" | "model-not-found" | "not-found" | "report-not-found" | "method-not-allowed" | "request-timeout" | "idempotency-in-progress" | "report-deleted" | "report-withdrawn" | "body-too-large" | "unsupported-media-type" | "report-not-decodable" | "report-date-unknown" | "share-report-unknown" | "contact-captcha" | "idempotency-key-reused" | "too-many-requests" | "headers-too-large" | "internal-error" | "database-unavailable" | (string & {});
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
        /** @description What is known of a model, in the language of the request. Languages whose readers measure in metric units get these first. What is not known is absent. */
        readonly ModelInfo: {
            /**
             * @description Nominal capacity, or the rated volume where only that is known.
             * @example 40 gallons
             */
            readonly capacity?: string;
            /**
             * @description Kind of heater, and what it burns.
             * @example Gas tank water heater, natural gas
             */
            readonly type?: string;
            /**
             * @description Its rating, with the name of the rating.
             * @example Uniform energy factor (UEF) 0.92
             */
            readonly efficiency?: string;
            /**
             * @description Outside dimensions.
             * @example 61.25 in high, 18 in across
             */
            readonly dimensions?: string;
            /**
             * @description Empty weight, or that of the package.
             * @example 118 lb in its package
             */
            readonly weight?: string;
            /**
             * @description Input of a gas burner.
             * @example 40,000 BTU/h
             */
            readonly btus?: string;
            /**
             * @description The maker's warranty when the heater was sold. The first number of years is the one that counts.
             * @example 6 years on tank and parts
             */
            readonly warranty?: string;
            /**
             * @description From when the warranty counts.
             * @example The maker’s warranty counts from the installation.
             */
            readonly warrantyNote?: string;
            /**
             * @description What else is known.
             * @example [
             *       "Power vent",
             *       "Tall"
             *     ]
             */
            readonly features?: readonly string[];
        };
        /** @description What is known of a model, as figures with their unit in the name, and codes. */
        readonly ModelFacts: {
            /**
             * @description Kind of heater.
             * @example gas-tank
             * @enum {string}
             */
            readonly type?: "gas-tank" | "gas-tank-commercial" | "electric-tank" | "electric-tank-commercial" | "heat-pump" | "tankless-gas" | "tankless-electric" | "combi-boiler" | (string & {});
            /**
             * @description What it burns or draws.
             * @example natural-gas
             * @enum {string}
             */
            readonly fuel?: "natural-gas" | "propane" | "natural-gas-or-propane" | "electric" | (string & {});
            /**
             * @description How a gas heater gets rid of its exhaust.
             * @example power
             * @enum {string}
             */
            readonly vent?: "power" | "direct" | "power-direct" | "atmospheric" | (string & {});
            /**
             * @description Class of nitrogen oxides.
             * @example ultra-low
             * @enum {string}
             */
            readonly nox?: "ultra-low" | (string & {});
            /**
             * @description How tall a tank is among those of its capacity.
             * @example tall
             * @enum {string}
             */
            readonly height?: "tall" | "medium" | "short" | "lowboy" | (string & {});
            /**
             * @description Where it may stand.
             * @example indoor
             * @enum {string}
             */
            readonly location?: "indoor" | "outdoor" | (string & {});
            /**
             * @description The maker's name of the line.
             * @example ProLine Standard
             */
            readonly line?: string;
            /**
             * @description Nominal capacity in US gallons.
             * @example 40
             */
            readonly capacityGallons?: number;
            /**
             * @description Volume as certified, in US gallons.
             * @example 36
             */
            readonly ratedVolumeGallons?: number;
            /**
             * @description Hot water of the first hour, in US gallons.
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
             * @description Gas input for heating rooms, of a combi boiler.
             * @example 110000
             */
            readonly heatingBtuPerHour?: number;
            /**
             * @description Electric power, of each element where their number is known; 0 for a heat pump without elements.
             * @example 4500
             */
            readonly watts?: number;
            /**
             * @description Voltage.
             * @example 240
             */
            readonly volts?: number;
            /**
             * @description Circuit that it needs, in amperes.
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
             * @description Generation of its line, from 1.
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
             * @description Weight in its package.
             * @example 174
             */
            readonly shippingWeightPounds?: number;
            /**
             * @description The years of warranty that count, from the installation.
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
             * @description Years of warranty on labour.
             * @example 1
             */
            readonly warrantyLabourYears?: number;
            /**
             * @description Years of warranty on the heat exchanger.
             * @example 15
             */
            readonly warrantyHeatExchangerYears?: number;
            /**
             * @description Hours that end the warranty on the heat exchanger before.
             * @example 12000
             */
            readonly warrantyHeatExchangerHours?: number;
            /**
             * @description What else is known, as codes.
             * @example [
             *       "glass-lined"
             *     ]
             */
            readonly features: readonly ("anode-smart" | "anode-stainless-core" | "anodes-long-or-several" | "backup-elements" | "blanket" | "bluetooth" | "brass-drain-valve" | "buffer-tank" | "condensing" | "dedicated-circuit" | "demand-response" | "diffuser-dip-tube" | "energy-star" | "glass-lined" | "high-altitude" | "high-input" | "high-recovery" | "indoor-or-outdoor" | "leak-detection" | "leak-shut-off" | "low-wattage" | "manufactured-home" | "mixing-valve" | "no-recirculation" | "non-condensing" | "plug-in" | "recirculation" | "refrigerant-r-513a" | "scale-prevention" | "shared-circuit" | "simultaneous-elements" | "smart" | "stainless-elements" | "wi-fi" | (string & {}))[];
        };
        /** @description Where facts about a model come from. */
        readonly ModelSource: {
            /**
             * @description What a reader looks for: a name and a title in English, in every language the same.
             * @example A. O. Smith specification sheet AOSRE50608
             */
            readonly title: string;
            /**
             * @description Absent when a reader cannot open it.
             * @example https://assets.hotwater.com/
             */
            readonly url?: string;
            /**
             * @description `YYYY`, `YYYY-MM` or `YYYY-MM-DD`, where it has one.
             * @example 2023-01
             */
            readonly date?: string;
        };
        /** @description What is known of a model. */
        readonly ModelAnswer: {
            /**
             * @description Something is known.
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
             * @description As asked for, without spaces, hyphens and underscores.
             * @example ENT40
             */
            readonly modelNumber: string;
            readonly modelInfo: components["schemas"]["ModelInfo"];
            readonly facts: components["schemas"]["ModelFacts"];
            /**
             * @description `catalogue`: the model is listed. `nomenclature`: its number says so itself. `ai-enhanced`: a language model says so, which may be wrong.
             * @example catalogue
             * @enum {string}
             */
            readonly source: "catalogue" | "nomenclature" | "ai-enhanced" | (string & {});
            /**
             * @description Of a listed model: whether it is the very number, or the number without the options at its end.
             * @example exact
             * @enum {string}
             */
            readonly match?: "exact" | "without-options" | (string & {});
            /**
             * @description Of a listed model: its number as its source prints it.
             * @example ENT-40
             */
            readonly matchedModel?: string;
            /**
             * @description How sure it is.
             * @example high
             * @enum {string}
             */
            readonly confidence: "high" | "medium" | "low" | (string & {});
            /**
             * @description Whether any of it is an estimate. Say so where it is shown.
             * @example false
             */
            readonly estimated: boolean;
            /**
             * @description Which of the facts are estimates.
             * @example []
             */
            readonly estimatedFacts: readonly string[];
            /**
             * @description Of a listed model: which of the facts its number says and no list.
             * @example [
             *       "height"
             *     ]
             */
            readonly factsOfNumber?: readonly string[];
            /**
             * @description The best first. Empty when there is none that can be named.
             * @example [
             *       {
             *         "title": "A. O. Smith specification sheet AOSRE50608",
             *         "date": "2023-01"
             *       }
             *     ]
             */
            readonly sources: readonly components["schemas"]["ModelSource"][];
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
             * @example month
             * @enum {string}
             */
            readonly means: "year" | "month" | "week" | "day" | "plant" | "prefix" | "sequence" | "model" | "unknown" | (string & {});
        };
        /** @description Why a date is possible, or what speaks for or against it. */
        readonly Reason: {
            /**
             * @description Permanent code of the reason.
             * @example eight-digits-after-letters
             * @enum {string}
             */
            readonly code: "brand-format" | "eight-digits-after-letters" | "seven-digits-after-letters" | "four-digit-year" | "plant-letter-means-week" | "manufacturer-exception" | "decade-from-month-code" | "printed-form" | "month-not-padded" | "letters-repeat" | "older-cycle" | "single-year-digit" | "counter-fits" | "counter-misfit" | "model-fits" | "model-excludes" | "formats-overlap" | "outside-attested-years" | "near-miss-tail" | "near-miss-characters" | "fits-other-brand" | "week-is-approximate" | "week-or-month-disputed" | "year-table-disputed" | "sources-disagree" | "single-source" | "inferred-from-sister-brand" | "inferred-rule" | "unpublished-compilation" | "maker-varies" | (string & {});
            /**
             * @description What a sentence about the reason needs.
             * @example {
             *       "since": "2007-11"
             *     }
             */
            readonly values?: {
                readonly [key: string]: string | number;
            };
        };
        /** @description Where a rule comes from. */
        readonly Source: {
            /**
             * @description Name of who says so, and title in English: in every language the same.
             * @example Water Heater Trace: Rheem
             */
            readonly title: string;
            /**
             * @description Absent when a reader cannot open it.
             * @example https://www.waterheatertrace.com/brands/rheem/water-heater-age/
             */
            readonly url?: string;
            /**
             * @description Who says so.
             * @example trade
             * @enum {string}
             */
            readonly kind: "maker" | "regulator" | "trade" | "compiled" | (string & {});
        };
        /** @description One date that the serial number can mean. */
        readonly Candidate: {
            /**
             * @description ISO 8601 at the precision known: a year, month, week or day.
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
             * @description The week of ISO 8601.
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
             * @description How sure this reading is.
             * @example high
             * @enum {string}
             */
            readonly confidence: "high" | "medium" | "low" | (string & {});
            /** @description The serial number cut into its parts. */
            readonly parts: readonly components["schemas"]["Part"][];
            /** @description Why it is possible, and how likely. */
            readonly reasons: readonly components["schemas"]["Reason"][];
            /** @description Where its rule comes from. */
            readonly sources: readonly components["schemas"]["Source"][];
        };
        /** @description What the serial number says. */
        readonly Decoding: {
            /**
             * @description Whether the serial number means one date, several, or none.
             * @example decoded
             * @enum {string}
             */
            readonly status: "decoded" | "ambiguous" | "unreadable" | (string & {});
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
             * @example too-short
             * @enum {string}
             */
            readonly code: "no-format" | "impossible-date" | "no-date-in-serial" | "too-short" | "too-long" | "looks-like-model" | "no-public-rule" | "private-label" | "brand-open" | (string & {});
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
             * @example 269
             */
            readonly minMonths: number;
            /**
             * @description If made on the first day of the date as known.
             * @example 270
             */
            readonly maxMonths: number;
        };
        /** @description What the serial number says about the age of the heater. */
        readonly CheckResult: {
            /**
             * @description Whether there is a date. Without one there are `error` and `problem`.
             * @example true
             */
            readonly success: boolean;
            /**
             * @description Value of the brand.
             * @example rheem
             */
            readonly brand: string;
            /**
             * @description Letters and digits only.
             * @example RH0504B01826
             */
            readonly serialNumber: string;
            /**
             * @description Without spaces, hyphens and underscores; may be empty.
             * @example XE40M09EL55U1
             */
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
            /**
             * @description Months beyond the years.
             * @example 6
             */
            readonly ageMonths?: number;
            /**
             * @description In the language of the request. Names the other dates, if there are any.
             * @example Replacement recommended: at this age, plan the next heater before this one fails.
             */
            readonly recommendation?: string;
            /**
             * @description Why there is no date, in the language of the request.
             * @example This is shorter than a serial number. Some characters seem to be missing.
             */
            readonly error?: string;
            readonly decoding: components["schemas"]["Decoding"];
            readonly problem?: components["schemas"]["Problem"];
            /**
             * @description How finely the date is known.
             * @example month
             * @enum {string}
             */
            readonly precision?: "year" | "month" | "week" | "day" | (string & {});
            readonly ageRange?: components["schemas"]["AgeRange"];
            /**
             * @description Whether the serial number can mean another date.
             * @example false
             */
            readonly ambiguous?: boolean;
            /**
             * @description How sure the likeliest date is.
             * @example high
             * @enum {string}
             */
            readonly confidence?: "high" | "medium" | "low" | (string & {});
            /**
             * @description State of the likeliest date.
             * @example replace
             * @enum {string}
             */
            readonly recommendationCode?: "good" | "monitor" | "replace" | "monitor-or-good" | "replace-or-monitor" | (string & {});
            readonly modelInfo?: components["schemas"]["ModelInfo"];
            /**
             * @description `catalogue`: the model is listed. `nomenclature`: its number says so itself. `ai-enhanced`: a language model says so, which may be wrong.
             * @example catalogue
             * @enum {string}
             */
            readonly modelSource?: "catalogue" | "nomenclature" | "ai-enhanced" | (string & {});
            /**
             * @description Whether any of `modelInfo` is an estimate. Say so where it is shown.
             * @example false
             */
            readonly modelEstimated?: boolean;
            /**
             * @description False when the check could not be recorded.
             * @example true
             */
            readonly recorded: boolean;
            /**
             * Format: date-time
             * @description When the serial number was read.
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
        /** @description Many checks at once. */
        readonly BatchRequest: {
            /**
             * @description The checks, each as for a single one.
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
            readonly checks: readonly components["schemas"]["CheckRequest"][];
        };
        /** @description What one check says, as the answer of a single one. A check that cannot be made has `success: false` and, under `invalid`, what the single one is refused with; nothing else. */
        readonly BatchItem: {
            /**
             * @description Whether there is a date. Without one there are `error` and `problem`.
             * @example true
             */
            readonly success: boolean;
            /**
             * @description Value of the brand.
             * @example rheem
             */
            readonly brand?: string;
            /**
             * @description Letters and digits only.
             * @example RH0504B01826
             */
            readonly serialNumber?: string;
            /**
             * @description Without spaces, hyphens and underscores; may be empty.
             * @example XE40M09EL55U1
             */
            readonly modelNumber?: string;
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
            /**
             * @description Months beyond the years.
             * @example 6
             */
            readonly ageMonths?: number;
            /**
             * @description In the language of the request. Names the other dates, if there are any.
             * @example Replacement recommended: at this age, plan the next heater before this one fails.
             */
            readonly recommendation?: string;
            /**
             * @description Why there is no date, in the language of the request.
             * @example This is shorter than a serial number. Some characters seem to be missing.
             */
            readonly error?: string;
            readonly decoding?: components["schemas"]["Decoding"];
            readonly problem?: components["schemas"]["Problem"];
            /**
             * @description How finely the date is known.
             * @example month
             * @enum {string}
             */
            readonly precision?: "year" | "month" | "week" | "day" | (string & {});
            readonly ageRange?: components["schemas"]["AgeRange"];
            /**
             * @description Whether the serial number can mean another date.
             * @example false
             */
            readonly ambiguous?: boolean;
            /**
             * @description How sure the likeliest date is.
             * @example high
             * @enum {string}
             */
            readonly confidence?: "high" | "medium" | "low" | (string & {});
            /**
             * @description State of the likeliest date.
             * @example replace
             * @enum {string}
             */
            readonly recommendationCode?: "good" | "monitor" | "replace" | "monitor-or-good" | "replace-or-monitor" | (string & {});
            readonly modelInfo?: components["schemas"]["ModelInfo"];
            /**
             * @description `catalogue`: the model is listed. `nomenclature`: its number says so itself. `ai-enhanced`: a language model says so, which may be wrong.
             * @example catalogue
             * @enum {string}
             */
            readonly modelSource?: "catalogue" | "nomenclature" | "ai-enhanced" | (string & {});
            /**
             * @description Whether any of `modelInfo` is an estimate. Say so where it is shown.
             * @example false
             */
            readonly modelEstimated?: boolean;
            /**
             * @description False when the check could not be recorded.
             * @example true
             */
            readonly recorded?: boolean;
            /**
             * Format: date-time
             * @description When the serial number was read.
             * @example 2026-11-20T09:30:00.000Z
             */
            readonly checkedAt?: string;
            readonly invalid?: components["schemas"]["ErrorBody"];
        };
        /** @description What many checks say. */
        readonly BatchResult: {
            /** @description One for each check, in the order of the checks. */
            readonly results: readonly components["schemas"]["BatchItem"][];
        };
        /** @description What a report is about. Of the fields beside those of a check, only the date is used. */
        readonly ReportRequest: {
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
            /**
             * @description Which of the dates that the serial number can mean, as the check gave it. Empty or absent: the likeliest.
             * @example 2004-05
             */
            readonly manufacturingDate?: string;
            /**
             * @description Not used: it is worked out again.
             * @example 22
             */
            readonly ageYears?: number;
            /**
             * @description Not used: it is worked out again.
             * @example 6
             */
            readonly ageMonths?: number;
            /**
             * @description Not used: it is worked out again.
             * @example Replacement recommended: at this age, plan the next heater before this one fails.
             */
            readonly recommendation?: string;
            /**
             * @description Not used: it is worked out again.
             * @example {
             *       "capacity": "40 gallons"
             *     }
             */
            readonly modelInfo?: {
                readonly [key: string]: unknown;
            };
        };
        /** @description A report that was made. */
        readonly CreatedReport: {
            /**
             * @description Id of a report.
             * @example q0mD2rYwT1yXfKc8uQZ7Lw
             */
            readonly id: string;
            /**
             * @description Where its page is on the website.
             * @example /report/q0mD2rYwT1yXfKc8uQZ7Lw
             */
            readonly path: string;
            /**
             * @description What the report can be deleted with. It is told once, and cannot be asked for again.
             * @example Zt4nV9bHs2kWxE7pJc1RyA
             */
            readonly deletionToken: string;
        };
        /** @description Where the report is that was made. */
        readonly ReportCreation: {
            /**
             * @description True.
             * @example true
             */
            readonly success: boolean;
            readonly report: components["schemas"]["CreatedReport"];
        };
        /** @description How old a heater is on a day. */
        readonly ReportAge: {
            /**
             * Format: date
             * @description The day, in UTC.
             * @example 2026-11-20
             */
            readonly on: string;
            /**
             * @description Completed years from the first day of the date as known.
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
        /** @description What a serial number said on the day of the check, and how old the heater is now. The recommendation and what is known of the model are those of today. */
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
             * @description Letters and digits only.
             * @example RH0504B01826
             */
            readonly serialNumber: string;
            /**
             * @description Without spaces, hyphens and underscores; may be empty.
             * @example XE40M09EL55U1
             */
            readonly modelNumber: string;
            readonly decoding: components["schemas"]["Decoding"];
            /**
             * @description Index of the candidate that was picked. What else is said of a date is about it.
             * @example 0
             */
            readonly picked: number;
            /**
             * @description `YYYY`, `YYYY-MM` or `YYYY-MM-DD`: of the date that was picked; a week is given as its month.
             * @example 2004-05
             */
            readonly manufacturingDate: string;
            /**
             * @description How finely the date that was picked is known.
             * @example month
             * @enum {string}
             */
            readonly precision: "year" | "month" | "week" | "day" | (string & {});
            /**
             * @description How sure the date that was picked is.
             * @example high
             * @enum {string}
             */
            readonly confidence: "high" | "medium" | "low" | (string & {});
            /**
             * @description Whether the serial number can mean another date.
             * @example false
             */
            readonly ambiguous: boolean;
            /**
             * @description State of the heater today.
             * @example replace
             * @enum {string}
             */
            readonly recommendationCode: "good" | "monitor" | "replace" | "monitor-or-good" | "replace-or-monitor" | (string & {});
            /**
             * @description For today, in the language of the request. Names the other dates, if there are any.
             * @example Replacement recommended: at this age, plan the next heater before this one fails.
             */
            readonly recommendation: string;
            readonly ageAtCheck: components["schemas"]["ReportAge"];
            readonly ageToday: components["schemas"]["ReportAge"];
            readonly modelInfo?: components["schemas"]["ModelInfo"];
            /**
             * @description `catalogue`: the model is listed. `nomenclature`: its number says so itself. `ai-enhanced`: a language model says so, which may be wrong.
             * @example catalogue
             * @enum {string}
             */
            readonly modelSource?: "catalogue" | "nomenclature" | "ai-enhanced" | (string & {});
            /**
             * @description Whether any of `modelInfo` is an estimate. Say so where it is shown.
             * @example false
             */
            readonly modelEstimated?: boolean;
            /**
             * Format: date-time
             * @description When the serial number was read.
             * @example 2026-11-20T09:30:00.000Z
             */
            readonly checkedAt: string;
            /**
             * @description Version of the decoder that read the serial number. A later one may read it differently.
             * @example 1.0.0
             */
            readonly decoderVersion: string;
        };
        /** @description Something that was shared. */
        readonly ShareRequest: {
            /**
             * @description What was shared: the website itself or the result of a check.
             * @example website
             * @enum {string}
             */
            readonly type: "website" | "result";
            /**
             * @description Where it was shared to. `copy`: its link was copied. `native`: through the device's own menu.
             * @example facebook
             * @enum {string}
             */
            readonly platform: "facebook" | "twitter" | "linkedin" | "whatsapp" | "reddit" | "email" | "sms" | "copy" | "native";
            /**
             * @description Id of the report that was shared, if it was one.
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
        /** @description A message to the operator. Spaces at both ends do not count, and control characters are removed. */
        readonly ContactForm: {
            /**
             * @description Who writes.
             * @example Jane Doe
             */
            readonly name: string;
            /**
             * @description Where the answer goes.
             * @example jane@example.com
             */
            readonly email: string;
            /**
             * @description Where the visitor can be called. Empty or absent when not told.
             * @example 555-0100
             */
            readonly phone?: string;
            /**
             * @description What it is about.
             * @example A brand that is not listed
             */
            readonly subject: string;
            /**
             * @description What the visitor wants to say.
             * @example My heater’s brand is not on your list.
             */
            readonly message: string;
            /**
             * @description What reCAPTCHA gave the page. Needed where the operator has configured reCAPTCHA.
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
        /** @description An error that somebody has run into. Fields that are not listed here are ignored. E-mail addresses, long numbers and serial numbers are masked before anything is kept. */
        readonly ClientErrorReport: {
            /**
             * @description How bad it is.
             * @example error
             * @enum {string}
             */
            readonly level: "error" | "warning" | "info";
            /**
             * @description What the error says. 1000 characters are kept.
             * @example Cannot read properties of undefined (reading 'date')
             */
            readonly message: string;
            /**
             * @description Where it happened: in a browser or on a server.
             * @example client
             * @enum {string}
             */
            readonly source: "client" | "server";
            /**
             * @description Name of the browser. 500 characters are kept.
             * @example Mozilla/5.0 (X11; Linux x86_64) Firefox/145.0
             */
            readonly userAgent?: string;
            /**
             * @description Address of the page. 2000 characters are kept.
             * @example https://heater-age.example/?brand=rheem
             */
            readonly url?: string;
            /**
             * @description Who the visitor is, where a page knows that. 100 characters are kept.
             * @example visitor-a
             */
            readonly userId?: string;
            /**
             * @description Names the visit. 100 characters are kept.
             * @example sess_1763631000000_k3v9x2
             */
            readonly sessionId?: string;
            /**
             * @description Where in the program it happened. 8000 characters are kept.
             * @example TypeError: Cannot read properties of undefined (reading 'date')
             *         at result.js:1:2345
             */
            readonly stack?: string;
            /**
             * @description Whatever else helps. 50 entries on each of 4 levels are kept, and 4000 characters of a text; of `requestData` 500.
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
        /** @description How often heaters of a brand were checked. */
        readonly BrandCount: {
            /**
             * @description What `brand` takes in other calls.
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
        /** @description How often heaters of an age were checked. */
        readonly AgeBandCount: {
            /**
             * @description State of the likeliest date; `unreadable` when no date was found.
             * @example replace
             * @enum {string}
             */
            readonly ageBand: "good" | "monitor-or-good" | "monitor" | "replace-or-monitor" | "replace" | "unreadable" | (string & {});
            /**
             * @description Checks since the service began to count.
             * @example 128
             */
            readonly count: number;
        };
        /** @description How many checks were recorded. */
        readonly CheckStats: {
            /**
             * @description All checks that were recorded.
             * @example 128
             */
            readonly totalChecks: number;
            /** @description The most checked first; brands without a check are not there. */
            readonly byBrand: readonly components["schemas"]["BrandCount"][];
            /** @description Every band once, from new to old, at last `unreadable`. */
            readonly byAgeBand: readonly components["schemas"]["AgeBandCount"][];
        };
        /** @description The process runs. */
        readonly Alive: {
            /**
             * @description It does.
             * @enum {string}
             */
            readonly status: "alive" | (string & {});
        };
        /** @description The service can answer checks. */
        readonly Ready: {
            /**
             * @description It can.
             * @enum {string}
             */
            readonly status: "ready" | (string & {});
            /**
             * @description While it is down, checks are answered and not recorded.
             * @example up
             * @enum {string}
             */
            readonly database: "up" | "down" | (string & {});
            /**
             * @description Checks that were not recorded since the start.
             * @example 0
             */
            readonly unrecordedChecks: number;
        };
        /** @description All errors by how bad they are. */
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
        /** @description All errors by where they happened. */
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
        /** @description A message and how often errors had it. */
        readonly ErrorMessageCount: {
            /**
             * @description What the errors said, masked.
             * @example Cannot read properties of undefined (reading 'date')
             */
            readonly message: string;
            /**
             * @description How often it was said in the last 24 hours.
             * @example 12
             */
            readonly count: number;
            /**
             * Format: date-time
             * @description When it was last said.
             * @example 2026-11-20T09:30:00.000Z
             */
            readonly lastSeen: string;
        };
        /** @description A window of time with too many errors. */
        readonly BurstAlert: {
            /**
             * Format: date-time
             * @description When the errors of the window became too many.
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
             * @description Whether the operator's webhook took the alert.
             * @example true
             */
            readonly alertSent: boolean;
        };
        /** @description What errors there were. */
        readonly ErrorStatistics: {
            /**
             * @description All errors that were ever told of, also those that are deleted since.
             * @example 120
             */
            readonly totalErrors: number;
            /**
             * @description Errors in the last 24 hours.
             * @example 12
             */
            readonly recentErrors: number;
            readonly errorsByLevel: components["schemas"]["ErrorsByLevel"];
            readonly errorsBySource: components["schemas"]["ErrorsBySource"];
            /** @description The most frequent messages of the last 24 hours, among the newest 50,000 errors. */
            readonly topErrorMessages: readonly components["schemas"]["ErrorMessageCount"][];
            /** @description The latest alerts, newest first. */
            readonly burstAlerts: readonly components["schemas"]["BurstAlert"][];
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
            readonly header?: {
                /** @description Names the request, so that it is done once however often it is sent: the same request gets the first answer again, with `Idempotency-Replayed: true`, for a day. Take a random UUID for each. */
                readonly "idempotency-key"?: string;
            };
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
    readonly checkBatch: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Names the request, so that it is done once however often it is sent: the same request gets the first answer again, with `Idempotency-Replayed: true`, for a day. Take a random UUID for each. */
                readonly "idempotency-key"?: string;
            };
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
            /** @description What each of the checks says. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BatchResult"];
                    readonly "text/csv": string;
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
    readonly getModel: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description A value of the list of brands, or its name.
                 * @example ao-smith
                 */
                readonly brand: string;
                /**
                 * @description As printed on the rating plate: 3 to 30 characters. A space or a hyphen tells where options begin. A slash is sent as `%2F`.
                 * @example ENT-40
                 */
                readonly modelNumber: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description What is known of a model. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ModelAnswer"];
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
    readonly generateReport: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Names the request, so that it is done once however often it is sent: the same request gets the first answer again, with `Idempotency-Replayed: true`, for a day. Take a random UUID for each. */
                readonly "idempotency-key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ReportRequest"];
            };
        };
        readonly responses: {
            /** @description Where the report is that was made. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ReportCreation"];
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
            /** @description What a serial number said on the day of the check, and how old the heater is now. The recommendation and what is known of the model are those of today. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Report"];
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
    readonly share: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Names the request, so that it is done once however often it is sent: the same request gets the first answer again, with `Idempotency-Replayed: true`, for a day. Take a random UUID for each. */
                readonly "idempotency-key"?: string;
            };
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
    readonly contact: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Names the request, so that it is done once however often it is sent: the same request gets the first answer again, with `Idempotency-Replayed: true`, for a day. Take a random UUID for each. */
                readonly "idempotency-key"?: string;
            };
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
            /** @description The error is kept. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
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
    readonly errorStats: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description What errors there were. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorStatistics"];
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
            /** @description The report is withdrawn, or was deleted before. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
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
}
