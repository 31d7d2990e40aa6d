import type { Messages } from "../catalog/shape.ts";

/** Who may have built a heater that carries another name, and why. The keys with hyphens are the decoder's reason codes. */
export const maker: Messages["maker"] = {
  heading: "Wer hat das Gerät gebaut?",
  text: "Nicht immer steht der Name des Herstellers auf dem Gerät. Das verraten der Name und die Nummern darüber, wer es gebaut hat. Vergleichen Sie es mit dem Schild und wählen Sie dann eine Marke, um die Nummer nach ihren Regeln zu lesen.",
  builtBy: "Gebaut von: {makers}",
  unconfirmed: "{maker} (nicht bestätigt)",
  noDates: "Kein Datum nach ihren Regeln",
  sureHigh: "Belegt",
  sureMedium: "Wahrscheinlich",
  sureLow: "Möglich",
  ours: "Den Schluss haben wir selbst gezogen. Die Angaben dahinter stammen aus:",
  more: "{brands, plural, one {Eine weitere Marke, für die weniger spricht} other {# weitere Marken, für die weniger spricht}}",
  "model-prefix": "Modellnummern von {name}, die mit {prefix} beginnen, hat dieser Hersteller gebaut.",
  "model-shape": "Die Modellnummer ist so geschrieben wie die dieses Herstellers.",
  "serial-shape": "Die Seriennummer hat genau die Form, die dieser Hersteller verwendet.",
  "serial-near":
    "Die Seriennummer hat fast die Form, die dieser Hersteller verwendet; darum ist das Datum unsicher.",
  "built-for": "Dieser Hersteller hat Geräte gebaut, die als {name} verkauft wurden.",
  "listed-under": "Tabellen, Rückrufe oder Listen führen {name} unter dieser Marke.",
  "said-to-have-built":
    "Dieser Hersteller soll einige Geräte von {name} gebaut haben. Welche, ist nicht bekannt.",
  "prefix-unknown":
    "Wer die Geräte von {name} gebaut hat, deren Modellnummern mit {prefix} beginnen, ist nicht bekannt.",
  "model-of-others": "Dagegen spricht: Die Modellnummer ist wie die einer anderen Marke geschrieben.",
  "serial-of-others": "Dagegen spricht: Die Seriennummer hat die Form anderer Marken.",
  "other-makers":
    "Ebenso viel spricht für {brands, plural, one {eine Marke eines anderen Herstellers} other {# Marken anderer Hersteller}}.",
  "sister-brands":
    "Ebenso viel spricht für {brands, plural, one {eine andere Marke} other {# andere Marken}} derselben Firma.",
};
