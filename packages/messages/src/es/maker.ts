import type { Messages } from "../catalog/shape.ts";

/** Who may have built a heater that carries another name, and why. The keys with hyphens are the decoder's reason codes. */
export const maker: Messages["maker"] = {
  heading: "¿Quién lo fabricó?",
  text: "El nombre que lleva un calentador no siempre es el de su fabricante. Esto es lo que el nombre y los números dicen de quién lo fabricó. Compárelo con la placa y elija una marca para leer el número con sus reglas.",
  builtBy: "Fabricante: {makers}",
  unconfirmed: "{maker} (sin confirmar)",
  noDates: "Ninguna fecha según sus reglas",
  sureHigh: "Documentado",
  sureMedium: "Probable",
  sureLow: "Posible",
  ours: "La conclusión es nuestra. Los datos en que se basa proceden de:",
  more: "{brands, plural, one {Otra marca con menos indicios} many {# de marcas más con menos indicios} other {# marcas más con menos indicios}}",
  "model-prefix": "Los modelos de {name} cuyo número empieza por {prefix} los fabricó esta empresa.",
  "model-shape": "El número de modelo está escrito como los de este fabricante.",
  "serial-shape": "El número de serie tiene exactamente la forma de los de este fabricante.",
  "serial-near":
    "El número de serie tiene casi la forma de los de este fabricante; por eso la fecha es incierta.",
  "built-for": "Este fabricante construyó calentadores que se vendieron como {name}.",
  "listed-under": "Tablas, retiros del mercado o listas sitúan {name} bajo esta marca.",
  "said-to-have-built":
    "Se dice que este fabricante construyó algunos calentadores {name}. No se dice cuáles.",
  "prefix-unknown":
    "No se sabe quién fabricó los calentadores {name} cuyo número de modelo empieza por {prefix}.",
  "model-of-others": "En contra: el número de modelo está escrito como los de otra marca.",
  "serial-of-others": "En contra: el número de serie tiene la forma de los de otras marcas.",
  "other-makers":
    "Hay los mismos indicios a favor de {brands, plural, one {una marca de otro fabricante} many {# de marcas de otros fabricantes} other {# marcas de otros fabricantes}}.",
  "sister-brands":
    "Hay los mismos indicios a favor de {brands, plural, one {otra marca} many {otro # de marcas} other {otras # marcas}} de la misma empresa.",
};
