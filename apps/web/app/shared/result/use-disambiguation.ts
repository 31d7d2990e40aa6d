import { useMemo } from "react";
import type { Answered } from "../check/details.ts";
import type { DatedCheck } from "../check/shown-check.ts";
import { disambiguate, validAnswers } from "./answered.ts";

/** A result and the answers that narrow its dates. */
export interface Disambiguation {
  /** With the dates that the answers leave. */
  readonly check: DatedCheck;
  /** With every date of the serial number. */
  readonly whole: DatedCheck;
  /** The answers in the order in which they were given. */
  readonly answered: readonly Answered[];
}

const NONE: readonly Answered[] = [];

/** Narrows a result to the dates that the answers in its address leave. Ignores answers about other dates. */
export const useDisambiguation = (whole: DatedCheck, given = NONE): Disambiguation =>
  useMemo(() => {
    const answered = validAnswers(whole.result.decoding.candidates, given);
    return { check: disambiguate(whole, answered), whole, answered };
  }, [whole, given]);
