import colours from "../generated/colours.css";
import base from "./base.css";
import form from "./form.css";
import plate from "./plate.css";
import result from "./result.css";

let made: CSSStyleSheet[] | undefined;

/** The style sheets of the widget, which all widgets of a page share. A content security policy lets them through. */
export function sheets(): CSSStyleSheet[] {
  made ??= [colours, base, form, result, plate].map((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    return sheet;
  });
  return made;
}
