import type { Confidence, Source } from "../engine/format.ts";

/** Something about a heater that somebody who stands before it can look up without its serial number. */
export type QuestionCode =
  | "certification-mark" // a mark on the heater or its labels that was not always there
  | "electric-tank-size" // how much an electric tank without a heat pump holds
  | "energy-factor" // the number that the label gives as EF or energy factor
  | "flame-arrestor" // whether the burner lies open, or behind a flame arrestor (FVIR)
  | "gas-valve-code" // the four digits on the body of the gas valve
  | "inspection-tag" // the oldest date that an inspector has written on a tag on the heater
  | "installation-sticker" // the date that an installer has written on the heater
  | "label-price" // the price of energy that the EnergyGuide label reckons with
  | "pipe-tag" // the oldest date that somebody has written on the pipes beside the heater
  | "printed-date" // a date of revision or copyright in the print of a label on the heater
  | "rating-name" // whether the EnergyGuide label says EF or UEF
  | "standard-year"; // the year behind the number of a standard on the label: ANSI Z21.10.1-2014

/** A mark that tells a year: that of ENERGY STAR, "AHRI Certified", or UL with the words "gas-fired". */
export type Mark = "ahri" | "energy-star" | "ul-gas-fired";

/** Why an answer narrows the years, as a code with the values that its sentence needs. */
export type NarrowingReason =
  | { readonly code: "arrestor-since"; readonly values: { readonly year: number } }
  | { readonly code: "arrestor-until"; readonly values: { readonly year: number } }
  | { readonly code: "below-minimum"; readonly values: { readonly minimum: number; readonly until: number } }
  | { readonly code: "ef-until"; readonly values: { readonly year: number } }
  | { readonly code: "heat-pump-since"; readonly values: { readonly gallons: number; readonly year: number } }
  | { readonly code: "mark-since"; readonly values: { readonly mark: Mark; readonly year: number } }
  | { readonly code: "prices-since"; readonly values: { readonly year: number } }
  | { readonly code: "prices-until"; readonly values: { readonly year: number } }
  | { readonly code: "there-by"; readonly values: { readonly year: number } }
  | { readonly code: "uef-since"; readonly values: { readonly year: number } }
  | { readonly code: "valve-fitted-soon"; readonly values: { readonly years: number } }
  | { readonly code: "valve-made"; readonly values: { readonly week: number; readonly year: number } }
  | { readonly code: "written-after"; readonly values: { readonly year: number } };

/** Years that a heater can be of, both included; `null` for an end that is not known. */
export type Years = readonly [from: number | null, to: number | null];

/** What an answer to a question means. */
export interface Narrowing {
  readonly question: QuestionCode;
  readonly years: Years;
  readonly reason: NarrowingReason;
  /** `ours` where the reasoning is ours: a label cannot name what did not exist. */
  readonly basis: "ours" | "source";
  readonly confidence: Confidence;
  /** Empty where nothing but the print on the heater is needed. */
  readonly sources: readonly Source[];
}

/** An answer to a question. */
export type Clue =
  | { readonly question: "certification-mark"; readonly answer: Mark }
  | {
      readonly question: "electric-tank-size";
      /** Nominal capacity in US gallons. */
      readonly gallons: number;
    }
  | {
      readonly question: "energy-factor";
      readonly energyFactor: number;
      readonly type: "electric-tank" | "gas-tank" | "tankless-gas";
      /** Nominal capacity in US gallons; not needed without a tank. */
      readonly gallons?: number;
    }
  | {
      readonly question: "flame-arrestor";
      /**
       * `named`: a label names FVIR or a flame arrestor. `open-chimney`: the burner lies open, in a heater of 30, 40 or 50
       * gallons whose exhaust rises by itself and that is not made for a mobile home. `open`: another one of up to
       * 75,000 BTU/h.
       */
      readonly answer: "named" | "open" | "open-chimney";
    }
  | { readonly question: "gas-valve-code"; readonly code: string }
  | { readonly question: "label-price"; readonly answer: "2023" | "before-2023" }
  | { readonly question: "rating-name"; readonly answer: "ef" | "uef" }
  | {
      readonly question:
        "inspection-tag" | "installation-sticker" | "pipe-tag" | "printed-date" | "standard-year";
      readonly year: number;
    };
