import { otherEquipment } from "../equipment/other-equipment.ts";
import { looksLikeModel, unlessModel } from "../models/recognise.ts";
import { likelyMakers } from "./likely-makers.ts";
import { toMakerSummary } from "./maker-summary.ts";

/**
 * The functions that `checkSerial` needs for model numbers, names and numbers of other equipment.
 *
 * @example
 * checkSerial(check, { today: "2026-11-20", knowledge: modelKnowledge });
 */
export const modelKnowledge = {
  likelyMakers,
  toMakerSummary,
  looksLikeModel,
  otherEquipment,
  unlessModel,
} as const;
