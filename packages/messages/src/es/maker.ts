import type { Messages } from "../catalog/shape.ts";

/** Who may have built a heater that carries another name, and why. The keys with hyphens are the decoder's reason codes. */
export const maker: Messages["maker"] = {
  heading: "¿Quién lo fabricó?",
  text: "Compare con la etiqueta y elija una marca.",
  builtBy: "Fabricado por {makers}",
  unconfirmed: "{maker} (sin confirmar)",
  noDates: "Sin fecha",
  sureHigh: "Documentado",
  sureMedium: "Probable",
  sureLow: "Posible",
  ours: "Conclusión nuestra, basada en:",
  more: "{brands, plural, one {# marca menos probable} many {# de marcas menos probables} other {# marcas menos probables}}",
  "model-prefix": "Este fabricante hizo los modelos {name} que empiezan con {prefix}.",
  "model-shape": "El número de modelo coincide con el formato de este fabricante.",
  "serial-shape": "El número de serie coincide exactamente con el formato de este fabricante.",
  "serial-near": "El número de serie casi coincide, así que la fecha es incierta.",
  "built-for": "Este fabricante hizo calentadores que se vendieron como {name}.",
  "listed-under": "Tablas, retiros o listas ponen {name} bajo esta marca.",
  "said-to-have-built": "Se dice que este fabricante hizo algunos calentadores {name}.",
  "prefix-unknown": "No sabemos quién fabricó los modelos {name} que empiezan con {prefix}.",
  "model-of-others": "Pero el número de modelo coincide con otra marca.",
  "serial-of-others": "Pero el número de serie coincide con otras marcas.",
  "other-makers": "Hay marcas de otros fabricantes igual de probables.",
  "sister-brands": "Sus marcas hermanas son igual de probables.",
};
