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
  fromNumber: "Según el número de modelo, que indica la garantía del tanque. Compárelo con sus papeles.",
  fromLanguageModel: "Lo escribió una IA y puede estar mal. Compárelo con sus papeles.",

  dated: "{dates}: {state}",
  active: "vigente, cerca de {time} más",
  activeBetween: "vigente, entre {from} y {to} más",
  expired: "vencida",
  openDate: "vigente o vencida, según la fecha exacta; {time} más como máximo",
  openVersion:
    "vencida si es de {from, plural, one {# año} many {# de años} other {# años}}, vigente si es de {to, plural, one {# año} many {# de años} other {# años}}; {time} más como máximo",
  fromManufacture: "Contada desde la fecha de fabricación, así que puede durar más.",
  fromInstallation: "Contada desde la fecha de instalación que usted indicó.",

  counting: "Empieza con la instalación o la compra si tiene comprobante; si no, con la fabricación.",
  conditions:
    "El fabricante puede exigir que se registre o que lo instale alguien con licencia. La garantía puede anularse si se muda el calentador, se usa para otra cosa, se compra en internet o se quita la barra de ánodo.",
  check: "En {brand} se puede consultar la garantía con el número de serie.",

  unknown: "No tenemos datos de la garantía de este calentador.",
  "todo-model": "Agregue el número de modelo para buscarla.",
  "todo-papers": "Revise la etiqueta y sus papeles.",
  "todo-maker": "Pregunte al fabricante con el número de serie y el recibo.",
  papersUnread: "No encontramos años en lo que escribió. Pruebe “6 años para el tanque y las piezas”.",
  noDate: "Sin una fecha no podemos decir si sigue vigente.",
};
