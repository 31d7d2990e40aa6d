export { tellingReasons } from "./telling-reasons.ts";
