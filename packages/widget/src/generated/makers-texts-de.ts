// Written by `pnpm generate`. Do not edit.
const numbers = new Intl.NumberFormat("de");
const rules = new Intl.PluralRules("de");
const plural = (count: number, forms: Readonly<Record<string, string>>): string =>
  forms[`=${count}`] ?? forms[rules.select(count)] ?? forms["other"] ?? "";

/** Texts in one language. Texts with arguments are functions. */
export const texts = [
  "Wer hat das Gerät gebaut?",
  "Vielleicht eine andere Firma. Vergleichen Sie mit dem Schild und wählen Sie dann eine Marke.",
  (values: { readonly makers: string | number }): string => `Gebaut von: ${values.makers}`,
  (values: { readonly maker: string | number }): string => `${values.maker} (unbestätigt)`,
  "Kein Datum nach ihren Regeln",
  "Belegt",
  "Wahrscheinlich",
  "Möglich",
  "Das schließen wir aus:",
  (values: { readonly brands: number }): string => `${plural(values.brands, { one: `Eine weniger wahrscheinliche Marke`, other: `${numbers.format(values.brands)} weniger wahrscheinliche Marken` })}`,
  (values: { readonly name: string | number; readonly prefix: string | number }): string => `Modelle von ${values.name}, die mit ${values.prefix} beginnen, hat dieser Hersteller gebaut.`,
  "Die Modellnummer hat das Format dieses Herstellers.",
  "Die Seriennummer hat genau das Format dieses Herstellers.",
  "Die Seriennummer hat fast das Format dieses Herstellers, das Datum ist also unsicher.",
  (values: { readonly name: string | number }): string => `Dieser Hersteller hat Geräte gebaut, die als ${values.name} verkauft wurden.`,
  (values: { readonly name: string | number }): string => `Tabellen, Rückrufe oder Listen führen ${values.name} unter dieser Marke.`,
  (values: { readonly name: string | number }): string => `Dieser Hersteller soll einige Geräte von ${values.name} gebaut haben. Welche, wissen wir nicht.`,
  (values: { readonly name: string | number; readonly prefix: string | number }): string => `Wer Modelle von ${values.name} gebaut hat, die mit ${values.prefix} beginnen, wissen wir nicht.`,
  "Dagegen spricht: Die Modellnummer hat das Format einer anderen Marke.",
  "Dagegen spricht: Die Seriennummer passt zu anderen Marken.",
  (values: { readonly brands: number }): string => `Ebenso wahrscheinlich ${plural(values.brands, { one: `ist eine Marke eines anderen Herstellers`, other: `sind ${numbers.format(values.brands)} Marken anderer Hersteller` })}.`,
  (values: { readonly brands: number }): string => `Ebenso wahrscheinlich ${plural(values.brands, { one: `ist eine andere Marke`, other: `sind ${numbers.format(values.brands)} andere Marken` })} derselben Firma.`,
];
