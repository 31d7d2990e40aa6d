import type { Messages } from "../catalog/shape.ts";

/**
 * The age of a heater without a readable label. `ask-…` and `look-…` end in the code of a question; other keys with a
 * code end in that of an answer. Why an answer narrows the years is in the area `clues`.
 */
export const noLabel: Messages["noLabel"] = {
  metaTitle: "Calentador de agua sin etiqueta: sepa cuántos años tiene",
  metaDescription:
    "¿Su calentador de agua no tiene número de serie? Conteste unas preguntas sobre lo que ve. Cada respuesta reduce los años posibles.",
  title: "¿Cuántos años tiene un calentador de agua sin etiqueta?",
  intro:
    "¿La etiqueta ya no está o no se lee? Otros indicios ayudan a calcular la antigüedad. Conteste lo que pueda ver.",
  toSerial: "Consultar un número de serie",
  yearsHeading: "Años posibles",
  between: "de {from} a {to}",
  until: "{to} o antes",
  any: "cualquier año",
  barLabel: "{years}, en una escala de {from} a {to}",
  saidAny: "Por ahora puede ser de cualquier año.",
  saidBetween: "Por lo que ve, se fabricó entre {from} y {to}.",
  saidOne: "Por lo que ve, se fabricó en {year}.",
  saidUntil: "Por lo que ve, se fabricó en {to} o antes.",
  age: "Antigüedad: {age}",
  ageAtLeast: "{count, plural, one {# año} many {# de años} other {# años}} o más",
  ageAtMost: "hasta {count, plural, one {# año} many {# de años} other {# años}}",
  crossing: "Mientras no sepa más, suponga la mayor antigüedad.",
  weak: "Son indicios débiles. Tome los años como una orientación.",
  question: "Pregunta {number, number}",
  left: "{count, plural, =0 {la última} one {una más como máximo} many {# más como máximo} other {# más como máximo}}",
  unknown: "No se ve o no se sabe",
  next: "Siguiente",
  back: "Atrás",
  startOver: "Empezar de nuevo",
  change: "Cambiar: {question}",
  changeShort: "Cambiar",
  "ask-energy": "¿Qué calienta el agua?",
  "look-energy":
    "Gas: un tubo de gas y casi siempre un conducto de ventilación arriba. Eléctrico: un cable y ningún conducto.",
  "ask-rating-name": "¿Qué índice aparece en la etiqueta amarilla EnergyGuide?",
  "look-rating-name": "Una etiqueta amarilla grande, en el calentador o entre sus papeles.",
  "ask-label-price": "¿Qué precio de la energía dice la letra pequeña?",
  "look-label-price": "En la etiqueta amarilla, debajo del costo anual.",
  "ask-energy-factor": "¿Cuál es su factor de energía (EF)?",
  "look-energy-factor":
    "Un número como 0.58 en la etiqueta amarilla, la etiqueta del número de serie o el manual. El UEF es otro número.",
  "ask-gas-valve-code": "¿Qué cuatro dígitos hay en el control de gas?",
  "look-gas-valve-code":
    "Es la caja con la perilla de temperatura, abajo al frente. Dos dígitos son el año y dos la semana: 0329 es la semana 29 de 2003.",
  "ask-flame-arrestor": "¿Se ve la llama del quemador?",
  "look-flame-arrestor":
    "Mire la parte de abajo del tanque. Abierto: una tapa de metal se quita con la mano y se podría tocar el quemador. Cerrado: hay una placa atornillada, muchas veces con una ventanita. No desatornille nada.",
  "ask-standard-year": "¿Qué año sigue a “ANSI”, “CSA” o “UL” en la etiqueta?",
  "look-standard-year": "En la letra pequeña, como ANSI Z21.10.1-2014. Escriba el más reciente.",
  "ask-certification-mark": "¿Ve una de estas marcas?",
  "look-certification-mark":
    "Revise la etiqueta del número de serie, la etiqueta amarilla y el frente. Elija la primera de la lista que vea.",
  "ask-electric-tank-size": "¿Qué capacidad tiene el tanque eléctrico?",
  "look-electric-tank-size":
    "Busque los galones en una etiqueta o en el número de modelo. Sáltese esta pregunta si es bomba de calor (ventilador arriba).",
  "ask-printed-date": "¿Hay una fecha impresa en una etiqueta?",
  "look-printed-date":
    "Revise si las advertencias y los diagramas eléctricos dicen “Rev. 03/08” o “© 2012”. Escriba la más reciente.",
  "ask-inspection-tag": "¿Algún inspector anotó una fecha?",
  "look-inspection-tag":
    "Revise las tarjetas y etiquetas de inspecciones de la casa, de la ciudad o del gas. Escriba la más antigua.",
  "ask-installation-sticker": "¿Algún plomero anotó una fecha?",
  "look-installation-sticker":
    "Revise el tanque y las etiquetas con un número de teléfono. También sirven las fechas de reparación. Escriba la más antigua.",
  "ask-pipe-tag": "¿Alguien anotó una fecha en los tubos?",
  "look-pipe-tag":
    "Revise las tarjetas justo al lado del calentador. Escriba la más antigua. No cuente las fechas impresas por el fabricante del tubo.",
  "energy-gas": "Gas o propano",
  "energy-electric": "Electricidad",
  "rating-name-no-label": "No hay etiqueta amarilla",
  "label-price-before-2023": "12 centavos por kWh o $1.09 por termia (therm)",
  "flame-arrestor-open-chimney":
    "Abierto: un tanque de 30, 40 o 50 galones (114, 151 o 189 l) con tiro natural, no para casa móvil",
  "flame-arrestor-open": "Abierto: otro tanque de gas de hasta 75,000 BTU/h (22 kW)",
  "flame-arrestor-named": "Cerrado, y una etiqueta dice FVIR o “flame arrestor” (arrestallamas)",
  "mark-ahri": "El texto “AHRI Certified”",
  "mark-energy-star": "El logotipo ENERGY STAR",
  "mark-ul-gas-fired": "UL en un círculo con “GAS-FIRED” encima",
  "field-code": "Cuatro dígitos",
  "field-year": "Año",
  "field-factor": "Factor de energía",
  "field-kind": "Tipo de calentador",
  "kind-gas-tank": "De gas, con tanque",
  "kind-electric-tank": "Eléctrico, con tanque",
  "kind-tankless-gas": "De gas, sin tanque",
  "field-gallons": "Galones (1 galón = 3.8 l)",
  gallons: "{gallons, number} galones",
  factorOf: "EF {factor}, {kind}",
  "wrong-code": "Escriba dos dígitos para el año y luego la semana, de 01 a 53.",
  "wrong-year": "Escriba un año de 1920 a {year}.",
  "wrong-factor": "Escriba un número como {example}, menor que 10.",
  "wrong-gallons": "Escriba un número de 1 a 500.",
  "wrong-kind": "Elija el tipo de calentador.",
  reasonsHeading: "Lo que vio y lo que significa",
  leaves: "Quedan: {years}",
  against:
    "No cuenta: apunta a {years}, pero indicios mejores dicen otra cosa. Quizás se cambió una pieza o la etiqueta es de otro calentador.",
  from: "{from} o después",
  nothing: "Esto no descarta ningún año.",
  notSeen: "No se vio",
  ours: "Conclusión nuestra",
  stated: "Lo dice una fuente",
  "confidence-high": "certeza alta",
  "confidence-medium": "certeza media",
  "confidence-low": "certeza baja",
  doneTitle: "No hay más indicios",
  doneText: "Ninguna otra pregunta reduciría los años.",
  stepsHeading: "Qué más puede ayudar",
  stepPlumber:
    "Pregunte a un plomero o a un inspector de viviendas. Muchos reconocen los modelos a simple vista.",
  stepSerial: "¿Encontró el número de serie? <link>Consúltelo aquí.</link>",
  copyTitle: "Calentador de agua sin etiqueta",
  copyReason: "{answer}: {reason}",
};
