import type { Messages } from "../catalog/shape.ts";

/** What can be looked up on a heater, and why it tells when the heater was made. */
export const clues: Messages["clues"] = {
  "ask-rating-name": "¿La etiqueta amarilla EnergyGuide dice UEF o EF?",
  "where-rating-name": "Busque en el calentador o entre sus papeles. UEF es el factor de energía uniforme.",
  "ask-label-price": "¿Qué precio de la energía usa la etiqueta EnergyGuide?",
  "where-label-price": "En la letra pequeña: centavos por kWh o dólares por termia (therm).",
  "ask-gas-valve-code": "¿Qué cuatro dígitos hay en el control de gas?",
  "where-gas-valve-code": "Primero dos dígitos del año y después dos de la semana.",
  "ask-standard-year": "¿Qué año sigue a “ANSI Z21.10” en la etiqueta?",
  "where-standard-year": "Por ejemplo: ANSI Z21.10.1-2014.",

  "answer-uef": "UEF",
  "answer-ef": "EF",
  "answer-prices-2023": "14 centavos por kWh o $1.21 por termia",
  "answer-prices-before-2023": "Otro precio, como 12 centavos por kWh o $1.09 por termia",
  "answer-code-between": "De {from} a {to}",
  "answer-year-from": "{year} o después",

  "because-uef-since": "Las etiquetas solo dicen UEF desde {year}.",
  "because-ef-until": "UEF reemplazó a EF: las etiquetas dijeron EF hasta {year} a lo sumo.",
  "because-prices-since": "Las etiquetas EnergyGuide usan estos precios desde {year}.",
  "because-prices-until":
    "Los precios de EnergyGuide cambiaron en {year}. Las etiquetas con otro precio son de ese año o de antes.",
  "because-valve-fitted-soon":
    "Un control de gas se instala en un calentador en cerca de {years, plural, one {# año} many {# de años} other {# años}}.",
  "because-written-after": "Una etiqueta no puede llevar un año futuro: es de {year} o después.",
  "because-arrestor-since": "El primer calentador de gas con arrestallamas se inventó en {year}.",
  "because-arrestor-until":
    "Desde {year}, los calentadores de gas así tienen quemador cerrado y arrestallamas.",
  "because-below-minimum":
    "Desde {until}, los calentadores así necesitan un factor de energía de al menos {minimum, number}. El suyo es menor.",
  "because-heat-pump-since":
    "Desde {year}, un tanque eléctrico de más de {gallons, number} galones necesita bomba de calor. El suyo no tiene.",
  "because-mark-since": "Los calentadores de agua llevan esta marca desde {year} o después.",
  "because-there-by": "Alguien anotó {year} ahí, así que el calentador es de entonces o de antes.",
  "because-valve-made":
    "El control de gas es de la semana {week, number} de {year}. Se instala en cerca de un año, a menos que sea un repuesto.",

  "assumed-valve-fitted-soon":
    "Los avisos de la CPSC explican el código. Cuándo se instala el control lo suponemos nosotros.",
  "assumed-written-after": "Lo deducimos de lo que está impreso en el calentador.",

  settleHeading: "Una pregunta lo resuelve",
  sometimes: "Un año anterior, o ninguno, no lo resuelve.",
  settled: "Resuelto con lo que usted vio: {answer}.",
  ruledOut: "Descartado: {dates}.",
  undo: "Deshacer",
};
