import type { Messages } from "../catalog/shape.ts";

/** Who may have built a heater that carries another name, and why. The keys with hyphens are the decoder's reason codes. */
export const maker: Messages["maker"] = {
  heading: "¿Quién lo fabricó?",
  text: "Quizás lo fabricó otra empresa. Compare con la etiqueta y elija una marca.",
  builtBy: "Fabricado por {makers}",
  unconfirmed: "{maker} (sin confirmar)",
  noDates: "Sin fecha según sus reglas",
  sureHigh: "Documentado",
  sureMedium: "Probable",
  sureLow: "Posible",
  ours: "Conclusión nuestra, basada en:",
  more: "{brands, plural, one {Otra marca menos probable} many {# de marcas más, menos probables} other {# marcas más, menos probables}}",
  "model-prefix": "Este fabricante hizo los modelos {name} que empiezan con {prefix}.",
  "model-shape": "El número de modelo coincide con el formato de este fabricante.",
  "serial-shape": "El número de serie coincide exactamente con el formato de este fabricante.",
  "serial-near":
    "El número de serie casi coincide con el formato de este fabricante, así que la fecha es incierta.",
  "built-for": "Este fabricante hizo calentadores que se vendieron como {name}.",
  "listed-under": "Tablas, retiros o listas ponen {name} bajo esta marca.",
  "said-to-have-built": "Se dice que este fabricante hizo algunos calentadores {name}. No sabemos cuáles.",
  "prefix-unknown": "No sabemos quién fabricó los modelos {name} que empiezan con {prefix}.",
  "model-of-others": "En contra: el número de modelo coincide con el formato de otra marca.",
  "serial-of-others": "En contra: el número de serie coincide con otras marcas.",
  "other-makers":
    "{brands, plural, one {Una marca de otro fabricante es igual de probable.} many {# de marcas de otros fabricantes son igual de probables.} other {# marcas de otros fabricantes son igual de probables.}}",
  "sister-brands":
    "{brands, plural, one {Otra marca de la misma empresa es igual de probable.} many {Otros # de marcas de la misma empresa son igual de probables.} other {Otras # marcas de la misma empresa son igual de probables.}}",
};
