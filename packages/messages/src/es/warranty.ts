import type { Messages } from "../catalog/shape.ts";

/** Warranties in responses of the API. */
export const warranty: Messages["warranty"] = {
  cover: "{parts}: {span}",
  coverWith: "{parts}, {condition}: {span}",
  "part-tank": "tanque",
  "part-parts": "piezas",
  "part-labour": "mano de obra",
  "part-heat-exchanger": "intercambiador de calor",
  "part-unnamed": "garantía",
  "with-controlled": "con recirculación por temporizador o sensor",
  "with-uncontrolled": "con recirculación continua",
  years: "{years, plural, one {# año} many {# de años} other {# años}}",
  yearsByVersion: "de {from} a {to, plural, one {# año} many {# de años} other {# años}}, según la versión",
  orHours: "{years} o {hours, number} horas de uso, lo que ocurra primero",

  fromPapers: "Según sus papeles.",
  fromNumber: "Según el número de modelo. Compárelo con sus papeles.",
  fromLanguageModel: "Lo escribió una IA y puede estar mal. Compárelo con sus papeles.",

  dated: "{dates}: {state}",
  active: "vigente, cerca de {time} más",
  activeBetween: "vigente, entre {from} y {to} más",
  expired: "vencida",
  openDate: "vigente o vencida; {time} más como máximo",
  openVersion:
    "vencida si es de {from, plural, one {# año} many {# de años} other {# años}}, vigente si es de {to, plural, one {# año} many {# de años} other {# años}}; {time} más como máximo",
  fromManufacture: "Contada desde la fabricación, así que puede durar más.",
  fromInstallation: "Contada desde su fecha de instalación.",

  counting: "Empieza con la instalación o la compra si tiene comprobante; si no, con la fabricación.",
  conditions:
    "Puede exigir registro o un instalador con licencia. Mudar el calentador, darle mal uso, comprarlo en internet o quitarle la barra de ánodo puede anularla.",
  check: "En {brand} se puede consultar la garantía con el número de serie.",

  unknown: "No tenemos datos de la garantía de este calentador.",
  "todo-model": "Agregue el número de modelo.",
  "todo-papers": "Revise la etiqueta y sus papeles.",
  "todo-maker": "Pregunte al fabricante.",
  papersUnread: "Escríbala así: “6 años para el tanque y las piezas”.",
  noDate: "Sin una fecha no podemos decir si está vigente.",
};
