export { groupMakers, type MakerCompany, type MakerEntry, type MakerGroup } from "./group-makers.ts";
export { type LikelyMaker, likelyMakers, type MakerQuery } from "./likely-makers.ts";
export type { MakerReason, MakerReasonCode } from "./maker-reason.ts";
export { type MakerSummary, toMakerSummary } from "./maker-summary.ts";
export { type OtherEquipment, otherEquipment } from "../equipment/other-equipment.ts";
export { modelKnowledge } from "./model-knowledge.ts";
