// Written by `pnpm generate`. Do not edit.
const numbers = new Intl.NumberFormat("es");
const rules = new Intl.PluralRules("es");
const plural = (count: number, forms: Readonly<Record<string, string>>): string =>
  forms[`=${count}`] ?? forms[rules.select(count)] ?? forms["other"] ?? "";

/** What is said in one language. Texts with arguments are functions of them. */
export const texts = {
  maker: {
    heading: "¿Quién lo fabricó?",
    text: "El nombre que lleva un calentador no siempre es el de su fabricante. Esto es lo que el nombre y los números dicen de quién lo fabricó. Compárelo con la placa y elija una marca para leer el número con sus reglas.",
    builtBy: (values: { readonly makers: string | number }): string => `Fabricante: ${values.makers}`,
    unconfirmed: (values: { readonly maker: string | number }): string => `${values.maker} (sin confirmar)`,
    noDates: "Ninguna fecha según sus reglas",
    sureHigh: "Documentado",
    sureMedium: "Probable",
    sureLow: "Posible",
    ours: "La conclusión es nuestra. Los datos en que se basa proceden de:",
    more: (values: { readonly brands: number }): string => `${plural(values.brands, { one: `Otra marca con menos indicios`, many: `${numbers.format(values.brands)} de marcas más con menos indicios`, other: `${numbers.format(values.brands)} marcas más con menos indicios` })}`,
    "model-prefix": (values: { readonly name: string | number; readonly prefix: string | number }): string => `Los modelos de ${values.name} cuyo número empieza por ${values.prefix} los fabricó esta empresa.`,
    "model-shape": "El número de modelo está escrito como los de este fabricante.",
    "serial-shape": "El número de serie tiene exactamente la forma de los de este fabricante.",
    "serial-near": "El número de serie tiene casi la forma de los de este fabricante; por eso la fecha es incierta.",
    "built-for": (values: { readonly name: string | number }): string => `Este fabricante construyó calentadores que se vendieron como ${values.name}.`,
    "listed-under": (values: { readonly name: string | number }): string => `Tablas, retiros del mercado o listas sitúan ${values.name} bajo esta marca.`,
    "said-to-have-built": (values: { readonly name: string | number }): string => `Se dice que este fabricante construyó algunos calentadores ${values.name}. No se dice cuáles.`,
    "prefix-unknown": (values: { readonly name: string | number; readonly prefix: string | number }): string => `No se sabe quién fabricó los calentadores ${values.name} cuyo número de modelo empieza por ${values.prefix}.`,
    "model-of-others": "En contra: el número de modelo está escrito como los de otra marca.",
    "serial-of-others": "En contra: el número de serie tiene la forma de los de otras marcas.",
    "other-makers": (values: { readonly brands: number }): string => `Hay los mismos indicios a favor de ${plural(values.brands, { one: `una marca de otro fabricante`, many: `${numbers.format(values.brands)} de marcas de otros fabricantes`, other: `${numbers.format(values.brands)} marcas de otros fabricantes` })}.`,
    "sister-brands": (values: { readonly brands: number }): string => `Hay los mismos indicios a favor de ${plural(values.brands, { one: `otra marca`, many: `otro ${numbers.format(values.brands)} de marcas`, other: `otras ${numbers.format(values.brands)} marcas` })} de la misma empresa.`,
  },
};
