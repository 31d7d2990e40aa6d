import colours from "../compiled/colours.css";
import base from "./base.css";
import form from "./form.css";
import result from "./result.css";

let sheet: CSSStyleSheet | undefined;

/** Returns the style sheet, which all widgets of a page share. Content security policies allow it. */
export function widgetSheet(): CSSStyleSheet {
  if (sheet === undefined) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(colours + base + form + result);
  }
  return sheet;
}
