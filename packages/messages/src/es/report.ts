import type { Messages } from "../catalog/shape.ts";

/** The diagnostic report: the dialog when it is made, and its page. */
export const report: Messages["report"] = {
  dialogTitle: "Su informe de diagnóstico",
  dialogText:
    "Es una página aparte con el resultado completo, para imprimir y entregar. Quien tenga el enlace puede leerla. No figura en ninguna lista, y se pide a los buscadores que no la incluyan.",
  dialogKept: "Se borra después de {days, plural, one {# día} many {# de días} other {# días}}.",
  close: "Cerrar",
  link: "Enlace al informe",
  open: "Abrir el informe",
  copy: "Copiar enlace",
  copyDone: "Copiado",
  share: "Compartir",
  shareTitle: "Informe de diagnóstico: calentador de agua {brand}",
  shareText: "Calentador de agua {brand}, número de serie {serial}. Fabricación: {date}. Antigüedad: {age}.",
  deletionHeading: "Para borrarlo algún día",
  deletionText:
    "Con este enlace puede borrar el informe. Solo se muestra esta vez: guárdelo y no se lo dé a nadie. Este navegador también lo recuerda.",
  deletionLink: "Enlace para borrar el informe",
  deletionCopy: "Copiar el enlace para borrar el informe",
  copyFailed: "No se pudo copiar el enlace. Selecciónelo y cópielo a mano.",
  deletionCopied: "El enlace para borrar el informe está en el portapapeles.",

  metaTitle: "Informe de diagnóstico: calentador de agua {brand}",
  metaDescription:
    "Cuántos años tiene este calentador de agua {brand} y qué caracteres de su número de serie lo dicen.",
  heading: "Informe de diagnóstico",
  about: "Calentador de agua {brand}",
  print: "Imprimir",
  save: "Guardar como PDF",
  code: "Código QR que abre esta página",
  codeText: "Ver en línea",
  brand: "Marca",
  serial: "Número de serie",
  model: "Número de modelo",
  noModel: "no se indicó",
  made: "Fabricación",
  madeIn: "Fabricado en {date}",
  madeOn: "Fabricado el {date}",
  settle: "Busque una fecha impresa en la placa de datos: vale más que el número de serie.",
  settleModel: "El número de modelo también suele corresponder a pocos años.",
  checkedOn: "Consultado el {date}",
  asOf: "Antigüedad al {date}",
  ageThen: "Antigüedad al consultar",
  number: "Informe {id}",
  care: "La fecha se deduce del número de serie. Si la placa de datos lleva otra fecha impresa, vale la impresa. Este informe no sustituye una inspección profesional.",

  delete: "Borrar este informe",
  deleteQuestion: "¿Borrar este informe?",
  deleteText: "Su contenido se borra para todos los que tengan el enlace. Esto no se puede deshacer.",
  deleteConfirm: "Borrar para siempre",
  deleting: "Borrando…",
  deleteFailed: "No se pudo borrar el informe. Inténtelo de nuevo.",
  deleteCancel: "Conservarlo",

  goneTitle: "Este informe se borró",
  goneText: "Lo borró quien lo creó. Su contenido ya no existe.",
  withdrawnTitle: "Este informe se retiró",
  withdrawnText: "Lo retiró el operador de este sitio. Su contenido ya no existe.",
  unknownTitle: "No encontramos este informe",
  unknownText:
    "Revise el enlace: puede que le falte una parte. Además, los informes se borran al cabo de un tiempo. Hacer uno nuevo lleva un minuto.",
  goneHome: "Consultar un calentador",
  awayTitle: "Este informe no se puede mostrar ahora",
  awayText:
    "No se ha perdido: nuestro servicio no responde en este momento. Inténtelo de nuevo en unos minutos.",
  awayRetry: "Intentar de nuevo",
};
