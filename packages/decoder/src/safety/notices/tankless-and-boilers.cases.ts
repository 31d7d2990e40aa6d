import type { NoticeCases } from "../notice-case.ts";

export const tanklessAndBoilerCases: NoticeCases = {
  "csa-vulcano-2001": [
    {
      brand: "AquaStar",
      model: "AQ38-BNG",
      is: "may be: official-page",
      because: "what identifies the units was not read",
    },
    {
      brand: "bosch",
      model: "W125KV3P23S 3100 T1",
      made: ["1999-05"],
      is: "may be: model-number, fuel, official-page",
      because: "with what stands behind the number",
    },
    { brand: "bosch", model: "Tronic 3000", is: "no", because: "another model" },
    { brand: "bosch", model: "AQ38-BNG", made: ["2005-01"], is: "no", because: "made after the notice" },
  ],
  "cpsc-07-108": [
    {
      brand: "ruud",
      made: ["2005"],
      is: "may be: model-number, type, sale-date, official-page",
      because: "sold from 2004 to 2006",
    },
    { brand: "rheem", model: "XG40T06EC36U1", made: ["2005"], is: "no", because: "a tank" },
    { brand: "ruud", made: ["2007-01"], is: "no", because: "made after the last sale" },
    { brand: "ruud", made: ["2002-04"], is: "no", because: "more than two years before the first" },
  ],
  "tssa-fs-187-11": [
    {
      brand: "navien",
      serial: "0012200806234567",
      model: "NPE-180A",
      made: ["2008-06-23"],
      is: "covered",
      because: "tankless, serial and day",
    },
    {
      brand: "navien",
      serial: "0012200801234567",
      made: ["2008-01-23"],
      is: "no",
      because: "before 29 February",
    },
    { brand: "navien", serial: "0012200906234567", is: "no", because: "2009" },
  ],
  "cpsc-12-074": [
    { brand: "navien", model: "CR-240A", made: ["2008-06-23"], is: "covered", because: "model and year" },
    {
      brand: "navien",
      model: "CR-240A (NG)",
      made: ["2008"],
      is: "may be: model-number",
      because: "what stands behind the number",
    },
    { brand: "navien", model: "CR-240A", is: "may be: made-date", because: "no date" },
    { brand: "navien", model: "CR-240A", made: ["2009-01"], is: "no", because: "2009" },
    { brand: "navien", model: "NPE-180A", made: ["2008"], is: "no", because: "another model" },
  ],
  "cpsc-2018-navien-npe": [
    {
      brand: "navien",
      model: "NPE-180A",
      made: ["2018-03-04"],
      is: "may be: converted-to-propane, official-page",
      because: "the dates were not read",
    },
    { brand: "navien", model: "NPE-240A", made: ["2018-03-04"], is: "no", because: "another model" },
    { brand: "navien", model: "NPE-180A", made: ["2019-01-02"], is: "no", because: "2019" },
  ],
  "cpsc-2020-lochinvar": [
    {
      brand: "lochinvar",
      serial: "103475818",
      is: "may be: type",
      because: "the first serial; kind not known",
    },
    { brand: "state", serial: "115078306", is: "may be: type", because: "the last serial" },
    { brand: "lochinvar", serial: "115078307", is: "no", because: "one above" },
    { brand: "ao-smith", serial: "103475818", model: "GUF 40", is: "no", because: "a tank" },
  ],
  "accc-2020-suburban-rv": [
    {
      brand: "Suburban",
      serial: "181315552",
      model: "SW6DEA",
      made: ["2018-04"],
      is: "covered",
      because: "all",
    },
    {
      brand: "Suburban",
      serial: "190201139D",
      model: "SW6DEA",
      is: "may be: made-date",
      because: "some end in D; no date",
    },
    { brand: "Suburban", serial: "8190201140", model: "SW6DEA", is: "no", because: "one above" },
    { brand: "Suburban", serial: "181315552", model: "SW12DE", is: "no", because: "another model" },
  ],
  "cpsc-2023-lochinvar": [
    { brand: "lochinvar", serial: "125325485", model: "NKB110L", is: "covered", because: "listed model" },
    {
      brand: "ao-smith",
      serial: "134830284",
      model: "ACB-199H-N",
      is: "covered",
      because: "listed model with its gas",
    },
    {
      brand: "state",
      serial: "134830284",
      model: "SCB-199H-N",
      is: "may be: model-number, type, official-page",
      because: "concluded from the sister brand",
    },
    { brand: "lochinvar", serial: "134830285", model: "NKB110L", is: "no", because: "one above" },
  ],
  "bosch-it-2025-therm4000": [
    {
      brand: "bosch",
      model: "7736504531",
      made: ["2020-05"],
      is: "may be: official-page",
      because: "known from the press alone",
    },
    {
      brand: "bosch",
      model: "Therm 4300 16L",
      made: ["2020-05"],
      is: "may be: model-number, official-page",
      because: "of the line",
    },
    { brand: "bosch", model: "Therm 4200 14L", made: ["2018-05"], is: "no", because: "2018" },
  ],
  "cpsc-hc-2025-vst": [
    {
      brand: "VST",
      model: "VRS Plus-199",
      is: "may be: sale-date, official-page",
      because: "all that were sold in those years",
    },
    { brand: "VST", model: "VXX-1", is: "no", because: "another model" },
  ],
};
