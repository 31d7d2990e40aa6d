import type { Messages } from "../catalog/shape.ts";

/** What the rules rest on, brand by brand. Every figure comes with a value: no text of this area holds a digit. */
export const proof: Messages["proof"] = {
  intro:
    "Cada regla con sus fuentes, qué tan segura es y qué la apoya o la contradice. Todas las cifras se cuentan a partir de las reglas y sus pruebas al construir este sitio.",
  overview: "De un vistazo",
  brandsRuled:
    "{count, plural, one {marca con una regla que da una fecha} many {de marcas con una regla que da una fecha} other {marcas con una regla que da una fecha}}",
  brandsAll: "de {brands, number} que conocemos",
  formats:
    "{count, plural, one {forma de escribir la fecha} many {de formas de escribir la fecha} other {formas de escribir la fecha}}",
  formatsSure:
    "{high, number} bien documentadas, {medium, number} documentadas en parte, {low, number} inciertas; además, {undated, number} que, según se sabe, no contienen fecha",
  known:
    "{count, plural, one {calentador cuya fecha se conoce sin su número} many {de calentadores cuya fecha se conoce sin su número} other {calentadores cuya fecha se conoce sin su número}}",
  knownFirst:
    "{first, number} con la primera fecha que leemos, {later, number} con una posterior, {contradicts, number} en contra nuestra",
  knownCaution:
    "Muchos de estos calentadores nos ayudaron a encontrar las reglas. La cifra muestra que las reglas y las fechas coinciden, no cuántas veces acertaremos con el suyo.",
  plates:
    "{count, plural, one {placa de características con fecha impresa} many {de placas de características con fecha impresa} other {placas de características con fecha impresa}}",
  bounded:
    "{count, plural, one {placa, registro o retiro de años conocidos} many {de placas, registros y retiros de años conocidos} other {placas, registros y retiros de años conocidos}}",
  makers:
    "{count, plural, one {ejemplo de un fabricante} many {de ejemplos de fabricantes} other {ejemplos de fabricantes}}",
  tally:
    "{agrees, number} con la única fecha que leemos, {ambiguous, number} con una de varias, {contradicts, number} en contra nuestra",
  tallyUndated: "{count, number} en las que no leemos ninguna fecha",
  published:
    "{count, plural, one {número de serie fechado por otros} many {de números de serie fechados por otros} other {números de serie fechados por otros}}",
  publishedHint: "Muestran que las lecturas coinciden, y nada más.",
  illustrations:
    "{count, plural, one {ejemplo inventado} many {de ejemplos inventados} other {ejemplos inventados}}",
  illustrationsHint: "Muestran cómo funciona una regla. No prueban nada ni cuentan en ningún otro lugar.",
  sources:
    "{count, plural, one {fuente que puede abrir} many {de fuentes que puede abrir} other {fuentes que puede abrir}}",
  rare: "Casi nunca se publican placas con fecha impresa. <link>Envíenos la fecha de la suya</link>.",
  photos:
    "Aquí no se dice qué tan bien lee la cámara las placas. Hasta ahora la probamos con placas dibujadas por nosotros, y no publicaremos ninguna cifra antes de tener cien fotos reales.",
  heaters: "Todos los calentadores fechados",
  heatersKnown: "Fechas conocidas sin el número",
  heatersPublished: "Fechas que otros leyeron del número",
  heaterKnown: "se sabe: {date}",
  heaterRead: "leemos: {dates}",
  heaterUnread: "no leemos ninguna fecha",
  brands: "Marca por marca",
  ways: "{count, plural, one {# forma de escribir} many {# de formas de escribir} other {# formas de escribir}}",
  noWay: "sin regla",
  dated: "{count, plural, one {# placa con fecha} many {# de placas con fecha} other {# placas con fecha}}",
  used: "En uso",
  shown: "Calentadores con fecha conocidos",
  rule: "Regla",
  ruleExact: "La regla exacta, en inglés",
  platesTerm: "Placas con fecha impresa",
  none: "Aún no se ha encontrado ninguna.",
  otherTerm: "Otras pruebas",
  boundedCount:
    "{count, plural, one {# placa, registro o retiro de años conocidos} many {# de placas, registros y retiros de años conocidos} other {# placas, registros y retiros de años conocidos}}",
  makersCount:
    "{count, plural, one {# ejemplo del fabricante} many {# de ejemplos del fabricante} other {# ejemplos del fabricante}}",
  publishedCount:
    "{count, plural, one {# número de serie fechado por otros} many {# de números de serie fechados por otros} other {# números de serie fechados por otros}}",
  against: "Qué la contradice",
  nothing: "Nada que hayamos encontrado.",
  otherwise:
    "{count, plural, one {<link>Algo publicado</link> dice otra cosa.} many {<link># de reglas publicadas</link> dicen otra cosa.} other {<link># reglas publicadas</link> dicen otra cosa.}}",
  open: "Qué no se sabe",
  openPlate: "Ninguna placa con fecha impresa la ha confirmado todavía.",
  openParts:
    "{count, plural, one {El significado de algunos caracteres.} many {El significado de algunos caracteres, en # de lugares.} other {El significado de algunos caracteres, en # lugares.}}",
  send: "Enviar una fecha impresa de {brand}",
  claims: "Errores en otras reglas publicadas",
  claimsIntro:
    "Otros nos han enseñado mucho, y nosotros también cometemos errores. Donde lo que encontramos habla en contra de algo publicado, figura aquí con las pruebas. Si somos nosotros quienes nos equivocamos, <contact>escríbanos</contact>.",
  says: "Qué dice",
  saysDate: "{serial} es de: {date}.",
  saysParts: "El número empieza con: {parts}.",
  weRead: "Qué leemos nosotros",
  weReadDates: "{serial} es de: {dates}.",
  weReadParts: "En {serial}: {parts}.",
  weReadNone: "{serial} no es un número de esta marca que podamos fechar.",
  why: "Por qué",
  basisPlate: "Lo muestra una placa con fecha impresa.",
  basisMaker: "El propio documento del fabricante lo explica de otra manera.",
  basisRegulator: "Un aviso oficial indica cuándo se fabricaron o vendieron esos calentadores.",
  basisItself: "Contradice la tabla que figura allí mismo.",
  basisOthers: "Las demás fuentes que encontramos coinciden entre sí.",
  evidence: "Pruebas",
  decade: "década",
};
