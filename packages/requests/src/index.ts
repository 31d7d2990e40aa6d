export { publicOrigin } from "./public-origin.ts";
export { visitorAddress } from "./visitor-address.ts";
