import type { Messages } from "../catalog/shape.ts";

/** What the rules rest on, brand by brand. Every figure comes with a value: no text of this area holds a digit. */
export const proof: Messages["proof"] = {
  overview: "De un vistazo",
  brandsRuled:
    "{count, plural, one {marca cuyas fechas leemos} many {de marcas cuyas fechas leemos} other {marcas cuyas fechas leemos}}",
  formats: "{count, plural, one {formato de fecha} many {de formatos de fecha} other {formatos de fecha}}",
  formatsSure:
    "{high, number} bien comprobados, {medium, number} comprobados en parte, {low, number} inciertos; además, {undated, number} sin fecha",
  known:
    "{count, plural, one {calentador con fecha conocida sin leer el número} many {de calentadores con fecha conocida sin leer el número} other {calentadores con fecha conocida sin leer el número}}",
  knownFirst:
    "{first, number} coinciden con nuestra primera fecha, {later, number} con otra posterior, {contradicts, number} nos contradicen",
  knownCaution:
    "Muchos de estos calentadores nos ayudaron a encontrar las reglas, así que no muestran cuántas veces acertamos.",
  plates:
    "{count, plural, one {etiqueta con fecha} many {de etiquetas con fecha} other {etiquetas con fecha}}",
  bounded:
    "{count, plural, one {etiqueta, registro o retiro de años conocidos} many {de etiquetas, registros y retiros de años conocidos} other {etiquetas, registros y retiros de años conocidos}}",
  makers:
    "{count, plural, one {ejemplo de un fabricante} many {de ejemplos de fabricantes} other {ejemplos de fabricantes}}",
  tally:
    "{agrees, number} coinciden con nuestra única fecha, {ambiguous, number} con una de varias, {contradicts, number} nos contradicen",
  tallyUndated: "{count, number} sin fecha que podamos leer",
  published:
    "{count, plural, one {número de serie leído por otros} many {de números de serie leídos por otros} other {números de serie leídos por otros}}",
  publishedHint: "Solo muestran que las lecturas coinciden.",
  illustrations:
    "{count, plural, one {ejemplo inventado} many {de ejemplos inventados} other {ejemplos inventados}}",
  illustrationsHint: "No prueban nada.",
  sources:
    "{count, plural, one {fuente que puede abrir} many {de fuentes que puede abrir} other {fuentes que puede abrir}}",
  photos: "Solo hemos probado la cámara con etiquetas que dibujamos.",
  heaters: "Todos los calentadores con fecha",
  heatersKnown: "Fechas conocidas sin leer el número",
  heatersPublished: "Fechas que otros leyeron del número",
  heaterKnown: "se sabe: {date}",
  heaterRead: "leemos: {dates}",
  heaterUnread: "no leemos ninguna fecha",
  brands: "Marca por marca",
  noWay: "sin regla",
  dated:
    "{count, plural, one {# etiqueta con fecha} many {# de etiquetas con fecha} other {# etiquetas con fecha}}",
  send: "Enviar una fecha impresa de {brand}",
  claims: "Errores en otras reglas publicadas",
  claimsIntro: "¿Alguno de estos errores es nuestro? <contact>Escríbanos</contact>.",
  says: "Dicen",
  saysDate: "{serial} es de {date}.",
  saysParts: "El número empieza con: {parts}.",
  weRead: "Leemos",
  weReadDates: "{serial} es de {dates}.",
  weReadParts: "En {serial}: {parts}.",
  weReadNone: "No podemos dar una fecha a {serial} con esta marca.",
  why: "Por qué",
  basisPlate: "Lo muestra una etiqueta con fecha impresa.",
  basisMaker: "El fabricante lo explica de otra manera.",
  basisRegulator: "Un aviso oficial da la fecha de esos calentadores.",
  basisItself: "Contradice su propia tabla.",
  basisOthers: "Las otras fuentes coinciden.",
  evidence: "Pruebas",
  decade: "década",
};
