import type { Confidence, Source } from "../engine/format.ts";
import type { Mark } from "./question.ts";

/** The lowest energy factor allowed for heaters made from a day on, by rated volume in US gallons. */
export interface Minimum {
  /** The year in which it took effect. A heater below it was made in this year at the latest. */
  readonly year: number;
  readonly type: "electric-tank" | "gas-tank" | "tankless-gas";
  /** The volumes it applies to, both inclusive. */
  readonly gallons: readonly [from: number, to: number];
  /** `base - perGallon × volume`. */
  readonly base: number;
  readonly perGallon: number;
  readonly confidence: Confidence;
  readonly source: Source;
}

const statute: Source = { title: "42 U.S.C. 6295(e)(1)", kind: "regulator" };
const table2004: Source = {
  title: "Energy code, table C404.2",
  url: "https://up.codes/s/service-water-heating-equipment-performance-efficiency",
  kind: "regulator",
};
/** The rule of 16 April 2015, as printed in a state's code. */
const rule2015: Source = {
  title: "WAC 51-11C-404021",
  url: "https://app.leg.wa.gov/WAC/default.aspx?cite=51-11C-404021",
  kind: "regulator",
};

const since1990 = { year: 1990, confidence: "high", source: statute } as const;
const since2004 = { year: 2004, confidence: "medium", source: table2004 } as const;
const since2015 = { year: 2015, confidence: "high", source: rule2015 } as const;

/** Federal minimum energy factors, oldest first: of 1990-01-01, 2004-01-20 and 2015-04-16. */
export const minima: readonly Minimum[] = [
  { ...since1990, type: "gas-tank", gallons: [20, 100], base: 0.62, perGallon: 0.0019 },
  { ...since1990, type: "electric-tank", gallons: [20, 120], base: 0.95, perGallon: 0.001_32 },
  { ...since2004, type: "gas-tank", gallons: [20, 100], base: 0.67, perGallon: 0.0019 },
  { ...since2004, type: "electric-tank", gallons: [20, 120], base: 0.97, perGallon: 0.001_32 },
  { ...since2004, type: "tankless-gas", gallons: [0, 2], base: 0.62, perGallon: 0.0019 },
  { ...since2015, type: "gas-tank", gallons: [20, 55], base: 0.675, perGallon: 0.0015 },
  { ...since2015, type: "gas-tank", gallons: [55, 100], base: 0.8012, perGallon: 0.000_78 },
  { ...since2015, type: "electric-tank", gallons: [20, 55], base: 0.96, perGallon: 0.0003 },
  { ...since2015, type: "tankless-gas", gallons: [0, 2], base: 0.82, perGallon: 0.0019 },
];

/** From 2015 on, an electric tank of more than 55 gallons needs a factor that only a heat pump reaches. */
export const largeElectric = { gallons: 55, year: 2015, confidence: "high", source: rule2015 } as const;

/** The uniform energy factor replaced the energy factor by a rule of 2016-12-29. */
export const uniformFactor = {
  uefSince: 2016,
  efUntil: 2017,
  confidence: "medium",
  source: {
    title: "Federal Register, 29 December 2016: conversion to the uniform energy factor",
    url: "https://www.govinfo.gov/content/pkg/FR-2016-12-29/html/2016-29994.htm",
    kind: "regulator",
  },
} as const satisfies { readonly source: Source } & Record<string, unknown>;

/**
 * The prices on EnergyGuide labels changed on 2023-01-10: 14 cents per kWh or $1.21 per therm since then, 12 cents
 * and $1.09 before.
 */
export const pricesChange = {
  year: 2023,
  confidence: "medium",
  source: {
    title: "Rheem: understanding your 2023 EnergyGuide label",
    url: "https://www.rheem.com/water-heating/articles/understanding-your-2023-water-heater-energyguide-label/",
    kind: "maker",
  },
} as const satisfies { readonly source: Source } & Record<string, unknown>;

