// Written by `pnpm generate`. Do not edit.
const numbers = new Intl.NumberFormat("it");
const rules = new Intl.PluralRules("it");
const plural = (count: number, forms: Readonly<Record<string, string>>): string =>
  forms[`=${count}`] ?? forms[rules.select(count)] ?? forms["other"] ?? "";

/** Texts in one language. Texts with arguments are functions. */
export const texts = [
  "Chi l’ha costruito?",
  "Il nome che porta un apparecchio non è sempre quello del produttore. Ecco che cosa dicono il nome e i numeri di chi l’ha costruito. Confrontalo con la targhetta, poi scegli una marca per leggere il numero secondo le sue regole.",
  (values: { readonly makers: string | number }): string => `Costruito da ${values.makers}`,
  (values: { readonly maker: string | number }): string => `${values.maker} (non confermato)`,
  "Nessuna data secondo le sue regole",
  "Documentato",
  "Probabile",
  "Possibile",
  "La conclusione è nostra. I dati su cui si basa vengono da:",
  (values: { readonly brands: number }): string => `${plural(values.brands, { one: `Un’altra marca, meno probabile`, many: `Altri ${numbers.format(values.brands)} di marche, meno probabili`, other: `Altre ${numbers.format(values.brands)} marche, meno probabili` })}`,
  (values: { readonly name: string | number; readonly prefix: string | number }): string => `I modelli ${values.name} il cui numero comincia con ${values.prefix} li ha costruiti questo produttore.`,
  "Il numero di modello è scritto come quelli di questo produttore.",
  "Il numero di serie ha esattamente la forma di quelli di questo produttore.",
  "Il numero di serie ha quasi la forma di quelli di questo produttore, perciò la data è incerta.",
  (values: { readonly name: string | number }): string => `Questo produttore ha costruito apparecchi venduti come ${values.name}.`,
  (values: { readonly name: string | number }): string => `Tabelle, richiami o elenchi riportano ${values.name} sotto questa marca.`,
  (values: { readonly name: string | number }): string => `Si dice che questo produttore abbia costruito alcuni apparecchi ${values.name}. Quali, non è detto.`,
  (values: { readonly name: string | number; readonly prefix: string | number }): string => `Non si sa chi abbia costruito gli apparecchi ${values.name} il cui numero di modello comincia con ${values.prefix}.`,
  "Contro: il numero di modello è scritto come quelli di un’altra marca.",
  "Contro: il numero di serie ha la forma di quelli di altre marche.",
  (values: { readonly brands: number }): string => `Altrettanti indizi indicano ${plural(values.brands, { one: `una marca di un altro produttore`, many: `${numbers.format(values.brands)} di marche di altri produttori`, other: `${numbers.format(values.brands)} marche di altri produttori` })}.`,
  (values: { readonly brands: number }): string => `Altrettanti indizi indicano ${plural(values.brands, { one: `un’altra marca`, many: `altri ${numbers.format(values.brands)} di marche`, other: `altre ${numbers.format(values.brands)} marche` })} della stessa azienda.`,
];
