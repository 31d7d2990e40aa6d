import type { Messages } from "../catalog/shape.ts";

/** How much longer a heater may last. Said by the API. */
export const life: Messages["life"] = {
  "no-type": "Elija el tipo de calentador para ver cuánto puede durar.",
  "no-figures": "No tenemos cifras de cuánto dura este tipo.",
  "no-date": "Sin una fecha no podemos decir cuántos años le quedan.",
  years: "{count, plural, one {# año} many {# de años} other {# años}}",
  yearsMore: "{count, plural, one {# año o más} many {# de años o más} other {# años o más}}",
  yearsRange: "de {from, number} a {to, number} años",
  yearsRangeMore: "de {from, number} a {to, number} años o más",
  whole: "Las fuentes no se ponen de acuerdo en cuánto dura este tipo: {years}.",
  wholeAssumption:
    "El rango es nuestro, de la cifra más baja a la más alta. Sirve para planear; no es una promesa.",
  left: "Le pueden quedar {years}.",
  leftAtMost: "Puede durar todavía {years}.",
  leftNone: "Este ya superó su vida útil.",
  leftAssumption: "Nuestro rango para planear menos la antigüedad del calentador.",
  passed: "ninguno",
  noEnd: "sin límite indicado",
  still: "La mitad de los calentadores de esta antigüedad todavía dura {years}.",
  stillAssumption:
    "La mitad central según nuestra curva para planear. Su promedio de {years} viene de la fuente; su forma la suponemos nosotros.",
  pastMean: "Ya pasó el promedio de su tipo, {years}.",
  curve: "Cuántos de cada 100 calentadores de este tipo siguen funcionando según su antigüedad",
  curveAssumption:
    "Una curva de Weibull con el promedio de la fuente, {years}. Suponemos su forma: {value, number} para la línea; {count, number} y ninguna falla en el primer año para el otro borde de la banda. Ninguna fuente muestra una curva así.",
  "figure-mean": "Promedio: {years}",
  "figure-median": "Mediana: {years}",
  "figure-range": "Estimación de profesionales: {years}",
  "figure-typical": "Lo habitual: {years}",
  "figure-look-from": "Se aconseja empezar a buscar otro: {years}",
  "figure-replace-from": "Se aconseja pensar en otro: {years}",
  "figure-warranty-as-life": "Duración de la garantía, usada como vida útil: {years}",
  "figure-derived-mean": "Promedio que calculamos: {years}",
  derivedAssumption:
    "Calculado con las pérdidas anuales de un conjunto de calentadores de distinta antigüedad.",
};
