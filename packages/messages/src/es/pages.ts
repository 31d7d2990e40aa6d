import type { Messages } from "../catalog/shape.ts";

/**
 * The age of a heater without a readable label. `ask-…` and `look-…` end in the code of a question; other keys with a
 * code end in that of an answer. Why an answer narrows the years is in the area `disambiguation`.
 */
export const noLabel: Messages["noLabel"] = {
  metaTitle: "Calentador de agua sin etiqueta: sepa cuántos años tiene",
  metaDescription:
    "¿Su calentador de agua no tiene número de serie? Conteste unas preguntas para calcular su antigüedad.",
  title: "¿Cuántos años tiene un calentador de agua sin etiqueta?",
  intro:
    "Hay otros indicios. Indique lo que vea. Algunas preguntas solo valen para calentadores de Norteamérica.",
  toSerial: "Consultar un número de serie",
  yearsHeading: "Años posibles",
  between: "de {from} a {to}",
  until: "{to} o antes",
  any: "Cualquier año",
  barLabel: "{years}, en una escala de {from} a {to}",
  saidBetween: "Se fabricó entre {from} y {to}.",
  saidOne: "Se fabricó en {year}.",
  saidUntil: "Se fabricó en {to} o antes.",
  age: "Antigüedad: {age}",
  ageAtLeast: "{count, plural, one {# año} many {# de años} other {# años}} o más",
  ageAtMost: "hasta {count, plural, one {# año} many {# de años} other {# años}}",
  "likely-good": "Probablemente en buen estado",
  "likely-monitor": "Probablemente conviene vigilarlo de cerca",
  "likely-replace": "Probablemente toca reemplazarlo",
  orOlder: "{likely}; puede tener hasta {years, plural, one {# año} many {# de años} other {# años}}.",
  orYounger:
    "{likely}; puede {years, plural, =0 {ser casi nuevo} one {tener solo # año} many {tener solo # de años} other {tener solo # años}}.",
  clue: "Para afinar: {question} {look}",
  weak: "Son indicios débiles. Tome los años como una orientación.",
  question: "Pregunta {number, number}",
  left: "{count, plural, =0 {la última} one {una más como máximo} many {# más como máximo} other {# más como máximo}}",
  unknown: "No sé",
  next: "Siguiente",
  back: "Atrás",
  startOver: "Empezar de nuevo",
  change: "Cambiar: {question}",
  "ask-energy": "¿Qué calienta el agua?",
  "look-energy": "Si hay un tubo de gas, es de gas.",
  "ask-energy-factor": "¿Cuál es su factor de energía (EF)?",
  "look-energy-factor":
    "Un número como 0.58 en la etiqueta amarilla, la placa de datos o el manual. No escriba el UEF.",
  "ask-flame-arrestor": "¿Se ve la llama del quemador?",
  "look-flame-arrestor":
    "Mire la parte de abajo del tanque. Abierto: una tapa de metal que se quita con la mano. Cerrado: una placa atornillada. No desatornille nada.",
  "ask-standard-year": "¿Qué año sigue a “ANSI”, “CSA” o “UL” en la etiqueta?",
  "look-standard-year": "En la letra pequeña, como ANSI Z21.10.1-2014. Escriba el más reciente.",
  "ask-certification-mark": "¿Ve una de estas marcas?",
  "look-certification-mark":
    "Revise la placa de datos, la etiqueta amarilla y el frente. Elija la primera que vea.",
  "ask-electric-tank-size": "¿Qué capacidad tiene el tanque eléctrico?",
  "look-electric-tank-size":
    "Está en una etiqueta o en el número de modelo. Si es bomba de calor (ventilador arriba), sáltese esta pregunta.",
  "ask-printed-date": "¿Hay una fecha impresa en una etiqueta?",
  "look-printed-date":
    "Busque “Rev. 03/08” o “© 2012” en advertencias y diagramas eléctricos. Escriba la más reciente.",
  "ask-inspection-tag": "¿Algún inspector anotó una fecha?",
  "look-inspection-tag":
    "Revise las tarjetas de inspecciones de la casa, de la ciudad o del gas. Escriba la fecha más antigua.",
  "ask-installation-sticker": "¿Algún plomero anotó una fecha?",
  "look-installation-sticker":
    "Revise el tanque y las etiquetas. También sirven las fechas de reparación. Escriba la más antigua.",
  "ask-pipe-tag": "¿Alguien anotó una fecha en los tubos?",
  "look-pipe-tag":
    "Revise las tarjetas junto al calentador. Escriba la fecha más antigua, pero no la del fabricante del tubo.",
  "energy-gas": "Gas natural o propano",
  "energy-electric": "Electricidad",
  "rating-name-no-label": "No hay etiqueta amarilla",
  "label-price-before-2023": "12 centavos por kWh o $1.09 por termia (therm)",
  "flame-arrestor-open-chimney":
    "Abierto: 30, 40 o 50 galones (114, 151 o 189 l), tiro natural, no para casa móvil",
  "flame-arrestor-open": "Abierto: otro tanque de gas de hasta 75,000 BTU/h (22 kW)",
  "flame-arrestor-named": "Cerrado, y una etiqueta dice FVIR o “flame arrestor” (arrestallamas)",
  "mark-ahri": "El texto “AHRI Certified”",
  "mark-energy-star": "El logotipo ENERGY STAR",
  "mark-ul-gas-fired": "UL en un círculo con “GAS-FIRED” encima",
  "field-code": "Cuatro dígitos",
  "field-year": "Año",
  "field-factor": "Factor de energía",
  "field-kind": "Tipo de calentador",
  "field-gallons": "Galones (1 galón = 3.8 l)",
  gallons: "{gallons, number} galones",
  factorOf: "EF {factor}, {kind}",
  "wrong-code": "Escriba el año y la semana, como 0329.",
  "wrong-year": "Escriba un año de 1920 a {year}.",
  "wrong-factor": "Escriba un número como {example}, menor que 10.",
  "wrong-gallons": "Escriba un número de 1 a 500.",
  "wrong-kind": "Elija el tipo de calentador.",
  reasonsHeading: "Sus respuestas",
  leaves: "Quedan: {years}",
  against: "No cuenta: apunta a {years}, pero otros indicios mejores no coinciden.",
  from: "{from} o después",
  nothing: "Esto no descarta ningún año.",
  notSeen: "No se vio",
  ours: "Conclusión nuestra",
  doneTitle: "No hay más indicios",
  stepsHeading: "¿Aún tiene dudas?",
  stepPlumber: "Pregunte a un plomero o a un inspector de viviendas.",
  copyTitle: "Calentador de agua sin etiqueta",
  copyReason: "{answer}: {reason}",
};

