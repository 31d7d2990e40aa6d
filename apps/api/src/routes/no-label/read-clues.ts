import type { Clue as DecoderClue, QuestionCode } from "@heater-age/decoder/no-label";
import { ApiError, type Fault } from "../../errors/codes.ts";
import { answers, type Clue } from "./schema.ts";

/** The field that answers a question, for those that don't ask for a choice or a year. */
const fields: Readonly<Partial<Record<QuestionCode, keyof Clue>>> = {
  "gas-valve-code": "code",
  "electric-tank-size": "gallons",
};

/** Returns the first field that a clue lacks, with its allowed values. */
function findMissing(clue: Clue): readonly [name: keyof Clue, allowed?: readonly string[]] | undefined {
  const { question, answer, gallons, type } = clue;
  if (question in answers) {
    const allowed: readonly string[] = answers[question as keyof typeof answers];
    return answer !== undefined && allowed.includes(answer) ? undefined : ["answer", allowed];
  }
  if (question === "energy-factor") {
    const missing = (["energyFactor", "type"] as const).find((name) => clue[name] === undefined);
    if (missing !== undefined) return [missing];
    return gallons === undefined && type !== "tankless-gas" ? ["gallons"] : undefined;
  }
  const name = fields[question] ?? "year";
  return clue[name] === undefined ? [name] : undefined;
}

/**
 * Returns clues in the format of the decoder.
 *
 * @throws {ApiError} `invalid-request` when one lacks a field that its question needs, with a fault for each.
 */
export function readClues(clues: readonly Clue[]): readonly DecoderClue[] {
  const faults = clues.flatMap((clue, place): readonly Fault[] => {
    const missing = findMissing(clue);
    if (missing === undefined) return [];
    const [name, allowed] = missing;
    const code = clue[name] === undefined ? "field-missing" : "field-value";
    return [{ field: `/clues/${place}/${name}`, code, values: { name }, ...(allowed && { allowed }) }];
  });
  if (faults.length > 0) throw new ApiError("invalid-request", {}, faults);
  return clues as readonly DecoderClue[];
}
