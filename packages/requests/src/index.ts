export { visitorAddress } from "./visitor-address.ts";
