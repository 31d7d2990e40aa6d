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
  "with-controlled": "con recirculación controlada por un temporizador o un sensor",
  "with-uncontrolled": "con recirculación que funciona siempre",
  years: "{years, plural, one {# año} many {# de años} other {# años}}",
  yearsByVersion: "de {from} a {to, plural, one {# año} many {# de años} other {# años}}, según la versión",
  orHours: "{years}, o {hours, number} horas de funcionamiento si se cumplen antes",

  fromPapers: "Leído en lo que usted escribió de sus papeles.",
  fromNumber:
    "Leído en el número de modelo, donde una cifra así son los años del tanque. Compárelo con sus papeles.",
  fromLanguageModel:
    "Esto lo escribió un modelo de lenguaje. Puede estar mal: compárelo con los papeles del aparato.",

  dated: "{dates}: {state}",
  active: "vigente, quedan unos {time}",
  activeBetween: "vigente, quedan entre {from} y {to}",
  expired: "vencida",
  openDate:
    "vigente o vencida, la fecha no se conoce con la precisión necesaria para decirlo; quedan como máximo {time}",
  openVersion:
    "vencida con {from, plural, one {# año} many {# de años} other {# años}}, vigente con {to, plural, one {# año} many {# de años} other {# años}}; quedan como máximo {time}",
  fromManufacture:
    "Contado desde la fabricación, porque no se conoce el día de la instalación. Puede durar más.",
  fromInstallation: "Contado desde la instalación que usted indicó.",

  counting:
    "Cuenta desde la instalación o la compra si hay un comprobante de ella; si no, desde la fabricación.",
  conditions:
    "El fabricante puede exigir un registro o un instalador con licencia. Mover el aparato, darle un uso para el que no está hecho, comprarlo por internet o quitar la barra de ánodo puede poner fin a la garantía.",
  check: "{brand} indica la garantía de un aparato por su número de serie.",

  unknown: "No tenemos datos de la garantía de este calentador. Agregue el número de modelo para buscarlos.",
  "todo-model": "Busque el número de modelo: en muchas marcas indica los años.",
  "todo-papers": "Busque un número de años en la etiqueta o en los papeles.",
  "todo-maker": "Pregunte al fabricante con el número de serie y la factura a mano.",
  papersUnread:
    "No encontramos ningún número de años en lo que escribió. Suele decir “6 años para el tanque y las piezas”.",
  noDate: "Sin una fecha no se puede decir si sigue vigente.",
};
