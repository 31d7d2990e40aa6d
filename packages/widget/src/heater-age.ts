import { HeaterAgeElement, type HeaterAgeResult } from "./element.ts";

export {
  type HeaterAgeAttributes,
  HeaterAgeElement,
  type HeaterAgeResult,
  type HeaterAgeTheme,
} from "./element.ts";

declare global {
  interface HTMLElementTagNameMap {
    "heater-age": HeaterAgeElement;
  }
  interface HTMLElementEventMap {
    "heater-age-result": CustomEvent<HeaterAgeResult>;
  }
}

// A server has no elements, and a browser without these colors shows the content inside.
const isKnown = typeof customElements !== "undefined" && CSS.supports("color", "light-dark(#000, #fff)");

// Two scripts can both load it.
if (isKnown && customElements.get("heater-age") === undefined) {
  customElements.define("heater-age", HeaterAgeElement);
}
