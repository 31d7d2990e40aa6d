import type { Messages } from "../catalog/shape.ts";

/** The page that says how sure the rules are: its head, and the form for dates that are printed on heaters. */
export const accuracy: Messages["accuracy"] = {
  metaTitle: "Qué tan seguros estamos: las reglas y sus pruebas | Heater Age",
  metaDescription:
    "De cada marca de calentador de agua: cómo leemos sus números de serie, desde cuándo, con qué fuentes, qué apoya o contradice la regla y qué no se sabe.",
  backHome: "Volver al inicio",
  title: "Qué tan seguros estamos",
  formTitle: "Envíenos una fecha impresa",
  formIntro:
    "¿Su calentador de agua también lleva impresa la fecha de fabricación? Entonces puede poner a prueba nuestras reglas, leamos o no la misma fecha. No queremos ninguna foto ni nada sobre usted: no los incluya.",
  required: "obligatorio",
  brand: "Marca",
  brandChoose: "Elija una marca",
  serial: "Número de serie",
  date: "Fecha tal como está impresa",
  dateHelp: "Solo lo que está impreso: el año y, si figuran, el mes y el día, o la semana.",
  year: "Año",
  month: "Mes",
  day: "Día",
  week: "Semana",
  notPrinted: "falta",
  seenOn: "¿Dónde está impresa la fecha?",
  seenChoose: "Elija un lugar",
  seenPlate: "En la placa de características",
  seenLabel: "En otra etiqueta del calentador",
  seenPapers: "En los papeles que lo acompañaban",
  seenElsewhere: "En otro lugar",
  note: "Qué más puede ayudar",
  noteHelp: "Por ejemplo, cómo está escrita la fecha. Sin nombres, direcciones ni teléfonos, por favor.",
  trap: "Deje este campo vacío",
  send: "Enviar la fecha",
  sending: "Enviando…",
  privacy:
    "Guardamos lo que envía para probar nuestras reglas, y nada sobre usted. <link>Política de privacidad</link>",
  brandMissing: "Elija la marca.",
  serialMissing: "Escriba el número de serie tal como figura en el calentador.",
  yearWrong: "Indique el año con todas sus cifras.",
  dayAlone: "Un día necesita su mes.",
  weekOrMonth: "Indique la semana, o bien el mes y el día.",
  placeMissing: "Indique dónde está impresa la fecha.",
  noteLong: "La nota es demasiado larga: {longest, number} caracteres como máximo.",
  sentTitle: "Gracias",
  sentAgrees: "Leemos la misma fecha. Una persona la revisará; entonces apoyará la regla.",
  sentAmbiguous: "Es una de las fechas que leemos, y dice cuál es la correcta. Una persona la revisará.",
  sentContradicts:
    "Nosotros leemos otra fecha. Una persona revisará ambas y corregirá la regla si es errónea.",
  sentNoDate:
    "No leemos ninguna fecha en este número, así que la suya nos ayuda a encontrar la regla. Una persona la revisará.",
  failedTitle: "No se envió",
  failedText: "No se pudo enviar la fecha. Lo que escribió sigue aquí; inténtelo de nuevo.",
  offline: "No tiene conexión. Lo que escribió se queda aquí; envíelo cuando vuelva a tenerla.",
};
