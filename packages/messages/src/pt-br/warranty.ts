import type { Messages } from "../catalog/shape.ts";

/**
 * Warranties in responses of the API. `part-…` is a covered part, `with-…` a kind of recirculation. A text that can
 * start a sentence gets its capital letter in code.
 */
export const warranty: Messages["warranty"] = {
  cover: "{parts}: {span}",
  coverWith: "{parts}, {condition}: {span}",
  "part-tank": "reservatório",
  "part-parts": "peças",
  "part-labour": "mão de obra",
  "part-heat-exchanger": "trocador de calor",
  "part-unnamed": "garantia",
  "with-controlled": "com recirculação por temporizador ou sensor",
  "with-uncontrolled": "com recirculação sem parar",
  years: "{years, plural, one {# ano} many {# de anos} other {# anos}}",
  yearsByVersion: "de {from} a {to, plural, one {# ano} many {# de anos} other {# anos}}, conforme a versão",
  orHours: "{years} ou {hours, number} horas de uso, o que vier primeiro",
  fromPapers: "Dos seus documentos.",
  fromNumber: "Do número do modelo. Compare com seus documentos.",
  fromLanguageModel: "Escrito por IA, e pode estar errado. Compare com seus documentos.",
  dated: "{dates}: {state}",
  active: "ativa, restando cerca de {time}",
  activeBetween: "ativa, restando entre {from} e {to}",
  expired: "vencida",
  openDate: "ativa ou vencida, restando no máximo {time}",
  openVersion:
    "vencida se for de {from, plural, one {# ano} many {# de anos} other {# anos}}; ativa se for de {to, plural, one {# ano} many {# de anos} other {# anos}}, restando no máximo {time}",
  fromManufacture: "Contada a partir da fabricação; pode durar mais.",
  fromInstallation: "Contada a partir da data de instalação informada.",
  counting: "Começa na instalação ou na compra, com comprovante; senão, na fabricação.",
  conditions:
    "Pode exigir registro ou instalador habilitado. Mudar o aquecedor de lugar, usar mal, comprar pela internet ou retirar o anodo de sacrifício pode anular a garantia.",
  check: "{brand} consulta a garantia pelo número de série.",
  unknown: "Não temos dados da garantia deste aquecedor.",
  "todo-model": "Informe o número do modelo.",
  "todo-papers": "Veja a etiqueta e seus documentos.",
  "todo-maker": "Pergunte ao fabricante.",
  papersUnread: "Escreva assim: “6 anos para reservatório e peças”.",
  noDate: "Sem uma data, não dá para dizer se está ativa.",
};
