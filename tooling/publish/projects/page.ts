import { type Dated, dateHeaters } from "./date-heaters.ts";

declare global {
  interface Window {
    /** For who drives the browser. */
    dateHeaters: (baseUrl: string) => Promise<Dated>;
  }
}

window.dateHeaters = dateHeaters;
document.body.append("ready");
