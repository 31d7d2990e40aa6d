import type { Messages } from "../catalog/shape.ts";

/** What can be looked up on a heater, and why it tells when the heater was made. */
export const clues: Messages["clues"] = {
  "ask-rating-name": "¿La etiqueta amarilla EnergyGuide dice UEF o EF?",
  "where-rating-name": "Está en el calentador o entre sus papeles.",
  "ask-label-price": "¿Qué precio de la energía usa la etiqueta EnergyGuide?",
  "where-label-price": "Está en la letra pequeña.",
  "ask-gas-valve-code": "¿Qué cuatro dígitos hay en el control de gas?",
  "where-gas-valve-code": "Es la caja con la perilla de temperatura. 0329 es la semana 29 de 2003.",
  "ask-standard-year": "¿Qué año sigue a “ANSI Z21.10” en la etiqueta?",
  "where-standard-year": "Por ejemplo: ANSI Z21.10.1-2014.",

  "answer-uef": "UEF",
  "answer-ef": "EF",
  "answer-prices-2023": "14 centavos por kWh o $1.21 por termia",
  "answer-prices-before-2023": "Otro precio",
  "answer-code-between": "De {from} a {to}",
  "answer-year-from": "{year} o después",

  "because-uef-since": "Ninguna etiqueta decía UEF antes de {year}.",
  "because-ef-until": "Las etiquetas decían EF hasta {year} como máximo.",
  "because-prices-since": "Las etiquetas EnergyGuide usan estos precios desde {year}.",
  "because-prices-until": "Las etiquetas con otro precio son de {year} o de antes.",
  "because-valve-fitted-soon":
    "Un control de gas se instala en un plazo de {years, plural, one {cerca de # año} many {unos # de años} other {unos # años}}.",
  "because-written-after": "Una etiqueta que dice {year} es de entonces o de después.",
  "because-arrestor-since": "El primer calentador de gas con arrestallamas se inventó en {year}.",
  "because-arrestor-until": "Desde {year}, este tipo de calentador de gas tiene el quemador cerrado.",
  "because-below-minimum":
    "Desde {until}, este tipo de calentador necesita un factor de energía de al menos {minimum, number}.",
  "because-heat-pump-since":
    "Desde {year}, un tanque eléctrico de más de {gallons, number} galones necesita bomba de calor.",
  "because-mark-since": "Ningún calentador de agua tenía esta marca antes de {year}.",
  "because-there-by": "Alguien anotó {year}, así que el calentador es de ese año o de antes.",
  "because-valve-made":
    "El control de gas es de la semana {week, number} de {year}. A menos que sea un repuesto, se instaló en un año, más o menos.",

  "assumed-valve-fitted-soon": "Cuándo se instaló es suposición nuestra.",
  "assumed-written-after": "Lo deducimos de lo impreso.",

  settleHeading: "Una pregunta",
  sometimes: "Un año anterior, o ninguno, no lo resuelve.",
  settled: "Usted vio: {answer}.",
  ruledOut: "Descartado: {dates}.",
  undo: "Deshacer",
};
