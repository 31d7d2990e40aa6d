import type { NoticeQuery } from "./safety-notices.ts";

/**
 * A heater and the expected match of a notice. Serial numbers are invented within the ranges that the notices print.
 */
export interface NoticeCase extends Pick<NoticeQuery, "brand" | "serial" | "model"> {
  /** Possible dates of its serial number, if the case depends on them. */
  readonly made?: readonly string[];
  /** `"covered"`, `"may be: "` with the checks, or `"no"`. */
  readonly is: string;
  readonly because: string;
}

/** Cases by the id of their notice. */
export type NoticeCases = Readonly<Record<string, readonly NoticeCase[]>>;
