// Written by `pnpm generate`. Do not edit.
const numbers = new Intl.NumberFormat("de");
const rules = new Intl.PluralRules("de");
const plural = (count: number, forms: Readonly<Record<string, string>>): string =>
  forms[`=${count}`] ?? forms[rules.select(count)] ?? forms["other"] ?? "";

/** Texts in one language. Texts with arguments are functions. */
export const texts = [
  "Wer hat das Gerät gebaut?",
  "Nicht immer steht der Name des Herstellers auf dem Gerät. Das verraten der Name und die Nummern darüber, wer es gebaut hat. Vergleichen Sie es mit dem Schild und wählen Sie dann eine Marke, um die Nummer nach ihren Regeln zu lesen.",
  (values: { readonly makers: string | number }): string => `Gebaut von: ${values.makers}`,
  (values: { readonly maker: string | number }): string => `${values.maker} (nicht bestätigt)`,
  "Kein Datum nach ihren Regeln",
  "Belegt",
  "Wahrscheinlich",
  "Möglich",
  "Den Schluss haben wir selbst gezogen. Die Angaben dahinter stammen aus:",
  (values: { readonly brands: number }): string => `${plural(values.brands, { one: `Eine weitere Marke, für die weniger spricht`, other: `${numbers.format(values.brands)} weitere Marken, für die weniger spricht` })}`,
  (values: { readonly name: string | number; readonly prefix: string | number }): string => `Modellnummern von ${values.name}, die mit ${values.prefix} beginnen, hat dieser Hersteller gebaut.`,
  "Die Modellnummer ist so geschrieben wie die dieses Herstellers.",
  "Die Seriennummer hat genau die Form, die dieser Hersteller verwendet.",
  "Die Seriennummer hat fast die Form, die dieser Hersteller verwendet; darum ist das Datum unsicher.",
  (values: { readonly name: string | number }): string => `Dieser Hersteller hat Geräte gebaut, die als ${values.name} verkauft wurden.`,
  (values: { readonly name: string | number }): string => `Tabellen, Rückrufe oder Listen führen ${values.name} unter dieser Marke.`,
  (values: { readonly name: string | number }): string => `Dieser Hersteller soll einige Geräte von ${values.name} gebaut haben. Welche, ist nicht bekannt.`,
  (values: { readonly name: string | number; readonly prefix: string | number }): string => `Wer die Geräte von ${values.name} gebaut hat, deren Modellnummern mit ${values.prefix} beginnen, ist nicht bekannt.`,
  "Dagegen spricht: Die Modellnummer ist wie die einer anderen Marke geschrieben.",
  "Dagegen spricht: Die Seriennummer hat die Form anderer Marken.",
  (values: { readonly brands: number }): string => `Ebenso viel spricht für ${plural(values.brands, { one: `eine Marke eines anderen Herstellers`, other: `${numbers.format(values.brands)} Marken anderer Hersteller` })}.`,
  (values: { readonly brands: number }): string => `Ebenso viel spricht für ${plural(values.brands, { one: `eine andere Marke`, other: `${numbers.format(values.brands)} andere Marken` })} derselben Firma.`,
];
