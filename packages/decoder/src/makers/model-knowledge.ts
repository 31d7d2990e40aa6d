import { looksLikeModel, unlessModel } from "../models/recognise.ts";
import { likelyMakers } from "./likely-makers.ts";
import { toMakerSummary } from "./maker-summary.ts";

/**
 * The functions that a check draws on for model numbers and names, as `checkSerial` takes them.
 *
 * @example
 * checkSerial(check, { today: "2026-11-20", knowledge: modelKnowledge });
 */
export const modelKnowledge = { likelyMakers, toMakerSummary, looksLikeModel, unlessModel } as const;
