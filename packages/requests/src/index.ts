export { callerSpan, loggedTrace, requestIdOf } from "./caller-ids.ts";
export { publicOrigin } from "./public-origin.ts";
export { visitorAddress } from "./visitor-address.ts";
