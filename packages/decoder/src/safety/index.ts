export type { MadeDate } from "./conditions.ts";
export type {
  CauseCode,
  HazardCode,
  NoticeControl,
  NoticeHeater,
  NoticeModels,
  NoticeSerials,
  RemedyCode,
  SafetyNotice,
  Span,
  Unread,
} from "./notices/notice.ts";
export { listDate, notices } from "./notices/index.ts";
export {
  assumedYears,
  type CheckCode,
  type NoticeMatch,
  type NoticeQuery,
  type SafetyAnswer,
  safetyNotices,
} from "./safety-notices.ts";
