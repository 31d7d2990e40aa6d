export { groupMakers, type MakerCompany, type MakerEntry, type MakerGroup } from "./group-makers.ts";
export { type LikelyMaker, likelyMakers, type MakerQuery } from "./likely-makers.ts";
export type { MakerReason, MakerReasonCode } from "./maker-reason.ts";
export { type NamedMaker, nameMaker } from "./name-maker.ts";
