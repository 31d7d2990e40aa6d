import { dateHeaters, dateOffline } from "./date-heaters.js";

declare global {
  interface Window {
    /** Read by the test. */
    readonly heaters: { readonly dateHeaters: typeof dateHeaters; readonly dateOffline: typeof dateOffline };
  }
}

Object.assign(window, { heaters: { dateHeaters, dateOffline } });
document.body.append("ready");
