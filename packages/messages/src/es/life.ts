import type { Messages } from "../catalog/shape.ts";

/** How much longer a heater may last. Said by the API. */
export const life: Messages["life"] = {
  "no-type": "Cuánto puede durar depende del tipo de calentador. Elíjalo para ver lo que dicen las fuentes.",
  "no-figures": "Ninguna de nuestras fuentes dice cuánto duran los calentadores de este tipo.",
  "no-date": "Sin una fecha no podemos decir cuántos de estos años quedan.",
  years: "{count, plural, one {# año} many {# de años} other {# años}}",
  yearsMore: "{count, plural, one {# año o más} many {# de años o más} other {# años o más}}",
  yearsRange: "de {from, number} a {to, number} años",
  yearsRangeMore: "de {from, number} a {to, number} años o más",
  whole: "Las fuentes no coinciden en cuánto duran los calentadores de este tipo: {years}.",
  wholeAssumption:
    "De la más baja a la más alta de las cifras que cuentan. El intervalo es nuestro, para planear, y no promete nada sobre un calentador en particular.",
  left: "Para planear quedan: {years}.",
  leftAtMost: "Cuente como máximo con: {years}.",
  leftNone: "Este ya superó la vida habitual de su tipo.",
  leftAssumption:
    "El intervalo para planear menos la edad del calentador. El intervalo y la resta son nuestros.",
  passed: "ya pasó",
  noEnd: "no dice hasta cuándo",
  still:
    "De los calentadores que siguen en uso a esta edad, la mitad central funciona todavía este tiempo: {years}.",
  stillAssumption:
    "Leído en nuestra curva para planear: la media ({years}) es de la fuente; la forma de la curva es una suposición nuestra.",
  pastMean: "Ya superó la media de su tipo ({years}).",
  curve: "Cuántos de cada 100 calentadores de este tipo siguen en uso a cada edad",
  curveAssumption:
    "Una curva de Weibull cuya media ({years}) es de la fuente. Su forma es una suposición nuestra: {value, number} para la línea. Con una forma de {count, number} y sin fallas en el primer año se obtiene el otro borde de la banda. Ninguna fuente muestra una curva así.",
  "figure-mean": "Media: {years}",
  "figure-median": "Mediana: {years}",
  "figure-range": "Lo que dice el oficio: {years}",
  "figure-typical": "Habitual: {years}",
  "figure-look-from": "Consejo de empezar a buscar uno nuevo a partir de esta edad: {years}",
  "figure-replace-from": "Consejo de pensar en uno nuevo a partir de esta edad: {years}",
  "figure-warranty-as-life": "Duración de la garantía, tomada como vida útil: {years}",
  "figure-derived-mean": "Media que dedujimos: {years}",
  derivedAssumption:
    "La dedujimos de una tabla que dice cuántos calentadores de un conjunto de edades mezcladas desaparecen cada año.",
};