/** The page that compares our dates with known ones. Every number is a value: no text of this area holds a digit. */
export const accuracy: Messages["accuracy"] = {
  metaTitle: "Qué tan seguros estamos | Heater Age",
  metaDescription:
    "Nuestras fechas comparadas con calentadores de agua cuya fecha se conoce sin el número de serie.",
  title: "Qué tan seguros estamos",
  intro:
    "De algunos calentadores se conoce la fecha sin el número de serie: por una etiqueta, un registro, un aviso de seguridad o el fabricante. La comparamos con la nuestra.",
  proves:
    "Muchos de ellos nos ayudaron a encontrar las reglas. La tabla muestra que las reglas coinciden con ellos, no con qué frecuencia acertamos.",
  heaters: "Total",
  agrees: "Bien",
  ambiguous: "Dos fechas",
  contradicts: "Mal",
  undated:
    "No pudimos fechar {count, plural, one {# calentador} many {# de calentadores} other {# calentadores}}.",
  other: "¿Su etiqueta muestra otra fecha? <contact>Escríbanos</contact>.",
};

/** The page with the form to write to the operator. */
export const contact: Messages["contact"] = {
  metaTitle: "Contacto | Heater Age",
  metaDescription:
    "Pregunte por la antigüedad de su calentador de agua o pida ayuda. Respondemos en 24 horas.",
  title: "Contacto",
  intro:
    "¿Tiene preguntas sobre la antigüedad de su calentador de agua o necesita ayuda con la herramienta? Con gusto le ayudamos.",
  direct: "O escriba a {email}.",
  formTitle: "Envíenos un mensaje",
  name: "Nombre y apellido",
  email: "Correo electrónico",
  phone: "Teléfono",
  subject: "Asunto",
  message: "Mensaje",
  dateSubject: "Fecha de un calentador: {brand} {serial}",
  dateMessage: "Marca: {brand}\nNúmero de serie: {serial}\nNúmero de modelo: {model}\nFecha en la etiqueta:",
  trap: "Deje este campo vacío",
  captcha: "Se agregará una integración de reCAPTCHA.",
  captchaUnticked: "Confirme que no es un robot.",
  captchaMissing: "reCAPTCHA no se cargó. Revise su conexión o su bloqueador de contenido.",
  send: "Enviar mensaje",
  privacy: "Lo usamos solo para responderle. <link>Política de privacidad</link>",
  nameShort: "El nombre debe tener al menos 2 caracteres",
  emailInvalid: "Escriba un correo electrónico válido",
  subjectShort: "El asunto debe tener al menos 5 caracteres",
  messageShort: "El mensaje debe tener al menos 10 caracteres",
  sentTitle: "¡Mensaje recibido!",
  sentText: "Gracias por comunicarse con nosotros. Le responderemos en un plazo de 24 horas.",
  failedText:
    "Hubo un problema al enviar su mensaje. Inténtelo de nuevo o comuníquese con nosotros directamente.",
  offline: "Su mensaje se queda aquí. Envíelo cuando vuelva la conexión.",
};
