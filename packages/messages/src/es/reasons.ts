import type { Messages } from "../catalog/shape.ts";

/** Why a reading is offered, and what speaks for or against it. Keys are the decoder's reason codes. */
export const reasons: Messages["reasons"] = {
  "brand-format": "El número tiene exactamente la forma que usa esta marca.",
  "year-from-table": "La tabla del fabricante indica el año en que se asignaron estos números.",
  "eight-digits-after-letters": "Ocho dígitos después de las letras: fabricado después de {since}.",
  "seven-digits-after-letters": "Siete dígitos después de las letras: fabricado antes de {until}.",
  "four-digit-year": "El año está escrito completo.",
  "plant-letter-means-week": "Con esta letra de planta, los dos dígitos son la semana y no el mes.",
  "manufacturer-exception":
    "El fabricante dio a conocer un error de impresión, y este número es uno de los afectados.",
  "decade-from-month-code": "El código del mes también indica la década.",
  "printed-form": "Los puntos o guiones, tal como los escribió, deciden cómo se lee el número.",
  "month-not-padded": "El mes no lleva un cero delante, así que hay dos lecturas posibles.",
  "letters-repeat": "Las letras del año empiezan de nuevo cada {every} años.",
  "older-cycle":
    "Las mismas letras se usaron también para {year}. Eso solo es posible si el calentador es así de antiguo.",
  "single-year-digit": "Un solo dígito indica el año, así que coincide una vez en cada década.",
  "counter-fits": "El número consecutivo está más o menos donde debería estar en esa fecha.",
  "counter-misfit": "El número consecutivo está lejos de donde debería estar en esa fecha.",
  "check-running-number": "Solo es posible si cada dígito del número consecutivo se leyó bien. Compruébelos.",
  "model-fits": "El número de modelo corresponde a estos años.",
  "model-excludes": "El número de modelo descarta {year}.",
  "formats-overlap": "Dos formatos de la marca tienen esta forma, y cada uno da una fecha distinta.",
  "year-estimated-from-count":
    "El año es una estimación a partir del número consecutivo, común a todos los calentadores del grupo.",
  "outside-attested-years":
    "{to, select, open {Con este formato solo se conocen calentadores con fecha de {from} en adelante.} other {Con este formato solo se conocen calentadores con fecha de {from} a {to}.}}",
  "near-miss-tail":
    "El número consecutivo es más largo o más corto que los que conocemos. El código de fecha en sí se lee bien.",
  "near-miss-characters":
    "El número consecutivo contiene caracteres que no hemos visto ahí. El código de fecha en sí se lee bien.",
  "fits-other-brand":
    "Los números de serie de {brand} pueden tener la misma forma. Revise el nombre en la placa.",
  "week-is-approximate": "La semana es aproximada: puede haber una de diferencia.",
  "no-such-week":
    "{year} no tuvo semana 53. Puede tratarse de la semana 52 de {year} o de la semana 1 de {next}.",
  "week-or-month-disputed":
    "Las fuentes no coinciden en si estos dígitos son la semana o el mes. El año es seguro.",
  "year-table-disputed": "Según la fuente, el año varía en uno.",
  "sources-disagree": "Las fuentes dan reglas distintas para esta marca.",
  "may-be-undated": "Según otra fuente, estos números solo cuentan y no contienen ninguna fecha.",
  "single-source": "Solo una fuente menciona esta regla.",
  "inferred-from-sister-brand":
    "La regla es la del fabricante; no hemos visto ningún calentador de esta marca de fecha conocida.",
  "inferred-rule": "El patrón lo dedujimos nosotros. Ninguna fuente lo menciona.",
  "maker-varies": "Más de un fabricante ha usado este nombre.",
};
