import type { Messages } from "../shape.ts";

/** The page of a brand. */
export const brand: Messages["brand"] = {
  metaTitle: "{brand}: Alter des Warmwasserbereiters aus der Seriennummer",
  metaDescription:
    "Geben Sie die Seriennummer vom Typenschild Ihres Warmwasserbereiters von {brand} ein und lesen Sie, wann er hergestellt wurde, wie alt er ist und was jetzt zu tun ist.",
  title: "Wie alt ist Ihr Warmwasserbereiter von {brand}?",
  intro:
    "Geben Sie die Seriennummer vom Typenschild ein. Wir lesen das Datum so heraus, wie {brand} es schreibt, und zeigen Ihnen, wie.",
};
