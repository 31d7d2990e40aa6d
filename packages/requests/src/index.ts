export { callerSpan, loggedTrace, toRequestId } from "./caller-ids.ts";
export { findMisspelled } from "./find-misspelled.ts";
export { limitConnections } from "./limit-connections.ts";
export { publicOrigin } from "./public-origin.ts";
export { visitorAddress } from "./visitor-address.ts";
export { VisitorCounts } from "./visitor-counts.ts";
