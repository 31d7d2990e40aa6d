import type { Clue as DecoderClue, Mark } from "@heater-age/decoder/no-label";
import { ApiError } from "../../errors/codes.ts";
import type { Clue } from "./schema.ts";

const isOneOf = <const Value extends string>(
  values: readonly Value[],
  value: string | undefined,
): value is Value => values.some((each) => each === value);

const marks = ["ahri", "energy-star", "ul-gas-fired"] as const satisfies readonly Mark[];

/**
 * Returns a clue as the decoder takes it.
 *
 * @throws {ApiError} `invalid-request` when it lacks what its question needs.
 */
export function readClue(clue: Clue): DecoderClue {
  const { question, answer, code, energyFactor, type, gallons, year } = clue;
  switch (question) {
    case "rating-name":
      if (isOneOf(["ef", "uef"], answer)) return { question, answer };
      break;
    case "label-price":
      if (isOneOf(["2023", "before-2023"], answer)) return { question, answer };
      break;
    case "flame-arrestor":
      if (isOneOf(["named", "open", "open-chimney"], answer)) return { question, answer };
      break;
    case "certification-mark":
      if (isOneOf(marks, answer)) return { question, answer };
      break;
    case "energy-factor":
      if (
        energyFactor !== undefined &&
        type !== undefined &&
        (gallons !== undefined || type === "tankless-gas")
      )
        return { question, energyFactor, type, ...(gallons !== undefined && { gallons }) };
      break;
    case "gas-valve-code":
      if (code !== undefined) return { question, code };
      break;
    case "electric-tank-size":
      if (gallons !== undefined) return { question, gallons };
      break;
    default:
      if (year !== undefined) return { question, year };
  }
  throw new ApiError("invalid-request");
}
