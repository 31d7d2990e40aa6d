import type { MakerQuery } from "./likely-makers.ts";

/** A heater with an unknown maker, and the expected first result. */
export interface MakerCase {
  readonly query: MakerQuery;
  /** The likeliest brand and the confidence, the reasons, and the dates under that brand's rules. */
  readonly is: string;
  /** Source of the numbers or the claim. */
  readonly because: string;
}

export const makerCases: readonly MakerCase[] = [
  {
    query: { label: "kenmore", model: "153.336433", serial: "C05A012345" },
    is: "state, high: model-prefix, serial-shape; 2005-03",
    because: "model of the Sears manual of the Power Miser 6; C05 is the inspectors' March 2005",
  },
  {
    query: { label: "Sears", model: "153.592600", serial: "" },
    is: "state, high: model-prefix; no date",
    because: "model of the Sears manual of the hybrid; no serial number",
  },
  {
    query: { label: "kenmore", model: "153.336433", serial: "RH0504B01826" },
    is: "state, medium: model-prefix, serial-of-others; no date",
    because: "the two numbers contradict each other",
  },
  {
    query: { label: "kenmore", serial: "C05A012345" },
    is: "state, medium: built-for, serial-shape; 2005-03",
    because: "Industry Today: State was the only supplier to Sears for more than 46 years",
  },
  {
    query: { label: "kenmore", model: "110.123456", serial: "C05A012345" },
    is: "state, low: built-for, serial-shape, prefix-unknown; 2005-03",
    because: "no prefix of water heaters but 153 was found",
  },
  {
    query: { label: "kenmore", serial: "RH0504B01826" },
    is: "rheem, low: serial-shape, said-to-have-built, other-makers, sister-brands; 2004-05",
    because: "Water Heater Trace: some came from Rheem; the heater of May 2004 is Rheem's",
  },
  {
    query: { label: "hotmaster", serial: "9948125186" },
    is: "american, low: listed-under, serial-shape; 1999-W48",
    because: "named by the chart of 2011; the number is that of an American heater of 1999",
  },
  {
    query: { label: "Apollo", serial: "" },
    is: "state, low: listed-under; no date",
    because: "named with State by CPSC recall 04-128",
  },
  {
    query: { label: "jetglas", serial: "BH6511396" },
    is: "bradford-white, low: listed-under, serial-shape; 2005-08 or 1985-08",
    because: "a compilation gives the name to Bradford White",
  },
  {
    query: { label: "regency", model: "RG250T6N", serial: "BH6511396" },
    is: "bradford-white, medium: model-shape, serial-shape; 2005-08 or 1985-08",
    because: "a model of Bradford White's warranty page with a dated serial number",
  },
  {
    query: { label: "regency", serial: "BH6511396" },
    is: "bradford-white, low: serial-shape, sister-brands; 2005-08 or 1985-08",
    because: "one number alone, on a heater of another name",
  },
  {
    query: { serial: "BH6511396" },
    is: "bradford-white, medium: serial-shape, sister-brands; 2005-08 or 1985-08",
    because: "no other maker writes such numbers",
  },
  {
    query: { label: "other", model: "XG40T06EC36U1", serial: "C05A012345" },
    is: "state, low: serial-shape, model-of-others, other-makers, sister-brands; 2005-03",
    because: "the model is Rheem's: each number speaks against the other",
  },
  {
    query: { label: "other", model: "XG40T06EC36U1", serial: "" },
    is: "rheem, medium: model-shape; no date",
    because: "a model number of Rheem, no serial number",
  },
  {
    query: { label: "other", model: "153.55641", serial: "1540A012345" },
    is: "state, high: model-prefix, serial-shape; 2015-W40",
    because: "a Kenmore of the AHRI directory, its name not given",
  },
  {
    query: { label: "bryant", serial: "RH0504B01826" },
    is: "rheem, low: serial-shape, sister-brands; 2004-05",
    because: "a name whose maker and rule are not known, with a number of Rheem's shape",
  },
];
