import type { Messages } from "../catalog/shape.ts";

/** Who may have built a heater that carries another name, and why. The keys with hyphens are the decoder's reason codes. */
export const maker: Messages["maker"] = {
  heading: "Quem fabricou?",
  text: "Pode ter sido outra empresa. Compare com a etiqueta e escolha uma marca.",
  builtBy: "Fabricado por {makers}",
  unconfirmed: "{maker} (não confirmado)",
  noDates: "Sem data pelas regras dela",
  sureHigh: "Documentado",
  sureMedium: "Provável",
  sureLow: "Possível",
  ours: "Conclusão nossa, com base em:",
  more: "{brands, plural, one {Mais uma marca menos provável} many {Mais # de marcas menos prováveis} other {Mais # marcas menos prováveis}}",
  "model-prefix": "Este fabricante fez os modelos {name} que começam com {prefix}.",
  "model-shape": "O número do modelo segue o formato deste fabricante.",
  "serial-shape": "O número de série segue exatamente o formato deste fabricante.",
  "serial-near": "O número de série quase segue o formato deste fabricante; por isso, a data é incerta.",
  "built-for": "Este fabricante fez aquecedores vendidos como {name}.",
  "listed-under": "Tabelas, recalls ou listas colocam {name} nesta marca.",
  "said-to-have-built": "Consta que este fabricante fez alguns aquecedores {name}. Não sabemos quais.",
  "prefix-unknown": "Não sabemos quem fez os modelos {name} que começam com {prefix}.",
  "model-of-others": "Contra: o número do modelo segue o formato de outra marca.",
  "serial-of-others": "Contra: o número de série serve para outras marcas.",
  "other-makers":
    "{brands, plural, one {Uma marca de outro fabricante é igualmente provável.} many {# de marcas de outros fabricantes são igualmente prováveis.} other {# marcas de outros fabricantes são igualmente prováveis.}}",
  "sister-brands":
    "{brands, plural, one {Outra marca da mesma empresa é igualmente provável.} many {# de outras marcas da mesma empresa são igualmente prováveis.} other {# outras marcas da mesma empresa são igualmente prováveis.}}",
};
