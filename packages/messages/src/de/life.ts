import type { Messages } from "../catalog/shape.ts";

/** How much longer a heater may last. Said by the API. */
export const life: Messages["life"] = {
  "no-type":
    "Wie lange das Gerät noch hält, hängt von seiner Bauart ab. Wählen Sie sie, um zu sehen, was die Quellen sagen.",
  "no-figures": "Keine unserer Quellen sagt, wie lange Geräte dieser Bauart halten.",
  "no-date": "Ohne Datum lässt sich nicht sagen, wie viele dieser Jahre noch bleiben.",
  years: "{count, plural, one {# Jahr} other {# Jahre}}",
  yearsMore: "{count, plural, one {# Jahr oder mehr} other {# Jahre oder mehr}}",
  yearsRange: "{from, number} bis {to, number} Jahre",
  yearsRangeMore: "{from, number} bis {to, number} Jahre oder mehr",
  whole: "Wie lange Geräte dieser Bauart halten, darin sind sich die Quellen nicht einig: {years}.",
  wholeAssumption:
    "Vom niedrigsten bis zum höchsten der Werte, die zählen. Die Spanne ist von uns, zum Planen, und keine Zusage für ein einzelnes Gerät.",
  left: "Zum Planen bleiben noch: {years}.",
  leftAtMost: "Rechnen Sie höchstens noch mit: {years}.",
  leftNone: "Dieses Gerät hat die übliche Lebensdauer seiner Bauart überschritten.",
  leftAssumption: "Die Planungsspanne weniger das Alter des Geräts. Spanne und Abzug sind von uns.",
  passed: "vorbei",
  noEnd: "nennt kein Ende",
  still: "Von den Geräten, die in diesem Alter noch laufen, hält die mittlere Hälfte noch so lange: {years}.",
  stillAssumption:
    "Aus unserer Planungskurve abgelesen: Der Mittelwert ({years}) stammt aus der Quelle, die Form der Kurve ist unsere Annahme.",
  pastMean: "Das Gerät hat den Mittelwert seiner Bauart überlebt ({years}).",
  curve: "Wie viele von 100 Geräten dieser Bauart in jedem Alter noch laufen",
  curveAssumption:
    "Eine Weibull-Kurve, deren Mittelwert ({years}) aus der Quelle stammt. Ihre Form ist unsere Annahme: {value, number} für die Linie. Mit der Form {count, number} und ohne Ausfälle im ersten Jahr ergibt sich der andere Rand des Bandes. Keine Quelle zeigt eine solche Kurve.",
  "figure-mean": "Mittelwert: {years}",
  "figure-median": "Median: {years}",
  "figure-range": "Was die Branche sagt: {years}",
  "figure-typical": "Üblich: {years}",
  "figure-look-from": "Rat, sich ab diesem Alter nach einem neuen umzusehen: {years}",
  "figure-replace-from": "Rat, ab diesem Alter an ein neues zu denken: {years}",
  "figure-warranty-as-life": "Länge der Garantie, als Lebensdauer genommen: {years}",
  "figure-derived-mean": "Mittelwert, den wir abgeleitet haben: {years}",
  derivedAssumption:
    "Von uns abgeleitet aus einer Tabelle, die sagt, wie viele Geräte eines Bestands von gemischtem Alter jedes Jahr wegfallen.",
};
