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
         * @description At most 500 checks, each with its own result or problem, in their order. An answer has a megabyte at most: a row names three dates, brands and makers at most and says how many there are, and refers to reasons, sources and models in lists behind the rows. A table in CSV is answered with the same table and more columns, while it comes in: it is in UTF-8, its first row names the columns `brand`, `serialNumber` and, if there is one, `modelNumber`, in any order, and its cells are separated by commas, semicolons or tabulators. Cells that a spreadsheet would take for formulas come back with an apostrophe before them. What goes wrong after the first rows have been answered is told in a last row, under `problem` and `message`.
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
         * Tell what follows from the date of a heater
         * @description Safety notices, warranty, remaining life, what to do and what its energy costs, each with its sources. Answers 200 also when the serial number cannot be read: then what needs a date is left out. Nothing is recorded.
         */
        readonly post: operations["advise"];
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
    readonly "/api/no-label": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Tell the years of a heater without a label
         * @description Narrows the years by what can be seen on the heater, the surest clue first, with reasons and sources. A clue that contradicts surer ones is named and does not count. `questionsLeft` says what to ask next. Nothing is recorded.
         */
        readonly post: operations["noLabel"];
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
    readonly "/api/reports/{id}.pdf": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read a report on paper
         * @description The report as its page says it, on A4 or, in English, on Letter: tagged, with the font in it. Answers 410 when the report was deleted by its creator or withdrawn by the operator. Not for search engines.
         */
        readonly get: operations["getReportPdf"];
        readonly put?: never;
        readonly post?: never;
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
    readonly "/api/corrections": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List corrections
         * @description For the operator. Those that wait for a decision, unless `status` says otherwise.
         */
        readonly get: operations["listCorrections"];
        readonly put?: never;
        /**
         * Send a date that is printed on a heater
         * @description It is compared with what we read from the serial number and stored for review, whether they agree or not. What the operator accepts becomes a test of the rules.
         */
        readonly post: operations["sendCorrection"];
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
         * @description A message of more than 1000 characters is refused, and so is a report of more than 16 KiB. Other texts that are too long are cut. Equal errors of a day are kept once, with their number. Of one caller 50 reports a day are kept, of all callers 1000 different ones; the others are counted. The address of the caller is not kept. Only with the operator's token an error is kept as one of a server.
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
    readonly "/api/corrections/{id}/decision": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Accept or reject a correction
         * @description For the operator. A second decision replaces the first.
         */
        readonly post: operations["decideCorrection"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/corrections/cases": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Export accepted corrections as cases
         * @description For the operator. One JSON object a line, in the shape of the decoder's cases: `brand`, `serial`, `is`, `evidence`, `known`, `from`.
         */
        readonly get: operations["exportCorrections"];
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
             * @description Permanent code of the error. Each has a page, to which the header `Link` leads (`rel=help`).
             * @example serial-required
             * @enum {string}
             */
            readonly code: "brand-required" | "brand-characters" | "brand-unknown" | "serial-required" | "serial-blank" | "serial-characters" | "serial-too-short" | "serial-too-long" | "serial-is-model" | "model-length" | "model-characters" | "invalid-request" | "invalid-json" | "batch-empty" | "batch-too-long" | "csv-columns" | "csv-encoding" | "csv-malformed" | "csv-cells" | "installed-date" | "contact-name" | "contact-name-long" | "contact-email" | "contact-phone-long" | "contact-subject" | "contact-subject-long" | "contact-message" | "contact-message-long" | "correction-brand" | "correction-date" | "correction-date-future" | "correction-place" | "correction-note-long" | "idempotency-key-invalid" | "operator-only" | "report-token-wrong" | "model-not-found" | "not-found" | "report-not-found" | "correction-not-found" | "method-not-allowed" | "request-timeout" | "idempotency-in-progress" | "report-deleted" | "report-withdrawn" | "body-too-large" | "unsupported-media-type" | "report-not-decodable" | "report-date-unknown" | "advice-dates" | "contact-captcha" | "idempotency-key-reused" | "too-many-requests" | "headers-too-large" | "internal-error" | "database-unavailable" | (string & {});
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
        /** @description Why somebody may have built the heater, or what speaks against it. */
        readonly MakerReason: {
            /**
             * @description Permanent code of the reason.
             * @example model-prefix
             * @enum {string}
             */
            readonly code: "model-prefix" | "model-shape" | "serial-shape" | "serial-near" | "built-for" | "listed-under" | "said-to-have-built" | "prefix-unknown" | "model-of-others" | "serial-of-others" | "other-makers" | "sister-brands" | (string & {});
            /**
             * @description What a sentence about the reason needs.
             * @example {
             *       "name": "Kenmore",
             *       "prefix": "153"
             *     }
             */
            readonly values?: {
                readonly [key: string]: string | number;
            };
        };
        /** @description Who may have built a heater that carries another name. */
        readonly LikelyMaker: {
            /**
             * @description Value of the brand whose maker it is: check with it to read the dates.
             * @example state
             */
            readonly brand: string;
            /**
             * @description Name of the brand.
             * @example State
             */
            readonly label: string;
            /**
             * @description Names of the companies that built the brand, oldest first; the owner in brackets, `(?)` behind one that is not confirmed. Empty when none is known.
             * @example State Industries (A. O. Smith)
             */
            readonly maker: string;
            /**
             * @description How sure it is that this maker built it. The dates have a confidence of their own.
             * @example high
             * @enum {string}
             */
            readonly confidence: "high" | "medium" | "low" | (string & {});
            /** @description What speaks for it first. */
            readonly reasons: readonly components["schemas"]["MakerReason"][];
            /** @description Where that comes from. */
            readonly sources: readonly components["schemas"]["Source"][];
            /**
             * @description Every date that the serial number means under its rules, best first. May be empty.
             * @example [
             *       "2005-03"
             *     ]
             */
            readonly dates: readonly string[];
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
            /** @description Who may have built it, likeliest first: for `other`, store brands, private labels and Kenmore. Absent where nothing speaks for anybody, and for a brand that is its maker's own. */
            readonly makers?: readonly components["schemas"]["LikelyMaker"][];
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
        /** @description Something that is said, with what it rests on: one that holds a figure always says that. */
        readonly Statement: {
            /**
             * @description What is said, in the language of the request.
             * @example The tank is covered for 6 years.
             */
            readonly text: string;
            /**
             * @description Whether a source states it, or the publisher of the site concluded, chose or assumed it.
             * @example source
             * @enum {string}
             */
            readonly basis: "source" | "ours" | (string & {});
            /**
             * @description What it rests on beside the sources, in the language of the request.
             * @example Counted from the date of manufacture, because that of the installation is not known.
             */
            readonly assumption?: string;
            /**
             * @description How sure it is.
             * @example high
             * @enum {string}
             */
            readonly confidence?: "high" | "medium" | "low" | (string & {});
            /** @description Where it comes from. Empty when it is only ours. */
            readonly sources: readonly components["schemas"]["Source"][];
        };
        /** @description Something that has to fit, and can be looked up at the heater. */
        readonly SafetyCheck: {
            /**
             * @description What it is about.
             * @example gas-control
             * @enum {string}
             */
            readonly code: "capacity" | "fuel" | "type" | "ultra-low-nox" | "converted-to-propane" | "gas-control" | "made-date" | "model-number" | "official-page" | "sale-date" | "serial-number" | (string & {});
            readonly statement: components["schemas"]["Statement"];
            /**
             * @description Model numbers of the heater or of the gas control that the notice lists, as it prints them. Empty where it is about something else.
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
        /** @description A telephone number that the notice names. */
        readonly SafetyPhone: {
            /**
             * @description As the notice prints it, in groups.
             * @example 800-426-3503
             */
            readonly number: string;
            /**
             * @description Brands that it is for, where it is not for all of the notice.
             * @example [
             *       "American",
             *       "Whirlpool"
             *     ]
             */
            readonly brands?: readonly string[];
        };
        /** @description A safety notice that covers the heater or may cover it: which one, `stopUse` where it says to stop using the heater, what may happen (`hazard`), what is wrong (`cause`), what it offers (`remedy`), with which dates it fits, what to check, and what our copy of it does not tell (`unread`). */
        readonly SafetyMatch: {
            /**
             * @description Permanent id of the notice.
             * @example cpsc-96-070
             */
            readonly id: string;
            /**
             * @description Whether everything that the notice names is known and fits, or something has to be checked.
             * @example may-be-covered
             * @enum {string}
             */
            readonly answer: "covered" | "may-be-covered" | (string & {});
            /**
             * @description The same as words, in the language of the request.
             * @example May be covered
             */
            readonly answerText: string;
            /**
             * @description What the notice is about.
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
             * @description Where it was published, as ISO 3166 has it.
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
            readonly heading: components["schemas"]["Statement"];
            readonly about: components["schemas"]["Statement"];
            readonly stopUse?: components["schemas"]["Statement"];
            readonly hazard: components["schemas"]["Statement"];
            readonly cause?: components["schemas"]["Statement"];
            readonly remedy: components["schemas"]["Statement"];
            /**
             * @description The dates, of those that the heater may have been made on, with which the notice fits.
             * @example [
             *       "2002-05"
             *     ]
             */
            readonly dates: readonly string[];
            readonly fits: components["schemas"]["Statement"];
            /** @description What all has to fit for the notice to cover the heater, most telling first. */
            readonly check: readonly components["schemas"]["SafetyCheck"][];
            readonly unread?: components["schemas"]["Statement"];
            /** @description Whom the notice says to call about this brand. */
            readonly phones: readonly components["schemas"]["SafetyPhone"][];
            /**
             * @description Official page of the notice.
             * @example https://www.cpsc.gov/Recalls
             */
            readonly link?: string;
            /**
             * @description Page of the maker that answers whether a heater is covered.
             * @example https://waterheaterrecall.com
             */
            readonly makerPage?: string;
        };
        /** @description An official list of recalls, which has what ours has not. */
        readonly SafetySearch: {
            /**
             * @description Whose list it is: an ISO 3166 code, or `EU`.
             * @example US
             */
            readonly country: string;
            /**
             * @description Name of the list, in the language of the request.
             * @example United States: recalls of the CPSC
             */
            readonly text: string;
            /**
             * @description Where it is searched.
             * @example https://www.cpsc.gov/Recalls
             */
            readonly url: string;
        };
        /** @description What safety notices and recalls say of the heater. */
        readonly Safety: {
            /**
             * @description Whether notices of our list cover the heater. There is no answer that says that there are none.
             * @example no-match
             * @enum {string}
             */
            readonly answer: "covered" | "may-be-covered" | "no-match" | (string & {});
            readonly summary: components["schemas"]["Statement"];
            /**
             * Format: date
             * @description The day on which the list was compiled: later notices are not in it.
             * @example 2026-11-20
             */
            readonly listDate: string;
            /**
             * @description Completed months from then to today.
             * @example 0
             */
            readonly listMonths: number;
            /** @description What limits the answer: an old list, a brand or a date that is not known. */
            readonly remarks: readonly components["schemas"]["Statement"][];
            /** @description Notices that cover the heater or may cover it, surest first, among equals the newest. */
            readonly matches: readonly components["schemas"]["SafetyMatch"][];
            /** @description Official lists. */
            readonly search: readonly components["schemas"]["SafetySearch"][];
        };
        /** @description A heater to give advice on: what its rating plate says, and what the visitor knows. */
        readonly AdviceRequest: {
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
             * @description Those of the dates of its serial number that have not been ruled out, as a check gives them. All of them when absent.
             * @example [
             *       "2004-05"
             *     ]
             */
            readonly dates?: readonly string[];
            /**
             * @description Kind of heater, where the visitor knows it. Else the model number tells it, or nothing.
             * @example gas-tank
             * @enum {string}
             */
            readonly type?: "gas-tank" | "electric-tank" | "heat-pump" | "tankless-gas";
            /**
             * @description Date of installation: `YYYY`, `YYYY-MM` or `YYYY-MM-DD`. Not before the manufacture, nor after today.
             * @example 2019-04
             */
            readonly installed?: string;
            /**
             * @description What the papers of the heater say of its warranty.
             * @example 6 year limited tank and parts warranty
             */
            readonly warranty?: string;
            /** @description What energy costs the visitor, and what the label of the heater says. */
            readonly energy?: {
                /**
                 * @description UEF of the label, where the model does not tell it. An EF is none.
                 * @example 0.6
                 */
                readonly uniformEnergyFactor?: number;
                /**
                 * @description First-hour rating in US gallons.
                 * @example 67
                 */
                readonly firstHourGallons?: number;
                /**
                 * @description Currency of the prices, as ISO 4217 has it.
                 * @example USD
                 */
                readonly currency?: string;
                /**
                 * @description Price of a kilowatt-hour of electricity.
                 * @example 0.14
                 */
                readonly electricityPerKWh?: number;
                /**
                 * @description Price of a therm of gas.
                 * @example 1.21
                 */
                readonly gasPerTherm?: number;
                /**
                 * @description Price of a kilowatt-hour of gas, where it is billed so.
                 * @example 0.11
                 */
                readonly gasPerKWh?: number;
            };
        };
        /** @description A span of years. */
        readonly Years: {
            /**
             * @description Years, from.
             * @example 8
             */
            readonly from: number;
            /**
             * @description Years, to.
             * @example 15
             */
            readonly to: number;
            /**
             * @description Whether a source says “and more”.
             * @example false
             */
            readonly orMore: boolean;
        };
        /** @description What is left of the life of a heater that was made on a date. */
        readonly LifeOfDate: {
            /**
             * @description The date, as `dates` has it.
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
             * @description Whether the heater is past the mean of its kind.
             * @example false
             */
            readonly pastMean: boolean;
        };
        /** @description How long heaters of a kind last, as one source has it. */
        readonly LifeFigure: {
            /**
             * @description What the figure is.
             * @example mean
             * @enum {string}
             */
            readonly kind: "mean" | "median" | "range" | "typical" | "derived-mean" | "look-from" | "replace-from" | "warranty-as-life" | (string & {});
            readonly years: components["schemas"]["Years"];
            readonly statement: components["schemas"]["Statement"];
            /**
             * @description What it leaves, for each of `byDate`. Empty for a figure that does not count.
             * @example [
             *       "5 years"
             *     ]
             */
            readonly left: readonly string[];
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
        /** @description How many heaters of a kind are still in use at each age: ours, for planning. */
        readonly LifeCurve: {
            readonly statement: components["schemas"]["Statement"];
            /** @description A point for each year of age. */
            readonly points: readonly components["schemas"]["LifePoint"][];
        };
        /** @description How much longer a heater may last: for planning, never a promise. */
        readonly Life: {
            /**
             * @description Why it cannot be told: the kind of heater is not known, no source has figures for it, or there is no date. Absent when it is told.
             * @example no-type
             * @enum {string}
             */
            readonly missing?: "no-type" | "no-figures" | "no-date" | (string & {});
            /**
             * @description What is missing, in the language of the request.
             * @example How long it may last depends on the kind of heater. Choose it to see what the sources say.
             */
            readonly text?: string;
            readonly whole?: components["schemas"]["Statement"];
            readonly range?: components["schemas"]["Years"];
            /** @description For each date that the heater may have been made on, best first. */
            readonly byDate: readonly components["schemas"]["LifeOfDate"][];
            /** @description The figures that count, lowest first. */
            readonly spread: readonly components["schemas"]["LifeFigure"][];
            /** @description Figures that do not count: advice, warranties, what we derived. */
            readonly others: readonly components["schemas"]["LifeFigure"][];
            readonly curve?: components["schemas"]["LifeCurve"];
        };
        /** @description Something to do. */
        readonly CareAction: {
            /**
             * @description Permanent code of the action.
             * @example flush
             * @enum {string}
             */
            readonly code: "air-filter" | "anode-check" | "condensate-drain" | "descale" | "flush" | "relief-valve-test" | "check-pan-and-shut-off" | "compare-prices" | "look-for-rust-and-leaks" | "plan-replacement" | "register-warranty" | "replace-soon" | "service" | (string & {});
            /**
             * @description What is done, as a line of a calendar, in the language of the request.
             * @example Water heater: flush the tank
             */
            readonly title: string;
            readonly statement: components["schemas"]["Statement"];
            /** @description What else to know: other waters, when a part is worn, risks. */
            readonly notes: readonly components["schemas"]["Statement"][];
            /** @description How often. Absent for what is done once. */
            readonly everyMonths?: {
                /**
                 * @description Months, from.
                 * @example 12
                 */
                readonly from: number;
                /**
                 * @description Months, to.
                 * @example 36
                 */
                readonly to: number;
            };
        };
        /** @description What to do with a heater of a kind, brand and age. */
        readonly Care: {
            /**
             * @description Why it cannot be told: the kind of heater is not known, no source has figures for it, or there is no date. Absent when it is told.
             * @example no-type
             * @enum {string}
             */
            readonly missing?: "no-type" | "no-figures" | "no-date" | (string & {});
            /**
             * @description What is missing, in the language of the request.
             * @example How long it may last depends on the kind of heater. Choose it to see what the sources say.
             */
            readonly text?: string;
            readonly choice?: components["schemas"]["Statement"];
            /** @description Three at most, most useful first, for the first of the dates. */
            readonly actions: readonly components["schemas"]["CareAction"][];
        };
        /** @description An amount in a year, or from one to another. */
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
             * @description The same in the language of the request, with its unit.
             * @example $478 – $494
             */
            readonly text: string;
        };
        /** @description What a heater takes in a year. Without `kWh` that is not known. */
        readonly HeaterEnergy: {
            /**
             * @description Kind of heater.
             * @example gas-tank
             * @enum {string}
             */
            readonly type: "gas-tank" | "electric-tank" | "heat-pump" | "tankless-gas" | (string & {});
            /**
             * @description Whether it is of this heater by its rating, of an average one as really used, or of a new one by its rating.
             * @example this-heater
             * @enum {string}
             */
            readonly of: "this-heater" | "average-heater" | "new-heater" | (string & {});
            readonly kWh?: components["schemas"]["Amount"];
            readonly cost?: components["schemas"]["Amount"];
            readonly statement: components["schemas"]["Statement"];
            readonly installed?: components["schemas"]["Statement"];
        };
        /** @description What the energy of this heater costs in a year, beside that of new ones. */
        readonly Energy: {
            /**
             * @description Why it cannot be told: the kind of heater is not known, no source has figures for it, or there is no date. Absent when it is told.
             * @example no-type
             * @enum {string}
             */
            readonly missing?: "no-type" | "no-figures" | "no-date" | (string & {});
            /**
             * @description What is missing, in the language of the request.
             * @example How long it may last depends on the kind of heater. Choose it to see what the sources say.
             */
            readonly text?: string;
            /**
             * @description Currency of the prices and costs, as ISO 4217 has it.
             * @example USD
             */
            readonly currency?: string;
            /** @description Prices that are reckoned with: the visitor’s own, else those of EnergyGuide labels in US dollars. */
            readonly prices: readonly components["schemas"]["Statement"][];
            /**
             * @description Prices that are lacking for costs, in the language of the request.
             * @example [
             *       "For what gas heaters cost, your price of gas in EUR is needed."
             *     ]
             */
            readonly lacking: readonly string[];
            readonly present?: components["schemas"]["HeaterEnergy"];
            /** @description New heaters to compare with. */
            readonly heaters: readonly components["schemas"]["HeaterEnergy"][];
            readonly measures?: components["schemas"]["Statement"];
        };
        /** @description An answer to the question, the dates that it leaves, and why. */
        readonly SettlingAnswer: {
            /**
             * @description Permanent code of the answer.
             * @example uef
             * @enum {string}
             */
            readonly code: "uef" | "ef" | "prices-2023" | "prices-before-2023" | "code-between" | "year-from" | (string & {});
            /**
             * @description What is answered.
             * @example UEF
             */
            readonly text: string;
            /**
             * @description The dates that are left with it: never all of them.
             * @example [
             *       "2022-05"
             *     ]
             */
            readonly leaves: readonly string[];
            readonly reason: components["schemas"]["Statement"];
        };
        /** @description The one question that tells the dates apart, for somebody who stands before the heater. Absent when there are not two dates or none tells. */
        readonly Settling: {
            /**
             * @description Permanent code of the question.
             * @example rating-name
             * @enum {string}
             */
            readonly question: "rating-name" | "label-price" | "gas-valve-code" | "standard-year" | (string & {});
            /**
             * @description The question, in the language of the request.
             * @example Does the yellow EnergyGuide label say UEF or EF?
             */
            readonly text: string;
            /**
             * @description Where to look.
             * @example The label is on the outside of the heater or among its papers.
             */
            readonly where: string;
            /**
             * @description `sometimes` when only the answer that is listed tells anything.
             * @example always
             * @enum {string}
             */
            readonly tells: "always" | "sometimes" | (string & {});
            /** @description What may be answered. */
            readonly answers: readonly components["schemas"]["SettlingAnswer"][];
        };
        /** @description Whether a part is still covered. */
        readonly WarrantyState: {
            /**
             * @description The dates of manufacture that it is for. Empty when none is known.
             * @example [
             *       "2022-05"
             *     ]
             */
            readonly dates: readonly string[];
            /**
             * @description Active until the years are full. `either` when the date or the version leaves it open.
             * @example active
             * @enum {string}
             */
            readonly status: "active" | "either" | "expired" | (string & {});
            /** @description Months of cover that are left, one that has begun counted. 0 when expired. */
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
             * @description What it was counted from.
             * @example manufacture
             * @enum {string}
             */
            readonly countedFrom: "installation" | "manufacture" | (string & {});
            /**
             * @description Whether it may run longer: it counts from the installation, whose day is not known.
             * @example true
             */
            readonly mayRunLonger: boolean;
            readonly statement: components["schemas"]["Statement"];
        };
        /** @description How long parts of the heater are covered. */
        readonly WarrantyCover: {
            /** @description What is covered for as long. */
            readonly parts: readonly ("tank" | "heat-exchanger" | "parts" | "labour" | "unnamed" | (string & {}))[];
            /**
             * @description Years of cover, the fewest.
             * @example 6
             */
            readonly yearsFrom: number;
            /**
             * @description The most: more than the fewest where versions differ that the number does not tell apart.
             * @example 6
             */
            readonly yearsTo: number;
            /**
             * @description Hours of operation that end it earlier.
             * @example 12000
             */
            readonly hours?: number;
            /**
             * @description Only with this kind of recirculation.
             * @example controlled
             * @enum {string}
             */
            readonly recirculation?: "controlled" | "uncontrolled" | (string & {});
            /**
             * @description Where it was read: in the request, in the list of models, by a language model, in the maker’s papers of the line, or in the model number.
             * @example papers
             * @enum {string}
             */
            readonly from: "papers" | "catalogue" | "language-model" | "line" | "model-number" | (string & {});
            readonly statement: components["schemas"]["Statement"];
            /** @description Whether it still runs, once for dates with the same outcome. Empty without a date of manufacture or installation. */
            readonly states: readonly components["schemas"]["WarrantyState"][];
        };
        /** @description What is known of the warranty. `counting` says from when it counts, `conditions` what may end it, and the source of `check` is a page of the maker that tells the cover by serial number. */
        readonly WarrantyAdvice: {
            /** @description What is covered, the tank or heat exchanger first. Empty when nothing is known. */
            readonly covers: readonly components["schemas"]["WarrantyCover"][];
            readonly counting: components["schemas"]["Statement"];
            readonly conditions: components["schemas"]["Statement"];
            /** @description What could not be said, and why. */
            readonly remarks: readonly components["schemas"]["Statement"][];
            /** @description What to do to learn more. Empty when something is known. */
            readonly steps: readonly string[];
            readonly check?: components["schemas"]["Statement"];
        };
        /** @description What follows from the date of a heater. Nothing of it is recorded. */
        readonly Advice: {
            /**
             * @description There is advice.
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
             * Format: date
             * @description The day that it is for, in UTC.
             * @example 2026-11-20
             */
            readonly asOf: string;
            /**
             * @description The dates that the heater may have been made on, best first. Empty when none is known.
             * @example [
             *       "2018-09"
             *     ]
             */
            readonly dates: readonly string[];
            /**
             * @description Kind of heater by whose figures it is planned.
             * @example gas-tank
             * @enum {string}
             */
            readonly type?: "gas-tank" | "electric-tank" | "heat-pump" | "tankless-gas" | (string & {});
            /**
             * @description Where the kind comes from: the model number, or the request.
             * @example model
             * @enum {string}
             */
            readonly typeFrom?: "model" | "visitor" | (string & {});
            readonly safety: components["schemas"]["Safety"];
            readonly life: components["schemas"]["Life"];
            readonly care: components["schemas"]["Care"];
            readonly energy: components["schemas"]["Energy"];
            readonly settling?: components["schemas"]["Settling"];
            readonly model?: components["schemas"]["ModelAnswer"];
            readonly warranty: components["schemas"]["WarrantyAdvice"];
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
        /** @description One date that the serial number can mean. */
        readonly BatchDate: {
            /**
             * @description ISO 8601 at the precision known: a year, month, week or day.
             * @example 2004-05
             */
            readonly date: string;
            /**
             * @description How sure this reading is.
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
             * @description Places in the list `reasons` of the answer, from 0.
             * @example [
             *       0
             *     ]
             */
            readonly reasons: readonly number[];
            /**
             * @description Places in the list `sources` of the answer, from 0.
             * @example [
             *       0
             *     ]
             */
            readonly sources: readonly number[];
        };
        /** @description Why no single date is given, and what may help. At most 3 of each are named. */
        readonly BatchProblem: {
            /**
             * @description Permanent code of the problem.
             * @example too-short
             * @enum {string}
             */
            readonly code: "no-format" | "impossible-date" | "no-date-in-serial" | "too-short" | "too-long" | "looks-like-model" | "no-public-rule" | "private-label" | "brand-open" | (string & {});
            /** @description Serial numbers that differ by look-alike characters and have a date. */
            readonly repairs: readonly {
                /**
                 * @description The whole serial number as it would be.
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
                 * @description How many dates there are, with those that are not named.
                 * @example 1
                 */
                readonly dateCount: number;
            }[];
            /**
             * @description How many such numbers there are.
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
             * @description How many such brands there are.
             * @example 1
             */
            readonly brandCount: number;
            /** @description Under each of `brands`, its dates. Empty unless the brand is what is unknown. */
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
                 * @description How many dates there are, with those that are not named.
                 * @example 1
                 */
                readonly dateCount: number;
            }[];
        };
        /** @description Who may have built a heater that carries another name. */
        readonly BatchMaker: {
            /**
             * @description Value of the brand whose maker it is: check with it to read the dates.
             * @example state
             */
            readonly brand: string;
            /**
             * @description Name of the brand.
             * @example State
             */
            readonly label: string;
            /**
             * @description Names of the companies that built the brand, oldest first; the owner in brackets, `(?)` behind one that is not confirmed. Empty when none is known.
             * @example State Industries (A. O. Smith)
             */
            readonly maker: string;
            /**
             * @description How sure it is that this maker built it. The dates have a confidence of their own.
             * @example high
             * @enum {string}
             */
            readonly confidence: "high" | "medium" | "low" | (string & {});
            /**
             * @description Places in the list `makerReasons` of the answer, from 0.
             * @example [
             *       0
             *     ]
             */
            readonly reasons: readonly number[];
            /**
             * @description Places in the list `sources` of the answer, from 0.
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
             * @description How many dates there are, with those that are not named.
             * @example 1
             */
            readonly dateCount: number;
        };
        /** @description What is known of the model of one or more checks. */
        readonly BatchModel: {
            readonly modelInfo: components["schemas"]["ModelInfo"];
            /**
             * @description `catalogue`: the model is listed. `nomenclature`: its number says so itself. `ai-enhanced`: a language model says so, which may be wrong.
             * @example catalogue
             * @enum {string}
             */
            readonly modelSource: "catalogue" | "nomenclature" | "ai-enhanced" | (string & {});
            /**
             * @description Whether any of `modelInfo` is an estimate. Say so where it is shown.
             * @example false
             */
            readonly modelEstimated: boolean;
        };
        /** @description What one check says: the fields of a single one, in short. At most 3 dates, brands and makers are named, and counts say how many there are: send the check alone for all of them. A check that cannot be made has `success: false` and, under `invalid`, what the single one is refused with; nothing else. */
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
            /** @description The dates that it can mean, best first, at most 3. Absent where there is none. */
            readonly dates?: readonly components["schemas"]["BatchDate"][];
            /**
             * @description How many dates it can mean; with an unknown brand, under all brands that fit.
             * @example 1
             */
            readonly dateCount?: number;
            readonly problem?: components["schemas"]["BatchProblem"];
            /** @description Who may have built it, likeliest first, at most 3. Absent as for a single check. */
            readonly makers?: readonly components["schemas"]["BatchMaker"][];
            /**
             * @description How many may have built it.
             * @example 1
             */
            readonly makerCount?: number;
            /**
             * @description Place in the list `models` of the answer, from 0, where something is known.
             * @example 0
             */
            readonly model?: number;
            readonly invalid?: components["schemas"]["ErrorBody"];
        };
        /** @description What many checks say. */
        readonly BatchResult: {
            /** @description One for each check, in the order of the checks. */
            readonly results: readonly components["schemas"]["BatchItem"][];
            /** @description The reasons of all dates, each once. */
            readonly reasons: readonly components["schemas"]["Reason"][];
            /** @description The reasons of all makers, each once. */
            readonly makerReasons: readonly components["schemas"]["MakerReason"][];
            /** @description The sources of all of it, each once. */
            readonly sources: readonly components["schemas"]["Source"][];
            /** @description What is known of the models, each once. */
            readonly models: readonly components["schemas"]["BatchModel"][];
        };
        /** @description Something that can be seen on a heater without its serial number. */
        readonly Clue: {
            /**
             * @description What was looked at. `rating-name`: EF or UEF on the EnergyGuide label. `label-price`: the prices that it reckons with. `energy-factor`: the number itself. `gas-valve-code`: digits on the gas control. `flame-arrestor`: whether the burner lies open. `standard-year`, `printed-date`: the latest year behind a standard, or in print. `certification-mark`: a mark. `electric-tank-size`: of a tank without a heat pump. `inspection-tag`, `installation-sticker`, `pipe-tag`: the oldest year that somebody wrote on the heater or its pipes.
             * @example rating-name
             * @enum {string}
             */
            readonly question: "rating-name" | "label-price" | "energy-factor" | "gas-valve-code" | "flame-arrestor" | "standard-year" | "certification-mark" | "electric-tank-size" | "printed-date" | "inspection-tag" | "installation-sticker" | "pipe-tag";
            /**
             * @description Of `rating-name`: `ef` or `uef`. Of `label-price`: `before-2023` (12 cents per kWh, $1.09 per therm) or `2023` (14 cents, $1.21). Of `flame-arrestor`: `open-chimney` in a heater of 30, 40 or 50 gallons with an atmospheric vent that is not for a mobile home, `open` in another of up to 75,000 BTU/h, `named` when a label names FVIR or an arrestor. Of `certification-mark`: "AHRI Certified", ENERGY STAR or UL "gas-fired".
             * @example 2023
             * @enum {string}
             */
            readonly answer?: "2023" | "ef" | "uef" | "before-2023" | "open-chimney" | "open" | "named" | "ahri" | "energy-star" | "ul-gas-fired";
            /**
             * @description Of `gas-valve-code`: as it stands there.
             * @example 0712
             */
            readonly code?: string;
            /**
             * @description Of `energy-factor`: the EF; no UEF.
             * @example 0.58
             */
            readonly energyFactor?: number;
            /**
             * @description Of `energy-factor`: the kind of heater.
             * @example gas-tank
             * @enum {string}
             */
            readonly type?: "gas-tank" | "electric-tank" | "tankless-gas";
            /**
             * @description Of `energy-factor` of a tank and of `electric-tank-size`: nominal capacity in US gallons.
             * @example 50
             */
            readonly gallons?: number;
            /**
             * @description Of all other questions.
             * @example 2006
             */
            readonly year?: number;
        };
        /** @description What can be seen on a heater without a readable serial number. */
        readonly NoLabelRequest: {
            /**
             * @description What can be seen, in any order. Empty: the answer says what to ask first.
             * @example [
             *       {
             *         "question": "rating-name",
             *         "answer": "ef"
             *       },
             *       {
             *         "question": "gas-valve-code",
             *         "code": "0712"
             *       }
             *     ]
             */
            readonly clues: readonly components["schemas"]["Clue"][];
            /**
             * @description What heats the water: it decides which questions are left.
             * @example gas
             * @enum {string}
             */
            readonly energy?: "gas" | "electric";
            /**
             * @description Questions that nobody could answer: they are not asked again.
             * @example [
             *       "label-price"
             *     ]
             */
            readonly asked?: readonly ("rating-name" | "label-price" | "energy-factor" | "gas-valve-code" | "flame-arrestor" | "standard-year" | "certification-mark" | "electric-tank-size" | "printed-date" | "inspection-tag" | "installation-sticker" | "pipe-tag")[];
        };
        /** @description What a clue says about the years. */
        readonly NoLabelStep: {
            /**
             * @description Code of the question.
             * @example rating-name
             * @enum {string}
             */
            readonly question: "rating-name" | "label-price" | "energy-factor" | "gas-valve-code" | "flame-arrestor" | "standard-year" | "certification-mark" | "electric-tank-size" | "printed-date" | "inspection-tag" | "installation-sticker" | "pipe-tag" | (string & {});
            /**
             * @description Permanent code of the reason.
             * @example ef-until
             * @enum {string}
             */
            readonly code: "arrestor-since" | "arrestor-until" | "below-minimum" | "ef-until" | "heat-pump-since" | "mark-since" | "prices-since" | "prices-until" | "there-by" | "uef-since" | "valve-fitted-soon" | "valve-made" | "written-after" | (string & {});
            /**
             * @description What a sentence about the reason needs.
             * @example {
             *       "year": 2017
             *     }
             */
            readonly values: {
                readonly [key: string]: string | number;
            };
            /**
             * @description The reason, in the language of the request.
             * @example UEF took the place of EF: a label says EF until 2017 at the latest.
             */
            readonly text: string;
            /**
             * @description What the answer says by itself. The first and the last year, both included; null for an end that is not known.
             * @example [
             *       null,
             *       2017
             *     ]
             */
            readonly years: readonly (number | null)[];
            /**
             * @description What is left after it. The first and the last year, both included; null for an end that is not known.
             * @example [
             *       null,
             *       2017
             *     ]
             */
            readonly left: readonly (number | null)[];
            /**
             * @description False when it contradicts what is surer: it does not count then.
             * @example true
             */
            readonly agrees: boolean;
            /**
             * @description Whether a source states it, or the publisher of the site concluded it.
             * @example source
             * @enum {string}
             */
            readonly basis: "source" | "ours" | (string & {});
            /**
             * @description How sure it is.
             * @example high
             * @enum {string}
             */
            readonly confidence: "high" | "medium" | "low" | (string & {});
            /** @description Where it comes from. Empty where the print on the heater is enough. */
            readonly sources: readonly components["schemas"]["Source"][];
        };
        /** @description The years that a heater can be of, and why. Nothing of it is recorded. */
        readonly NoLabelAnswer: {
            /**
             * @description The clues were read.
             * @example true
             * @enum {boolean}
             */
            readonly success: true;
            /**
             * Format: date
             * @description The day that it is for, in UTC.
             * @example 2026-11-20
             */
            readonly asOf: string;
            /**
             * @description The years that the heater can be of. The first and the last year, both included; null for an end that is not known.
             * @example [
             *       2007,
             *       2008
             *     ]
             */
            readonly years: readonly (number | null)[];
            /**
             * @description Age in completed months, if made on the last day of the years.
             * @example 214
             */
            readonly minMonths: number;
            /**
             * @description If made on the first day of them; null when nobody knows how far back they go.
             * @example 238
             */
            readonly maxMonths: number | null;
            /**
             * @description Every state that the years allow, the oldest first.
             * @example [
             *       "replace"
             *     ]
             */
            readonly statuses: readonly ("good" | "monitor" | "replace" | (string & {}))[];
            /** @description What each clue says, the surest first. A clue that says nothing has none. */
            readonly steps: readonly components["schemas"]["NoLabelStep"][];
            /**
             * @description What may still take years away, the most telling first.
             * @example [
             *       "standard-year"
             *     ]
             */
            readonly questionsLeft: readonly ("rating-name" | "label-price" | "energy-factor" | "gas-valve-code" | "flame-arrestor" | "standard-year" | "certification-mark" | "electric-tank-size" | "printed-date" | "inspection-tag" | "installation-sticker" | "pipe-tag" | (string & {}))[];
        };
        /** @description What was answered to the question that tells dates apart. */
        readonly GivenAnswer: {
            /**
             * @description Code of the question, as `settling` of the advice has it.
             * @example rating-name
             */
            readonly question: string;
            /**
             * @description The dates that the answer leaves.
             * @example [
             *       "2004-05"
             *     ]
             */
            readonly leaves: readonly string[];
        };
        /** @description What a report is about. Of the fields beside those of a check, only the date and what settled it are used. */
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
             * @description What was answered to the questions that tell the dates apart, in their order. The report says what settled its date, and leaves out the dates that were ruled out.
             * @example []
             */
            readonly settled?: readonly components["schemas"]["GivenAnswer"][];
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
        /** @description What the creator of a report saw on the heater that tells its dates apart. */
        readonly ReportSettled: {
            /**
             * @description Permanent code of the question.
             * @example rating-name
             * @enum {string}
             */
            readonly question: "rating-name" | "label-price" | "gas-valve-code" | "standard-year" | (string & {});
            /**
             * @description The question, in the language of the request.
             * @example Does the yellow EnergyGuide label say UEF or EF?
             */
            readonly text: string;
            readonly answer: components["schemas"]["SettlingAnswer"];
            /**
             * @description The dates that the answer rules out.
             * @example [
             *       "2024-05"
             *     ]
             */
            readonly rulesOut: readonly string[];
        };
        /** @description What a serial number said on the day of the check, and how old the heater is now. The recommendation, the advice and what is known of the model are those of today. */
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
            /** @description What told the dates apart, in its order. Where it is there, what is said of other dates and the advice are about those that it leaves. */
            readonly settled?: readonly components["schemas"]["ReportSettled"][];
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
             * @description Whether another date is left.
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
            /** @description Who may have built it, likeliest first: for `other`, store brands, private labels and Kenmore. Absent where nothing speaks for anybody, and for a brand that is its maker's own. */
            readonly makers?: readonly components["schemas"]["LikelyMaker"][];
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
            readonly advice: components["schemas"]["Advice"];
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
             * @description Where it was shared to: `facebook`, `twitter`, `linkedin`, `whatsapp`, `reddit`, `email`, `sms`, `copy`, `native`. `copy`: its link was copied. `native`: through the device's own menu. Any other is counted as `other`.
             * @example facebook
             */
            readonly platform: string;
            /**
             * @description Id of the report that was shared, if it was one. It is not kept, and need not exist.
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
        /** @description A date that is printed on a heater, and its serial number. No photo and nothing personal is asked for. */
        readonly CorrectionForm: {
            /**
             * @description Slug or name of a brand of the list. `other` is none.
             * @example rheem
             */
            readonly brand: string;
            /**
             * @description As it stands on the heater.
             * @example RH 0504B01826
             */
            readonly serialNumber: string;
            /**
             * @description The date as it is printed, no finer than it is printed: `YYYY`, `YYYY-MM`, `YYYY-Www` or `YYYY-MM-DD`. Not before 1900, not after today.
             * @example 2004-05
             */
            readonly printedDate: string;
            /**
             * @description Where the date stands: on the rating plate, on another label of the heater, on papers that came with it, or elsewhere.
             * @example rating-plate
             * @enum {string}
             */
            readonly seenOn: "rating-plate" | "other-label" | "papers" | "elsewhere";
            /**
             * @description What else helps to understand it. Nothing personal, please.
             * @example The plate says MFG. DATE 05/2004.
             */
            readonly note?: string;
        };
        /** @description The correction is stored and will be reviewed. */
        readonly CorrectionReceipt: {
            /**
             * @description True.
             * @example true
             */
            readonly success: boolean;
            /**
             * @description How the printed date goes with what we read. `agrees`: with our only date. `ambiguous`: with one of several. `contradicts`: with none. `no-date`: we read no date.
             * @example agrees
             * @enum {string}
             */
            readonly agreement: "agrees" | "ambiguous" | "contradicts" | "no-date" | (string & {});
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
             * @description What the error says.
             * @example Cannot read properties of undefined (reading 'date')
             */
            readonly message: string;
            /**
             * @description Where it happened: in a browser or on a server. Without the operator's token every error is kept as one of `client`.
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
             * @description How often it was said on these two days, in UTC.
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
             * @description Errors in the last 24 hours, from the beginning of a window of time on.
             * @example 12
             */
            readonly recentErrors: number;
            readonly errorsByLevel: components["schemas"]["ErrorsByLevel"];
            readonly errorsBySource: components["schemas"]["ErrorsBySource"];
            /** @description The most frequent messages of the last 24 hours, among the errors that were kept. */
            readonly topErrorMessages: readonly components["schemas"]["ErrorMessageCount"][];
            /** @description The latest alerts, newest first. */
            readonly burstAlerts: readonly components["schemas"]["BurstAlert"][];
        };
        /** @description A correction and what became of it. */
        readonly Correction: {
            /**
             * @description Its number.
             * @example 12
             */
            readonly id: string;
            /**
             * @description Slug.
             * @example rheem
             */
            readonly brand: string;
            /**
             * @description As it was typed.
             * @example RH 0504B01826
             */
            readonly serialNumber: string;
            /**
             * @description The date as it is printed, no finer than it is printed: `YYYY`, `YYYY-MM`, `YYYY-Www` or `YYYY-MM-DD`. Not before 1900, not after today.
             * @example 2004-05
             */
            readonly printedDate: string;
            /**
             * @description Where the date stands.
             * @example rating-plate
             * @enum {string}
             */
            readonly seenOn: "rating-plate" | "other-label" | "papers" | "elsewhere" | (string & {});
            /**
             * @description What the visitor added, if anything.
             * @example The plate says MFG. DATE 05/2004.
             */
            readonly note?: string;
            /**
             * @description Language that the visitor reads.
             * @example en
             */
            readonly language: string;
            /**
             * @description How the printed date goes with what we read. `agrees`: with our only date. `ambiguous`: with one of several. `contradicts`: with none. `no-date`: we read no date.
             * @example agrees
             * @enum {string}
             */
            readonly agreement: "agrees" | "ambiguous" | "contradicts" | "no-date" | (string & {});
            /**
             * @description What we read when it was sent, best first.
             * @example [
             *       "2004-05"
             *     ]
             */
            readonly decodedDates: readonly string[];
            /**
             * @description What read it.
             * @example 0.0.0
             */
            readonly decoderVersion: string;
            /**
             * @description Where it stands.
             * @example new
             * @enum {string}
             */
            readonly status: "new" | "accepted" | "rejected" | (string & {});
            /**
             * @description Why the operator decided so, if that was noted.
             * @example Two more heaters with this letter
             */
            readonly reviewNote?: string;
            /**
             * @description When the operator decided, if that has happened.
             * @example 2026-11-20T09:30:00.000Z
             */
            readonly reviewedAt?: string;
            /**
             * @description When it was sent.
             * @example 2026-11-20T09:30:00.000Z
             */
            readonly createdAt: string;
        };
        /** @description A page of corrections. */
        readonly CorrectionList: {
            /** @description The newest first, 100 at most. */
            readonly corrections: readonly components["schemas"]["Correction"][];
            /**
             * @description What to give as `before` for the page that follows. Absent on the last one.
             * @example 12
             */
            readonly next?: string;
        };
        /** @description What the operator decides. A second decision replaces the first. */
        readonly CorrectionDecision: {
            /**
             * @description What becomes of it.
             * @example accepted
             * @enum {string}
             */
            readonly decision: "accepted" | "rejected";
            /**
             * @description Why.
             * @example Two more heaters with this letter
             */
            readonly note?: string;
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
                /** @description Names the request, so that it is done once however often it is sent in a day. The same request is computed again as of the first time, without being recorded again, with `Idempotency-Replayed: true`. Take a random UUID for each. */
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
                /** @description Names the request, so that it is done once however often it is sent in a day. The same request is computed again as of the first time, without being recorded again, with `Idempotency-Replayed: true`. Take a random UUID for each. */
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
            /** @description What follows from the date of a heater. Nothing of it is recorded. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Advice"];
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
    readonly noLabel: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["NoLabelRequest"];
            };
        };
        readonly responses: {
            /** @description The years that a heater can be of, and why. Nothing of it is recorded. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["NoLabelAnswer"];
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
                /** @description Names the request, so that it is done once however often it is sent in a day. The same request gets the first answer again, with `Idempotency-Replayed: true`. Take a random UUID for each, or 22 random characters or more: whoever knows the key and the request gets the answer. */
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
            /** @description What a serial number said on the day of the check, and how old the heater is now. The recommendation, the advice and what is known of the model are those of today. */
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
    readonly getReportPdf: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description Language of the texts. Without it `Accept-Language` says it.
                 * @example de
                 */
                readonly language?: "en" | "es" | "fr" | "de" | "it";
            };
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
            /** @description The report. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/pdf": string;
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
    readonly share: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Names the request, so that it is done once however often it is sent in a day. The same request gets the first answer again, with `Idempotency-Replayed: true`. Take a random UUID for each. */
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
                /** @description Names the request, so that it is done once however often it is sent in a day. The same request gets the first answer again, with `Idempotency-Replayed: true`. Take a random UUID for each. */
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
    readonly listCorrections: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description Which corrections: by default those that wait for a decision.
                 * @example new
                 */
                readonly status?: "new" | "accepted" | "rejected";
                /**
                 * @description Only corrections with a smaller number: `next` of the page before.
                 * @example 12
                 */
                readonly before?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A page of corrections. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CorrectionList"];
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
    readonly sendCorrection: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Names the request, so that it is done once however often it is sent in a day. The same request gets the first answer again, with `Idempotency-Replayed: true`. Take a random UUID for each. */
                readonly "idempotency-key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["CorrectionForm"];
            };
        };
        readonly responses: {
            /** @description The correction is stored and will be reviewed. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CorrectionReceipt"];
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
            /** @description The error is counted. */
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
    readonly decideCorrection: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description Number of a correction.
                 * @example 12
                 */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["CorrectionDecision"];
            };
        };
        readonly responses: {
            /** @description The decision is noted. */
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
    readonly exportCorrections: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description One case a line. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/jsonl": string;
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
}

export type Schemas = components["schemas"];
