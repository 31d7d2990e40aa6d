import type { Messages } from "../catalog/shape.ts";

/**
 * The age of a heater without a readable label. `ask-…` and `look-…` end in the code of a question; other keys with a
 * code end in that of an answer. Why an answer narrows the years is in the area `clues`.
 */
export const noLabel: Messages["noLabel"] = {
  metaTitle: "Calentador de agua sin etiqueta: averigüe su edad",
  metaDescription:
    "¿Su calentador de agua no tiene número de serie? Responda unas preguntas sobre lo que ve. Cada una reduce los años posibles, con motivos y fuentes.",
  title: "¿Cuántos años tiene un calentador de agua sin etiqueta?",
  intro:
    "¿La etiqueta no está o nadie puede leerla? Otras cosas del aparato también indican años. Responda lo que vea: cada respuesta reduce los años, y decimos por qué.",
  toSerial: "Consultar un número de serie",
  yearsHeading: "Los años que quedan",
  between: "de {from} a {to}",
  until: "{to} o antes",
  any: "cualquier año",
  barLabel: "{years}, en una escala de {from} a {to}",
  saidAny: "Por ahora es posible cualquier año.",
  saidBetween: "Por lo que usted ve, el aparato se fabricó entre {from} y {to}.",
  saidOne: "Por lo que usted ve, el aparato se fabricó en {year}.",
  saidUntil: "Por lo que usted ve, el aparato se fabricó en {to} o antes.",
  age: "Edad: {age}",
  ageAtLeast: "{count, plural, one {# año} many {# de años} other {# años}} o más",
  ageAtMost: "hasta {count, plural, one {# año} many {# de años} other {# años}}",
  crossing:
    "Los años que quedan permiten más de un estado. Se muestran todos; mientras no sepa más, suponga el más antiguo.",
  weak: "Esto se basa solo en indicios inseguros. Tómelo como una orientación.",
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
    "Un aparato de gas tiene un tubo de gas, un control de gas abajo en el frente y casi siempre un conducto de ventilación arriba. Uno eléctrico tiene un cable y ningún conducto.",
  "ask-rating-name": "¿Qué índice nombra la etiqueta amarilla EnergyGuide?",
  "look-rating-name":
    "Es una etiqueta amarilla grande en el tanque o en la carcasa, o está entre los papeles. UEF significa “Uniform Energy Factor” y EF, “Energy Factor”.",
  "ask-label-price": "¿Qué precio de la energía figura en la letra pequeña?",
  "look-label-price":
    "En la etiqueta amarilla EnergyGuide, debajo del costo anual: dice con qué precio de electricidad o de gas se calculó.",
  "ask-energy-factor": "¿Cuál es su factor de energía (EF)?",
  "look-energy-factor":
    "Un número como 0.58 en la etiqueta amarilla, en la placa de datos o en el manual. El UEF es otro valor.",
  "ask-gas-valve-code": "¿Qué cuatro dígitos tiene el control de gas?",
  "look-gas-valve-code":
    "El control de gas es la caja con la perilla de temperatura, abajo en el frente. En su cuerpo hay cuatro dígitos, grabados o impresos: dos del año y dos de la semana. 0329 es la semana 29 de 2003.",
  "ask-flame-arrestor": "¿Está abierto el quemador?",
  "look-flame-arrestor":
    "Mire la parte inferior del tanque. Abierto: una tapa de metal se quita con la mano, y detrás se ve el quemador y se llegaría a él con un fósforo. Cerrado: hay una placa atornillada, casi siempre con una ventanilla, y una etiqueta nombra FVIR o un arrestallamas (“flame arrestor”). No desatornille nada.",
  "ask-standard-year": "¿Qué año lleva la norma en su etiqueta?",
  "look-standard-year":
    "Busque ANSI, CSA o UL con un número y un año en letra pequeña, como ANSI Z21.10.1-2014. Si hay varios años, tome el más reciente.",
  "ask-certification-mark": "¿Lleva una de estas marcas?",
  "look-certification-mark":
    "Mire la placa de datos, la etiqueta amarilla y el frente. Tome la primera de la lista que vea.",
  "ask-electric-tank-size": "¿Cuánto contiene el tanque eléctrico?",
  "look-electric-tank-size":
    "Solo para un tanque sin bomba de calor: esa tendría arriba una unidad con ventilador. La capacidad en galones está en una etiqueta o en el número de modelo.",
  "ask-printed-date": "¿Hay una fecha impresa en alguna de sus etiquetas?",
  "look-printed-date":
    "Los avisos y los esquemas eléctricos suelen llevar la fecha de su versión o de su copyright, como “Rev. 03/08” o “© 2012”. Si hay varias, tome la más reciente.",
  "ask-inspection-tag": "¿Algún inspector anotó una fecha?",
  "look-inspection-tag":
    "En una tarjeta o etiqueta del aparato: de una inspección de la vivienda, del municipio, de una revisión del gas. Tome la más antigua.",
  "ask-installation-sticker": "¿Algún plomero anotó una fecha?",
  "look-installation-sticker":
    "Los plomeros suelen anotar el día de la instalación en el tanque, con rotulador o en una etiqueta con su teléfono. También sirve la fecha de una reparación. Tome la más antigua.",
  "ask-pipe-tag": "¿Alguien anotó una fecha en los tubos?",
  "look-pipe-tag":
    "En tarjetas o etiquetas de los tubos junto al aparato. Tome la más antigua. Una fecha que el fabricante haya impreso en el tubo no cuenta.",
  "energy-gas": "Gas o propano",
  "energy-electric": "Electricidad",
  "rating-name-uef": "UEF (Uniform Energy Factor)",
  "rating-name-ef": "EF (Energy Factor)",
  "rating-name-no-label": "No hay etiqueta amarilla",
  "label-price-2023": "14 centavos por kWh o 1.21 $ por termia (therm)",
  "label-price-before-2023": "12 centavos por kWh o 1.09 $ por termia (therm)",
  "flame-arrestor-open-chimney":
    "Abierto: tanque de 30, 40 o 50 galones (114, 151 o 189 l) de tiro natural, no para casa móvil",
  "flame-arrestor-open": "Abierto: otro tanque de gas de hasta 75,000 BTU/h (22 kW)",
  "flame-arrestor-named": "Cerrado, y una etiqueta nombra FVIR o un arrestallamas",
  "mark-ahri": "Las palabras “AHRI Certified”",
  "mark-energy-star": "La marca ENERGY STAR",
  "mark-ul-gas-fired": "UL en un círculo con “GAS-FIRED” encima",
  "field-code": "Cuatro dígitos",
  "field-year": "Año",
  "field-factor": "Factor de energía (EF)",
  "field-kind": "Tipo de aparato",
  "kind-gas-tank": "Tanque de gas",
  "kind-electric-tank": "Tanque eléctrico",
  "kind-tankless-gas": "De gas sin tanque",
  "field-gallons": "Capacidad en galones de EE. UU. (1 galón = 3.8 l)",
  gallons: "{gallons, number} galones",
  factorOf: "EF {factor}, {kind}",
  "wrong-code": "Escriba cuatro dígitos: dos del año y después la semana, de 01 a 53.",
  "wrong-year": "Escriba un año de 1920 a {year}, con cuatro dígitos.",
  "wrong-factor": "Escriba un número como {example}, menor que 10.",
  "wrong-gallons": "Escriba la capacidad en galones: un número de 1 a 500.",
  "wrong-kind": "Elija el tipo de aparato.",
  reasonsHeading: "Lo que ve y lo que indica",
  leaves: "Queda: {years}",
  against:
    "No cuenta: indica {years}, y respuestas más seguras dicen otra cosa. Quizá se cambió una pieza o una etiqueta es de otro aparato.",
  from: "{from} o después",
  nothing: "Esto no descarta ningún año.",
  notSeen: "No visto o no sabido",
  answered: "Tipo de aparato",
  ours: "Conclusión nuestra",
  stated: "Lo afirma una fuente",
  "confidence-high": "certeza alta",
  "confidence-medium": "certeza media",
  "confidence-low": "certeza baja",
  noSource: "Basta lo que está escrito en el aparato.",
  doneTitle: "Nada más indica los años",
  doneText: "Ninguna otra pregunta descartaría años. Aún puede cambiar una respuesta.",
  stepsHeading: "Qué más puede ayudar",
  stepPlumber:
    "Pregunte a un plomero o a un inspector de viviendas: conocen de vista las líneas de los fabricantes.",
  stepSerial: "¿Encontró al final el número de serie? <link>Consúltelo aquí.</link>",
  copyTitle: "Calentador de agua sin etiqueta",
  copyReason: "{answer}: {reason}",
};
