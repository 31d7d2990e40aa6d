import type { Messages } from "../catalog/shape.ts";

/** The page that says how sure the rules are: its head, and the form for dates that are printed on heaters. */
export const accuracy: Messages["accuracy"] = {
  metaTitle: "Qué tan seguros estamos: cada regla y sus pruebas | Heater Age",
  metaDescription:
    "Cómo leemos los números de serie de calentadores de agua de cada marca: fuentes, qué apoya o contradice cada regla y qué no se sabe.",
  backHome: "Volver al inicio",
  title: "Qué tan seguros estamos",
  formTitle: "Envíenos una fecha impresa",
  formIntro:
    "¿Su calentador tiene impresa la fecha de fabricación? Nos sirve para probar nuestras reglas. No envíe fotos ni datos suyos.",
  required: "obligatorio",
  brand: "Marca",
  brandChoose: "Elija una marca",
  serial: "Número de serie",
  date: "Fecha impresa",
  dateHelp: "Solo lo que está impreso: el año y, si aparece, el mes y el día, o la semana.",
  year: "Año",
  month: "Mes",
  day: "Día",
  week: "Semana",
  notPrinted: "no aparece",
  seenOn: "¿Dónde está impresa la fecha?",
  seenChoose: "Elija un lugar",
  seenPlate: "En la etiqueta del número de serie",
  seenLabel: "En otra etiqueta",
  seenPapers: "En los papeles que traía",
  seenElsewhere: "En otro lado",
  note: "Nota",
  noteHelp: "Por ejemplo, cómo está escrita la fecha. Sin nombres, direcciones ni teléfonos, por favor.",
  trap: "Deje este campo vacío",
  send: "Enviar la fecha",
  sending: "Enviando…",
  privacy:
    "Guardamos lo que envía para probar nuestras reglas, y nada sobre usted. <link>Política de privacidad</link>",
  brandMissing: "Elija la marca.",
  serialMissing: "Escriba el número de serie de la etiqueta.",
  yearWrong: "Escriba los cuatro dígitos del año.",
  dayAlone: "Escriba también el mes.",
  weekOrMonth: "Escriba la semana, o bien el mes y el día.",
  placeMissing: "Elija dónde está impresa la fecha.",
  noteLong: "Acorte la nota a {longest, number} caracteres.",
  sentTitle: "Gracias",
  sentAgrees: "Nosotros leemos la misma fecha. Cuando una persona la revise, servirá de apoyo a la regla.",
  sentAmbiguous: "Es una de las que leemos y aclara cuál es la correcta. Una persona la revisará.",
  sentContradicts:
    "Nosotros leemos otra fecha. Una persona revisará las dos y corregirá la regla si está mal.",
  sentNoDate:
    "No pudimos leer la fecha, así que la suya nos ayuda a encontrar la regla. Una persona la revisará.",
  failedTitle: "No se envió",
  failedText: "Lo que escribió sigue aquí. Inténtelo de nuevo.",
  offline: "No tiene conexión. Lo que escribió se queda aquí. Envíelo cuando vuelva la conexión.",
};
