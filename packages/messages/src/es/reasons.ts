import type { Messages } from "../catalog/shape.ts";

/** Why a reading is offered, and what speaks for or against it. Keys are the decoder's reason codes. */
export const reasons: Messages["reasons"] = {
  "brand-format": "El número coincide exactamente con el formato de esta marca.",
  "year-from-table": "El año viene de la tabla del propio fabricante.",
  "eight-digits-after-letters": "Ocho dígitos después de las letras: fabricado después de {since}.",
  "seven-digits-after-letters": "Siete dígitos después de las letras: fabricado antes de {until}.",
  "four-digit-year": "El año está completo.",
  "plant-letter-means-week": "Con esta letra de planta, los dos dígitos son la semana, no el mes.",
  "manufacturer-exception": "El fabricante informó de un error de impresión que afecta a este número.",
  "decade-from-month-code": "El código del mes también da la década.",
  "printed-form": "Los puntos o guiones que escribió deciden cómo se lee.",
  "month-not-padded": "El mes no lleva cero delante, así que se lee de dos maneras.",
  "letters-repeat": "Las letras del año se repiten cada {every} años.",
  "older-cycle": "Las letras también significaron {year}, si el calentador es tan viejo.",
  "single-year-digit": "El año es un solo dígito, así que coincide una vez por década.",
  "counter-fits": "El número correlativo corresponde a esa fecha.",
  "counter-misfit": "El número correlativo está muy lejos de esa fecha.",
  "check-running-number": "Solo es posible si cada dígito del número correlativo está bien. Revíselos.",
  "model-fits": "El número de modelo corresponde a estos años.",
  "model-excludes": "El número de modelo descarta {year}.",
  "formats-overlap": "Coincide con dos formatos de la marca, y cada uno da otra fecha.",
  "year-estimated-from-count":
    "El año se estima por el número correlativo, que comparte todo el grupo del fabricante.",
  "outside-attested-years":
    "{to, select, open {Solo hemos visto este formato desde {from}.} other {Solo hemos visto este formato de {from} a {to}.}}",
  "near-miss-tail": "El largo del número correlativo es raro, pero el código de fecha se lee bien.",
  "near-miss-characters":
    "El número correlativo tiene caracteres raros, pero el código de fecha se lee bien.",
  "fits-other-brand": "Los números de serie de {brand} pueden verse igual. Revise el nombre en la etiqueta.",
  "week-is-approximate": "La semana puede variar en una.",
  "no-such-week": "{year} no tuvo semana 53. Puede ser la semana 52 de {year} o la semana 1 de {next}.",
  "week-or-month-disputed":
    "Las fuentes no se ponen de acuerdo en si estos dígitos son la semana o el mes. El año es seguro.",
  "year-table-disputed": "Los años de las fuentes difieren en uno.",
  "sources-disagree": "Las fuentes dan reglas distintas para esta marca.",
  "may-be-undated": "Otra fuente dice que estos números solo cuentan unidades, sin fecha.",
  "single-source": "Solo una fuente da esta regla.",
  "inferred-from-sister-brand":
    "Es la regla del fabricante. No hemos visto un calentador de esta marca con fecha.",
  "inferred-rule": "Esta regla es nuestra. Ninguna fuente la da.",
  "maker-varies": "Más de un fabricante ha usado este nombre.",
};
