// First, so that the order of the layers is fixed before any of them is used.
import "./layers.css.ts";
import "./fonts.css.ts";
import "./reset.css.ts";
import "./schemes.css.ts";

export { vars } from "./contract.css.ts";
export { fluid, media } from "./responsive.ts";
export { plateText, screenOnly, visuallyHidden, wrap } from "./utility.css.ts";
