import type { Messages } from "../catalog/shape.ts";

/** The diagnostic report: the dialog when it is made, and its page. */
export const report: Messages["report"] = {
  dialogTitle: "Su informe de diagnóstico",
  dialogText: "Solo lo ve quien tenga el enlace.",
  dialogKept: "Lo borramos después de {days, plural, one {# día} many {# de días} other {# días}}.",
  link: "Enlace al informe",
  open: "Abrir el informe",
  deletionHeading: "Para borrarlo después",
  deletionText: "Mostramos este enlace una sola vez: guárdelo y no lo comparta.",
  deletionLink: "Enlace de borrado",
  deletionCopy: "Copiar enlace de borrado",
  copyFailed: "Seleccione el enlace y cópielo.",

  metaTitle: "Informe de diagnóstico: calentador de agua {brand}",
  metaDescription: "Cuántos años tiene este calentador de agua {brand}, según su número de serie.",
  heading: "Informe de diagnóstico",
  about: "Calentador de agua {brand}",
  print: "Imprimir o guardar como PDF",
  code: "Código QR",
  codeText: "Ver en línea",
  asOf: "Antigüedad al {date}",
  number: "Informe {id}",
  care: "Si la etiqueta muestra otra fecha, confíe en esa. Este informe no reemplaza una inspección profesional.",

  delete: "Borrar este informe",
  deleteQuestion: "¿Borrar este informe?",
  deleteText: "Se borra para todos. No se puede deshacer.",
  deleteConfirm: "Borrar informe",
  deleting: "Borrando…",
  deleteFailed: "No pudimos borrar el informe. Inténtelo de nuevo.",
  deleteCancel: "Conservarlo",

  goneTitle: "Este informe se borró",
  withdrawnTitle: "Este informe se retiró",
  erased: "Su contenido se borró.",
  unknownTitle: "No encontramos este informe",
  unknownText: "Quizás falta una parte del enlace o el informe ya caducó.",
  awayTitle: "No podemos mostrar este informe ahora",
  awayText: "No se perdió. Inténtelo de nuevo en unos minutos.",
};