/** Years from or until which something applied, with its source. */
export interface Turn {
  readonly year: number;
  readonly basis: "ours" | "source";
  readonly confidence: Confidence;
  readonly sources: readonly [Source, ...Source[]];
}

const stateSchedule: Source = {
  title: "State Water Heaters: FVIR introduction schedule",
  url: "http://www.statewaterheaters.com/cust/c3.html",
  kind: "maker",
};

/**
 * Gas heaters that resist the ignition of flammable vapors (FVIR) have a flame arrestor below a closed burner. The
 * standard is voluntary, but the makers follow it: for 30, 40 and 50 gallons with an atmospheric vent from
 * 2003-07-01, in Canada from 2004-01-01, and for all others up to 75,000 BTU/h from 2007-07-02, according to State.
 * The plan of 2003 said 2005; the later date is used. The first of the kind was invented in 1995.
 */
export const arrestor = {
  named: {
    year: 1995,
    basis: "ours",
    confidence: "medium",
    sources: [
      {
        title: "Plumbing & Mechanical: new technology for water heaters reduces home fires",
        url: "https://www.pmmag.com/articles/85343-new-technology-for-water-heaters-reduces-home-fires",
        kind: "trade",
      },
    ],
  },
  "open-chimney": {
    year: 2003,
    basis: "source",
    confidence: "medium",
    sources: [
      {
        title: "CPSC, 8 July 2003: new technology in gas water heaters can save lives",
        url: "https://www.cpsc.gov/id/node/19920",
        kind: "regulator",
      },
      stateSchedule,
    ],
  },
  open: { year: 2007, basis: "source", confidence: "low", sources: [stateSchedule] },
} as const satisfies Readonly<Record<string, Turn>>;

/**
 * From when a mark can be on a heater. ENERGY STAR: for water heaters since 2009-01-01, by criteria of 2008-04-01.
 * "AHRI Certified": since 2009-04-20, step by step. UL's mark for gas: since February 2002.
 */
export const marks: Readonly<Record<Mark, Turn>> = {
  "energy-star": {
    year: 2008,
    basis: "source",
    confidence: "high",
    sources: [
      {
        title: "Department of Energy, 1 April 2008: criteria for ENERGY STAR water heaters",
        url: "https://www.energy.gov/articles/us-department-energy-implements-criteria-energy-star-water-heaters",
        kind: "regulator",
      },
    ],
  },
  ahri: {
    year: 2009,
    basis: "source",
    confidence: "medium",
    sources: [
      {
        title: "Today’s Facility Manager, April 2009: AHRI moves certification marks under one umbrella",
        url: "http://todaysfacilitymanager.com/2009/04/ahri-bringing-certification-marks-under-one-umbrella?share=email",
        kind: "trade",
      },
      {
        title: "ACHR News: AHRI approves unified certification mark",
        url: "https://achrnews.com/articles/110447-ahri-approves-unified-certification-mark",
        kind: "trade",
      },
    ],
  },
  "ul-gas-fired": {
    year: 2002,
    basis: "source",
    confidence: "medium",
    sources: [
      {
        title: "ACHR News, 4 February 2002: UL unveils gas-fired listing mark",
        url: "https://www.achrnews.com/articles/86916-ul-unveils-gas-fired-listing-mark",
        kind: "trade",
      },
    ],
  },
};

/**
 * Two CPSC notices show codes with this format on White-Rodgers controls; for other makers only an inspectors' page
 * does.
 */
export const valveSources: readonly Source[] = [
  {
    title: "CPSC recall 96-070",
    url: "https://recalls.justia.com/household-and-office/gas-water-heaters-and-accessories/96-070",
    kind: "regulator",
  },
  {
    title: "CPSC recall 04-128",
    url: "https://recalls.justia.com/household-and-office/gas-water-heaters-and-accessories/04-128",
    kind: "regulator",
  },
];

/** Our assumption: a valve is fitted to a heater within about this many years. */
export const valveShelfYears = 1;
