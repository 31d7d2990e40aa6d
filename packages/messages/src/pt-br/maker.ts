import type { Messages } from "../catalog/shape.ts";

/** Who may have built a heater that carries another name, and why. The keys with hyphens are the decoder's reason codes. */
export const maker: Messages["maker"] = {
  heading: "Quem fabricou?",
  text: "Compare com a etiqueta e escolha uma marca.",
  builtBy: "Fabricado por {makers}",
  unconfirmed: "{maker} (não confirmado)",
  noDates: "Sem data",
  sureHigh: "Documentado",
  sureMedium: "Provável",
  sureLow: "Possível",
  ours: "Conclusão nossa, com base em:",
  more: "{brands, plural, one {Mais uma marca menos provável} many {Mais # de marcas menos prováveis} other {Mais # marcas menos prováveis}}",
  "model-prefix": "Este fabricante fez os modelos {name} que começam com {prefix}.",
  "model-shape": "O número do modelo segue o formato deste fabricante.",
  "serial-shape": "O número de série segue exatamente o formato deste fabricante.",
  "serial-near": "O número de série quase combina, mas não exatamente; a data é incerta.",
  "built-for": "Este fabricante fez aquecedores vendidos como {name}.",
  "listed-under": "Tabelas, recalls ou listas colocam {name} nesta marca.",
  "said-to-have-built": "Este fabricante teria feito alguns aquecedores {name}.",
  "prefix-unknown": "Não sabemos quem fez os modelos {name} que começam com {prefix}.",
  "model-of-others": "Mas o número do modelo combina com outra marca.",
  "serial-of-others": "Mas o número de série combina com outras marcas.",
  "other-makers": "Marcas de outros fabricantes são igualmente prováveis.",
  "sister-brands": "Outras marcas da mesma empresa são igualmente prováveis.",
};
