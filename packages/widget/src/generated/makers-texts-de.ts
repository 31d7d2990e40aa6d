// Written by `pnpm generate`. Do not edit.
const numbers = new Intl.NumberFormat("de");
const rules = new Intl.PluralRules("de");
const plural = (count: number, forms: Readonly<Record<string, string>>): string =>
  forms[`=${count}`] ?? forms[rules.select(count)] ?? forms["other"] ?? "";

/** Texts in one language. Texts with arguments are functions. */
export const texts = [
  "Wer hat das Gerät gebaut?",
  "Vergleichen Sie mit dem Schild und wählen Sie dann eine Marke.",
  (values: { readonly makers: string | number }): string => `Gebaut von: ${values.makers}`,
  (values: { readonly maker: string | number }): string => `${values.maker} (unbestätigt)`,
  "Kein Datum",
  "Belegt",
  "Wahrscheinlich",
  "Möglich",
  "Das schließen wir aus:",
  (values: { readonly brands: number }): string => `${plural(values.brands, { one: `Eine weniger wahrscheinliche Marke`, other: `${numbers.format(values.brands)} weniger wahrscheinliche Marken` })}`,
  (values: { readonly name: string | number; readonly prefix: string | number }): string => `Modelle von ${values.name}, die mit ${values.prefix} beginnen, hat dieser Hersteller gebaut.`,
  "Die Modellnummer hat das Format dieses Herstellers.",
  "Die Seriennummer hat genau das Format dieses Herstellers.",
  "Die Seriennummer passt nur fast, das Datum ist also unsicher.",
  (values: { readonly name: string | number }): string => `Dieser Hersteller hat Geräte gebaut, die als ${values.name} verkauft wurden.`,
  (values: { readonly name: string | number }): string => `Tabellen, Rückrufe oder Listen führen ${values.name} unter dieser Marke.`,
  (values: { readonly name: string | number }): string => `Dieser Hersteller soll einige Geräte von ${values.name} gebaut haben.`,
  (values: { readonly name: string | number; readonly prefix: string | number }): string => `Wer Modelle von ${values.name} gebaut hat, die mit ${values.prefix} beginnen, wissen wir nicht.`,
  "Aber die Modellnummer passt zu einer anderen Marke.",
  "Aber die Seriennummer passt zu anderen Marken.",
  "Marken anderer Hersteller sind ebenso wahrscheinlich.",
  "Andere Marken derselben Firma sind ebenso wahrscheinlich.",
];
