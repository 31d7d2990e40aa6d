import { HeaterAgeElement, type HeaterAgeResult } from "./element.ts";

export { HeaterAgeElement, type HeaterAgeResult, type HeaterAgeTheme } from "./element.ts";

declare global {
  interface HTMLElementTagNameMap {
    "heater-age": HeaterAgeElement;
  }
  interface HTMLElementEventMap {
    "heater-age-result": CustomEvent<HeaterAgeResult>;
  }
}

// Two scripts may bring it, and a server has no elements.
if (typeof customElements !== "undefined" && customElements.get("heater-age") === undefined) {
  customElements.define("heater-age", HeaterAgeElement);
}
