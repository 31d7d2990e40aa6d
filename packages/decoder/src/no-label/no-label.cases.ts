import type { Clue, Years } from "./question.ts";

/** An answer, the years it leaves, and its source; `undefined` years for an answer that rules out nothing. */
export interface ClueCase {
  readonly clue: Clue;
  readonly years: Years | undefined;
  readonly because: string;
}

const factor = (energyFactor: number, gallons: number, type: "electric-tank" | "gas-tank" = "gas-tank") =>
  ({ question: "energy-factor", energyFactor, gallons, type }) as const;
const code = (digits: string) => ({ question: "gas-valve-code", code: digits }) as const;

export const clueCases: readonly ClueCase[] = [
  { clue: code("9437"), years: [1994, 1995], because: "week 37 of 1994" },
  { clue: code("0240"), years: [2002, 2003], because: "the first code of CPSC recall 04-128" },
  { clue: code(" 94-12 A"), years: [1994, 1995], because: "with what stands around it" },
  { clue: code("2647"), years: [2026, 2027], because: "this year" },
  { clue: code("2701"), years: [1927, 1928], because: "no year to come" },
  { clue: code("1460"), years: undefined, because: "no week 60" },
  { clue: code("141"), years: undefined, because: "three digits" },
  { clue: { question: "rating-name", answer: "uef" }, years: [2016, null], because: "rule of December 2016" },
  { clue: { question: "rating-name", answer: "ef" }, years: [null, 2017], because: "rule of December 2016" },
  { clue: { question: "label-price", answer: "2023" }, years: [2023, null], because: "since 2023-01-10" },
  {
    clue: { question: "label-price", answer: "before-2023" },
    years: [null, 2023],
    because: "until 2023-01-09",
  },
  { clue: factor(0.58, 50), years: [null, 2015], because: "0.675 - 0.0015 × 50 = 0.60 since 2015" },
  { clue: factor(0.56, 50), years: [null, 2004], because: "0.67 - 0.0019 × 50 = 0.575 since 2004" },
  { clue: factor(0.5, 50), years: [null, 1990], because: "0.62 - 0.0019 × 50 = 0.525 since 1990" },
  { clue: factor(0.6, 50), years: undefined, because: "meets every minimum" },
  { clue: factor(0.595, 50), years: undefined, because: "0.60 when it is printed" },
  { clue: factor(0.6, 75), years: [null, 2015], because: "0.8012 - 0.00078 × 75 = 0.743 since 2015" },
  { clue: factor(0.6, 56), years: undefined, because: "may hold 55 gallons and fall under the milder rule" },
  {
    clue: factor(0.9, 50, "electric-tank"),
    years: [null, 2015],
    because: "0.904 since 2004 is too near in print",
  },
  {
    clue: factor(0.86, 50, "electric-tank"),
    years: [null, 1990],
    because: "0.95 - 0.00132 × 50 = 0.884 since 1990",
  },
  {
    clue: factor(0.92, 50, "electric-tank"),
    years: [null, 2015],
    because: "0.96 - 0.0003 × 50 = 0.945 since 2015",
  },
  {
    clue: { question: "energy-factor", energyFactor: 0.8, type: "tankless-gas" },
    years: [null, 2015],
    because: "0.82 since 2015",
  },
  { clue: factor(Number.NaN, 50), years: undefined, because: "no number" },
  {
    clue: { question: "electric-tank-size", gallons: 66 },
    years: [null, 2015],
    because: "more than 55 gallons",
  },
  { clue: { question: "electric-tank-size", gallons: 58 }, years: undefined, because: "may hold 55" },
  {
    clue: { question: "electric-tank-size", gallons: 80 },
    years: undefined,
    because: "larger than we conclude of",
  },
  { clue: { question: "standard-year", year: 2014 }, years: [2014, null], because: "print" },
  { clue: { question: "standard-year", year: 2027 }, years: undefined, because: "a year to come" },
  {
    clue: { question: "flame-arrestor", answer: "named" },
    years: [1995, null],
    because: "invented in 1995, says Plumbing & Mechanical",
  },
  {
    clue: { question: "flame-arrestor", answer: "open-chimney" },
    years: [null, 2003],
    because: "CPSC, 8 July 2003: those made after 1 July have an arrestor",
  },
  {
    clue: { question: "flame-arrestor", answer: "open" },
    years: [null, 2007],
    because: "all others since 2 July 2007, says State",
  },
  {
    clue: { question: "certification-mark", answer: "energy-star" },
    years: [2008, null],
    because: "the first criteria are of 1 April 2008",
  },
  {
    clue: { question: "certification-mark", answer: "ahri" },
    years: [2009, null],
    because: "the mark is of 20 April 2009",
  },
  {
    clue: { question: "certification-mark", answer: "ul-gas-fired" },
    years: [2002, null],
    because: "ACHR News, 4 February 2002",
  },
  { clue: { question: "pipe-tag", year: 2012 }, years: [null, 2012], because: "it was there" },
  { clue: { question: "pipe-tag", year: 1919 }, years: undefined, because: "older than anything in use" },
  { clue: { question: "inspection-tag", year: 2009 }, years: [null, 2009], because: "it was there" },
  { clue: { question: "installation-sticker", year: 2009.5 }, years: undefined, because: "no year" },
];
