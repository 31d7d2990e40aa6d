import type { Confidence, Source } from "../engine/format.ts";

/** A clue that a person at the heater can look up without its serial number. */
export type QuestionCode =
  | "certification-mark" // a mark on the heater or its labels that was introduced at some time
  | "electric-tank-size" // capacity of an electric tank without a heat pump
  | "energy-factor" // the number printed as EF or energy factor on the label
  | "flame-arrestor" // whether the burner is open, or behind a flame arrestor (FVIR)
  | "gas-valve-code" // the four digits on the body of the gas valve
  | "inspection-tag" // the oldest date that an inspector wrote on a tag on the heater
  | "installation-sticker" // the date that an installer wrote on the heater
  | "label-price" // the energy price that the EnergyGuide label assumes
  | "pipe-tag" // the oldest date written on the pipes near the heater
  | "printed-date" // a revision or copyright date printed on a label
  | "rating-name" // whether the EnergyGuide label says EF or UEF
  | "standard-year"; // the year after the number of a standard on the label: ANSI Z21.10.1-2014

/** A mark that was introduced in a known year: ENERGY STAR, "AHRI Certified", or UL with the words "gas-fired". */
export type Mark = "ahri" | "energy-star" | "ul-gas-fired";

/** Why an answer narrows the years, as a code with the values for its sentence. */
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

/** Years in which a heater can have been made, both inclusive; `null` for an unknown end. */
export type Years = readonly [from: number | null, to: number | null];

/** The effect of an answer. */
export interface Narrowing {
  readonly question: QuestionCode;
  readonly years: Years;
  readonly reason: NarrowingReason;
  /** `ours` where the reasoning is ours: a label cannot name what did not exist. */
  readonly basis: "ours" | "source";
  readonly confidence: Confidence;
  /** Empty if the print on the heater is enough. */
  readonly sources: readonly Source[];
}

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
      /** Nominal capacity in US gallons. Not needed for a tankless heater. */
      readonly gallons?: number;
    }
  | {
      readonly question: "flame-arrestor";
      /**
       * `named`: a label mentions FVIR or a flame arrestor. `open-chimney`: the burner is open, in a heater of 30, 40
       * or 50 gallons that vents by natural draft and is not made for a mobile home. `open`: any other open burner up
       * to 75,000 BTU/h.
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
