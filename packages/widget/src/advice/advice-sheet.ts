import text from "./advice.css";

let made: CSSStyleSheet | undefined;

/** How advice looks, beside what all of the widget looks like. */
export function adviceSheet(): CSSStyleSheet {
  if (made === undefined) {
    made = new CSSStyleSheet();
    made.replaceSync(text);
  }
  return made;
}
