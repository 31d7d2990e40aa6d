import { normaliseModel } from "../engine/normalise.ts";

/**
 * Normalizes a model number for comparison: upper case, without white space and the characters that directories and
 * labels put between or after its parts (`- _ . / *`).
 *
 * @example
 * modelKey("153.336433"); //=> "153336433"
 * modelKey("GS6 40 BFUT* 100"); //=> "GS640BFUT100"
 */
export function modelKey(text: string): string {
  return normaliseModel(text).replaceAll(/[\p{Pd}./*]+/gu, "");
}
