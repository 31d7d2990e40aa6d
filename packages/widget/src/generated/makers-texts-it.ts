// Written by `pnpm generate`. Do not edit.
const numbers = new Intl.NumberFormat("it");
const rules = new Intl.PluralRules("it");
const plural = (count: number, forms: Readonly<Record<string, string>>): string =>
  forms[`=${count}`] ?? forms[rules.select(count)] ?? forms["other"] ?? "";

/** Texts in one language. Texts with arguments are functions. */
export const texts = [
  "Chi l’ha costruito?",
  "Confronta con la targhetta, poi scegli una marca.",
  (values: { readonly makers: string | number }): string => `Costruito da ${values.makers}`,
  (values: { readonly maker: string | number }): string => `${values.maker} (non confermato)`,
  "Nessuna data",
  "Documentato",
  "Probabile",
  "Possibile",
  "Nostra conclusione, basata su:",
  (values: { readonly brands: number }): string => `${plural(values.brands, { one: `${numbers.format(values.brands)} marca meno probabile`, many: `${numbers.format(values.brands)} di marche meno probabili`, other: `${numbers.format(values.brands)} marche meno probabili` })}`,
  (values: { readonly name: string | number; readonly prefix: string | number }): string => `Questo produttore ha costruito i modelli ${values.name} che iniziano con ${values.prefix}.`,
  "Il numero di modello ha il formato di questo produttore.",
  "Il numero di serie ha proprio il formato di questo produttore.",
  "Il numero di serie non corrisponde del tutto: la data è incerta.",
  (values: { readonly name: string | number }): string => `Questo produttore ha costruito scaldabagni venduti come ${values.name}.`,
  (values: { readonly name: string | number }): string => `Tabelle, richiami o elenchi mettono ${values.name} sotto questa marca.`,
  (values: { readonly name: string | number }): string => `Pare che questo produttore abbia costruito alcuni scaldabagni ${values.name}.`,
  (values: { readonly name: string | number; readonly prefix: string | number }): string => `Non sappiamo chi ha costruito i modelli ${values.name} che iniziano con ${values.prefix}.`,
  "Ma il numero di modello corrisponde a un’altra marca.",
  "Ma il numero di serie corrisponde ad altre marche.",
  "Marche di altri produttori sono altrettanto probabili.",
  "Altre marche della stessa azienda sono altrettanto probabili.",
];
