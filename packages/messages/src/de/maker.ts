import type { Messages } from "../catalog/shape.ts";

/** Who may have built a heater that carries another name, and why. The keys with hyphens are the decoder's reason codes. */
export const maker: Messages["maker"] = {
  heading: "Wer hat das Gerät gebaut?",
  text: "Vergleichen Sie mit dem Schild und wählen Sie dann eine Marke.",
  builtBy: "Gebaut von: {makers}",
  unconfirmed: "{maker} (unbestätigt)",
  noDates: "Kein Datum",
  sureHigh: "Belegt",
  sureMedium: "Wahrscheinlich",
  sureLow: "Möglich",
  ours: "Das schließen wir aus:",
  more: "{brands, plural, one {Eine weniger wahrscheinliche Marke} other {# weniger wahrscheinliche Marken}}",
  "model-prefix": "Modelle von {name}, die mit {prefix} beginnen, hat dieser Hersteller gebaut.",
  "model-shape": "Die Modellnummer hat das Format dieses Herstellers.",
  "serial-shape": "Die Seriennummer hat genau das Format dieses Herstellers.",
  "serial-near": "Die Seriennummer passt nur fast, das Datum ist also unsicher.",
  "built-for": "Dieser Hersteller hat Geräte gebaut, die als {name} verkauft wurden.",
  "listed-under": "Tabellen, Rückrufe oder Listen führen {name} unter dieser Marke.",
  "said-to-have-built": "Dieser Hersteller soll einige Geräte von {name} gebaut haben.",
  "prefix-unknown": "Wer Modelle von {name} gebaut hat, die mit {prefix} beginnen, wissen wir nicht.",
  "model-of-others": "Aber die Modellnummer passt zu einer anderen Marke.",
  "serial-of-others": "Aber die Seriennummer passt zu anderen Marken.",
  "other-makers": "Marken anderer Hersteller sind ebenso wahrscheinlich.",
  "sister-brands": "Andere Marken derselben Firma sind ebenso wahrscheinlich.",
};
