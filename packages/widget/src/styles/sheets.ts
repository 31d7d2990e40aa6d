import colours from "../compiled/colours.css";
import base from "./base.css";
import form from "./form.css";
import plate from "./plate.css";
import result from "./result.css";

const sheets = new Map<string, CSSStyleSheet>();

/** Returns the style sheet for a text, shared by all widgets of a page. Content security policies allow it. */
export function createSheet(text: string): CSSStyleSheet {
  let sheet = sheets.get(text);
  if (sheet === undefined) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    sheets.set(text, sheet);
  }
  return sheet;
}

/** Returns the style sheet of the widget. */
export const widgetSheet = (): CSSStyleSheet => createSheet(colours + base + form + result + plate);
