import type { NoticeCases } from "../notice-case.ts";

export const gasControlCases: NoticeCases = {
  "cpsc-white-rodgers-lp-1980": [
    {
      brand: "rheem",
      made: ["1975"],
      is: "may be: gas-control, fuel, sale-date, official-page",
      because: "sold from 1961 to 1980",
    },
    { brand: "rheem", made: ["1985"], is: "no", because: "made after the last sale" },
    { brand: "rheem", is: "no", because: "no date fits when none is known" },
  ],
  "cpsc-81-005": [
    {
      brand: "Anything",
      made: ["1971", "2001"],
      is: "may be: gas-control, fuel, made-date",
      because: "any brand",
    },
    { brand: "rheem", made: ["1982"], is: "no", because: "made after the notice" },
  ],
  "cpsc-84-032": [
    {
      brand: "Anything",
      made: ["1958"],
      is: "may be: gas-control, fuel",
      because: "within a year after the control",
    },
    { brand: "Anything", made: ["1959"], is: "no", because: "later than that" },
  ],
  "cpsc-84-034": [
    {
      brand: "Anything",
      made: ["1961"],
      is: "may be: gas-control, fuel",
      because: "sold until 1960",
    },
    { brand: "Anything", made: ["1962"], is: "no", because: "later than that" },
  ],
  "cpsc-96-070": [
    {
      brand: "state",
      made: ["1995-06"],
      is: "may be: gas-control, fuel",
      because: "within a year after the control",
    },
    {
      brand: "ao-smith",
      model: "G6-T4040NV",
      made: ["1995-06"],
      is: "may be: gas-control",
      because: "the number says natural gas",
    },
    { brand: "ao-smith", model: "ENT-40", made: ["1995-06"], is: "no", because: "electric" },
    { brand: "state", made: ["1994-02"], is: "no", because: "older than the control" },
    { brand: "state", made: ["1995-11"], is: "no", because: "more than a year later" },
  ],
  "cpsc-04-128": [
    {
      brand: "Sentry",
      made: ["2003-W10"],
      is: "may be: gas-control, fuel",
      because: "a label that the notice names",
    },
    { brand: "state", is: "no", because: "no date fits when none is known" },
    { brand: "bradford-white", made: ["2003-W10"], is: "no", because: "not a brand of the notice" },
    { brand: "state", made: ["2002-W39"], is: "no", because: "older than the control" },
  ],
};
