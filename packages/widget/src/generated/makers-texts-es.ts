// Written by `pnpm generate`. Do not edit.
const numbers = new Intl.NumberFormat("es-US");
const rules = new Intl.PluralRules("es");
const plural = (count: number, forms: Readonly<Record<string, string>>): string =>
  forms[`=${count}`] ?? forms[rules.select(count)] ?? forms["other"] ?? "";

/** Texts in one language. Texts with arguments are functions. */
export const texts = [
  "¿Quién lo fabricó?",
  "Compare con la etiqueta y elija una marca.",
  (values: { readonly makers: string | number }): string => `Fabricado por ${values.makers}`,
  (values: { readonly maker: string | number }): string => `${values.maker} (sin confirmar)`,
  "Sin fecha",
  "Documentado",
  "Probable",
  "Posible",
  "Conclusión nuestra, basada en:",
  (values: { readonly brands: number }): string => `${plural(values.brands, { one: `${numbers.format(values.brands)} marca menos probable`, many: `${numbers.format(values.brands)} de marcas menos probables`, other: `${numbers.format(values.brands)} marcas menos probables` })}`,
  (values: { readonly name: string | number; readonly prefix: string | number }): string => `Este fabricante hizo los modelos ${values.name} que empiezan con ${values.prefix}.`,
  "El número de modelo coincide con el formato de este fabricante.",
  "El número de serie coincide exactamente con el formato de este fabricante.",
  "El número de serie casi coincide, así que la fecha es incierta.",
  (values: { readonly name: string | number }): string => `Este fabricante hizo calentadores que se vendieron como ${values.name}.`,
  (values: { readonly name: string | number }): string => `Tablas, retiros o listas ponen ${values.name} bajo esta marca.`,
  (values: { readonly name: string | number }): string => `Se dice que este fabricante hizo algunos calentadores ${values.name}.`,
  (values: { readonly name: string | number; readonly prefix: string | number }): string => `No sabemos quién fabricó los modelos ${values.name} que empiezan con ${values.prefix}.`,
  "Pero el número de modelo coincide con otra marca.",
  "Pero el número de serie coincide con otras marcas.",
  "Hay marcas de otros fabricantes igual de probables.",
  "Sus marcas hermanas son igual de probables.",
];
