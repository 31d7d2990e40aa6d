import type { Clue as DecoderClue, Mark } from "@heater-age/decoder/no-label";
import { ApiError, type Fault } from "../../errors/codes.ts";
import type { Clue } from "./schema.ts";

const marks = ["ahri", "energy-star", "ul-gas-fired"] as const satisfies readonly Mark[];

/** The field that the question of a clue needs, and its allowed values. */
type Needed = readonly [name: keyof Clue, allowed?: readonly string[]];

function readClue(clue: Clue): DecoderClue | Needed {
  const { question, code, energyFactor, type, gallons, year } = clue;
  const pickAnswer = <const Answer extends string>(answers: readonly Answer[]): Answer | undefined =>
    answers.find((answer) => answer === clue.answer);
  switch (question) {
    case "rating-name": {
      const answers = ["ef", "uef"] as const;
      const answer = pickAnswer(answers);
      return answer === undefined ? ["answer", answers] : { question, answer };
    }
    case "label-price": {
      const answers = ["2023", "before-2023"] as const;
      const answer = pickAnswer(answers);
      return answer === undefined ? ["answer", answers] : { question, answer };
    }
    case "flame-arrestor": {
      const answers = ["named", "open", "open-chimney"] as const;
      const answer = pickAnswer(answers);
      return answer === undefined ? ["answer", answers] : { question, answer };
    }
    case "certification-mark": {
      const answer = pickAnswer(marks);
      return answer === undefined ? ["answer", marks] : { question, answer };
    }
    case "energy-factor":
      if (energyFactor === undefined) return ["energyFactor"];
      if (type === undefined) return ["type"];
      if (gallons === undefined && type !== "tankless-gas") return ["gallons"];
      return { question, energyFactor, type, ...(gallons !== undefined && { gallons }) };
    case "gas-valve-code":
      return code === undefined ? ["code"] : { question, code };
    case "electric-tank-size":
      return gallons === undefined ? ["gallons"] : { question, gallons };
    default:
      return year === undefined ? ["year"] : { question, year };
  }
}

/**
 * Returns clues in the format of the decoder.
 *
 * @throws {ApiError} `invalid-request` when one lacks a field that its question needs, with a fault for each.
 */
export function readClues(clues: readonly Clue[]): readonly DecoderClue[] {
  const faults: Fault[] = [];
  const read = clues.flatMap((clue, place): readonly DecoderClue[] => {
    const found = readClue(clue);
    if ("question" in found) return [found];
    const [name, allowed] = found;
    const field = `/clues/${place}/${name}`;
    const isThere = clue[name] !== undefined;
    faults.push({
      field,
      code: isThere ? "field-value" : "field-missing",
      values: { name },
      ...(allowed && { allowed }),
    });
    return [];
  });
  if (faults.length > 0) throw new ApiError("invalid-request", {}, faults);
  return read;
}
