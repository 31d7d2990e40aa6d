import type { Messages } from "../catalog/shape.ts";

/** How much longer a heater may last. Said by the API. */
export const life: Messages["life"] = {
  "no-type": "Wählen Sie die Bauart, dann sehen Sie, wie lange das Gerät hält.",
  "no-figures": "Für diese Bauart haben wir keine Werte.",
  "no-date": "Ohne Datum lässt sich nicht sagen, wie viele Jahre noch bleiben.",
  years: "{count, plural, one {# Jahr} other {# Jahre}}",
  yearsMore: "{count, plural, one {# Jahr oder mehr} other {# Jahre oder mehr}}",
  yearsRange: "{from, number} bis {to, number} Jahre",
  yearsRangeMore: "{from, number} bis {to, number} Jahre oder mehr",
  whole: "Wie lange diese Bauart hält, dazu gehen die Quellen auseinander: {years}.",
  wholeAssumption:
    "Die Spanne vom niedrigsten bis zum höchsten Wert ist von uns: zum Planen, nicht als Zusage.",
  left: "Restzeit zum Planen: {years}.",
  leftAtMost: "Restzeit höchstens: {years}.",
  leftNone: "Dieses Gerät ist über seine übliche Lebensdauer hinaus.",
  leftAssumption: "Unsere Planungsspanne minus das Alter des Geräts.",
  passed: "keine",
  noEnd: "ohne Obergrenze",
  still: "Die Hälfte der Geräte in diesem Alter hält noch: {years}.",
  stillAssumption:
    "Die mittlere Hälfte nach unserer Planungskurve. Ihr Mittelwert ({years}) stammt aus der Quelle, ihre Form nehmen wir an.",
  pastMean: "Es hat den Durchschnitt seiner Bauart überlebt ({years}).",
  curve: "Wie viele von 100 Geräten dieser Bauart in welchem Alter noch laufen",
  curveAssumption:
    "Eine Weibull-Kurve mit dem Mittelwert der Quelle ({years}). Ihre Form nehmen wir an: {value, number} für die Linie; für den anderen Rand des Bandes {count, number}, ohne Ausfälle im ersten Jahr. Keine Quelle zeigt eine solche Kurve.",
  "figure-mean": "Mittelwert: {years}",
  "figure-median": "Median: {years}",
  "figure-range": "Schätzung der Branche: {years}",
  "figure-typical": "Üblich: {years}",
  "figure-look-from": "Rat, sich ab diesem Alter umzusehen: {years}",
  "figure-replace-from": "Rat, ab diesem Alter an ein neues zu denken: {years}",
  "figure-warranty-as-life": "Garantiedauer, als Lebensdauer genommen: {years}",
  "figure-derived-mean": "Von uns abgeleiteter Mittelwert: {years}",
  derivedAssumption: "Abgeleitet daraus, wie viele Geräte eines gemischten Bestands jedes Jahr wegfallen.",
};
