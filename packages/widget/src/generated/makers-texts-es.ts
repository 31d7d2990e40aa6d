// Written by `pnpm generate`. Do not edit.
const numbers = new Intl.NumberFormat("es");
const rules = new Intl.PluralRules("es");
const plural = (count: number, forms: Readonly<Record<string, string>>): string =>
  forms[`=${count}`] ?? forms[rules.select(count)] ?? forms["other"] ?? "";

/** Texts in one language. Texts with arguments are functions. */
export const texts = [
  "¿Quién lo fabricó?",
  "El nombre que lleva un calentador no siempre es el de su fabricante. Esto es lo que el nombre y los números dicen de quién lo fabricó. Compárelo con la placa y elija una marca para leer el número con sus reglas.",
  (values: { readonly makers: string | number }): string => `Fabricante: ${values.makers}`,
  (values: { readonly maker: string | number }): string => `${values.maker} (sin confirmar)`,
  "Ninguna fecha según sus reglas",
  "Documentado",
  "Probable",
  "Posible",
  "La conclusión es nuestra. Los datos en que se basa proceden de:",
  (values: { readonly brands: number }): string => `${plural(values.brands, { one: `Otra marca con menos indicios`, many: `${numbers.format(values.brands)} de marcas más con menos indicios`, other: `${numbers.format(values.brands)} marcas más con menos indicios` })}`,
  (values: { readonly name: string | number; readonly prefix: string | number }): string => `Los modelos de ${values.name} cuyo número empieza por ${values.prefix} los fabricó esta empresa.`,
  "El número de modelo está escrito como los de este fabricante.",
  "El número de serie tiene exactamente la forma de los de este fabricante.",
  "El número de serie tiene casi la forma de los de este fabricante; por eso la fecha es incierta.",
  (values: { readonly name: string | number }): string => `Este fabricante construyó calentadores que se vendieron como ${values.name}.`,
  (values: { readonly name: string | number }): string => `Tablas, retiros del mercado o listas sitúan ${values.name} bajo esta marca.`,
  (values: { readonly name: string | number }): string => `Se dice que este fabricante construyó algunos calentadores ${values.name}. No se dice cuáles.`,
  (values: { readonly name: string | number; readonly prefix: string | number }): string => `No se sabe quién fabricó los calentadores ${values.name} cuyo número de modelo empieza por ${values.prefix}.`,
  "En contra: el número de modelo está escrito como los de otra marca.",
  "En contra: el número de serie tiene la forma de los de otras marcas.",
  (values: { readonly brands: number }): string => `Hay los mismos indicios a favor de ${plural(values.brands, { one: `una marca de otro fabricante`, many: `${numbers.format(values.brands)} de marcas de otros fabricantes`, other: `${numbers.format(values.brands)} marcas de otros fabricantes` })}.`,
  (values: { readonly brands: number }): string => `Hay los mismos indicios a favor de ${plural(values.brands, { one: `otra marca`, many: `otro ${numbers.format(values.brands)} de marcas`, other: `otras ${numbers.format(values.brands)} marcas` })} de la misma empresa.`,
];
