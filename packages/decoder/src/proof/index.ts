export { type Agreement, agreement, type KnownDate } from "./agreement.ts";
