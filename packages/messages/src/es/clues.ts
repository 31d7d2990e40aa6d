import type { Messages } from "../catalog/shape.ts";

/** What can be looked up on a heater, and why it tells when the heater was made. */
export const clues: Messages["clues"] = {
  "ask-rating-name": "¿La etiqueta amarilla EnergyGuide dice UEF o EF?",
  "where-rating-name":
    "UEF es el factor de energía uniforme y EF, el antiguo factor de energía. La etiqueta está en el exterior del aparato o entre sus papeles.",
  "ask-label-price": "¿Qué precio de la energía usa la etiqueta EnergyGuide?",
  "where-label-price": "Está en la letra pequeña, en centavos por kWh o en dólares por termia (therm).",
  "ask-gas-valve-code": "¿Qué cuatro cifras hay en el cuerpo del control de gas?",
  "where-gas-valve-code":
    "Las dos primeras son el año y las dos últimas, la semana en que se fabricó el control.",
  "ask-standard-year": "¿Qué año aparece después de “ANSI Z21.10” en la placa?",
  "where-standard-year": "Por ejemplo: ANSI Z21.10.1-2014.",

  "answer-uef": "UEF",
  "answer-ef": "EF",
  "answer-prices-2023": "14 centavos por kWh o $1.21 por termia",
  "answer-prices-before-2023": "Otro precio, como 12 centavos por kWh o $1.09 por termia",
  "answer-code-between": "De {from} a {to}",
  "answer-year-from": "{year} o posterior",

  "because-uef-since": "Las etiquetas dicen UEF desde {year}, no antes.",
  "because-ef-until": "UEF sustituyó a EF: una etiqueta dice EF hasta {year} como máximo.",
  "because-prices-since": "Las etiquetas EnergyGuide usan estos precios desde {year}.",
  "because-prices-until":
    "Los precios de las etiquetas EnergyGuide cambiaron en {year}: si el precio es otro, la etiqueta es de ese año como muy tarde.",
  "because-valve-fitted-soon":
    "Un control de gas se monta en un aparato en {years, plural, one {# año} many {# de años} other {# años}} más o menos.",
  "because-written-after":
    "Una etiqueta no puede nombrar un año que aún no ha llegado, así que es de {year} o posterior.",
  "because-arrestor-since": "El primer calentador de agua de gas con arrestallamas se inventó en {year}.",
  "because-arrestor-until":
    "Desde {year}, los aparatos de gas de este tipo se fabrican con quemador cerrado y arrestallamas.",
  "because-below-minimum":
    "Desde {until}, un aparato así debe tener un factor de energía de {minimum, number} como mínimo. Este tiene menos.",
  "because-heat-pump-since":
    "Desde {year}, un tanque eléctrico de más de {gallons, number} galones necesita bomba de calor. Este no la tiene.",
  "because-mark-since": "Esta marca está en calentadores de agua como pronto desde {year}.",
  "because-there-by": "Alguien anotó {year}: el aparato no es más nuevo.",
  "because-valve-made":
    "El control de gas se fabricó en la semana {week, number} de {year}. Se monta en un aparato en un año más o menos, salvo que sea un repuesto.",

  "assumed-valve-fitted-soon":
    "Cómo se escribe el código consta en avisos de la CPSC. Cuánto tarda en montarse un control es una suposición nuestra.",
  "assumed-written-after": "No hace falta ninguna fuente: lo deducimos de lo que está impreso en el aparato.",

  settleHeading: "Una pregunta lo aclara",
  sometimes: "Un año anterior, o ninguno, no aclara nada.",
  settled: "Aclarado con lo que usted vio: {answer}.",
  ruledOut: "Descartado: {dates}.",
  undo: "Deshacer",
};
