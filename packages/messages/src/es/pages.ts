import type { Messages } from "../catalog/shape.ts";

/**
 * The age of a heater without a readable label. `ask-…` and `look-…` end in the code of a question; other keys with a
 * code end in that of an answer. Why an answer narrows the years is in the area `clues`.
 */
export const noLabel: Messages["noLabel"] = {
  metaTitle: "Calentador de agua sin etiqueta: sepa cuántos años tiene",
  metaDescription:
    "¿Su calentador de agua no tiene número de serie? Conteste unas preguntas para calcular su antigüedad.",
  title: "¿Cuántos años tiene un calentador de agua sin etiqueta?",
  intro: "Hay otros indicios. Indique lo que vea.",
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
  "energy-gas": "Gas o propano",
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

/** The page that says how sure the rules are: its head, and the form for dates that are printed on heaters. */
export const accuracy: Messages["accuracy"] = {
  metaTitle: "Qué tan seguros estamos | Heater Age",
  metaDescription:
    "Cómo leemos los números de serie de los calentadores de agua de cada marca, con fuentes y lo que no se sabe.",
  title: "Qué tan seguros estamos",
  formTitle: "Envíenos una fecha impresa",
  brandChoose: "Elija una marca",
  date: "Fecha impresa",
  dateHelp: "Solo lo impreso: {year}, {month}, {day} o {week} si es una semana.",
  seenOn: "¿Dónde está impresa la fecha?",
  seenChoose: "Elija un lugar",
  seenPlate: "Etiqueta del número de serie",
  seenLabel: "Otra etiqueta",
  seenPapers: "Papeles del calentador",
  seenElsewhere: "Otro lugar",
  note: "Nota",
  noteHelp: "Sin nombres, direcciones ni teléfonos.",
  trap: "Deje este campo vacío",
  send: "Enviar la fecha",
  privacy:
    "Guardamos lo que envía para probar nuestras reglas, y nada sobre usted. <link>Política de privacidad</link>",
  dateWrong: "Escriba una fecha como {month}.",
  sentTitle: "Gracias",
  sentAgrees: "Nosotros leemos la misma fecha.",
  sentAmbiguous: "Es una de nuestras fechas y aclara cuál es la correcta.",
  sentContradicts: "Nosotros leemos otra fecha. Una persona revisará las dos.",
  sentNoDate: "No pudimos leer la fecha, así que la suya nos ayuda a encontrar la regla.",
  failedTitle: "No se envió",
  failedText: "Lo que escribió sigue aquí. Inténtelo de nuevo.",
};

/** What the rules rest on, brand by brand. Every figure comes with a value: no text of this area holds a digit. */
export const proof: Messages["proof"] = {
  overview: "De un vistazo",
  brandsRuled:
    "{count, plural, one {marca cuyas fechas leemos} many {de marcas cuyas fechas leemos} other {marcas cuyas fechas leemos}}",
  formats: "{count, plural, one {formato de fecha} many {de formatos de fecha} other {formatos de fecha}}",
  formatsSure:
    "{high, number} bien comprobados, {medium, number} comprobados en parte, {low, number} inciertos; además, {undated, number} sin fecha",
  known:
    "{count, plural, one {calentador con fecha conocida sin leer el número} many {de calentadores con fecha conocida sin leer el número} other {calentadores con fecha conocida sin leer el número}}",
  knownFirst:
    "{first, number} coinciden con nuestra primera fecha, {later, number} con otra posterior, {contradicts, number} nos contradicen",
  knownCaution:
    "Muchos de estos calentadores nos ayudaron a encontrar las reglas, así que no muestran cuántas veces acertamos.",
  plates:
    "{count, plural, one {etiqueta con fecha} many {de etiquetas con fecha} other {etiquetas con fecha}}",
  bounded:
    "{count, plural, one {etiqueta, registro o retiro de años conocidos} many {de etiquetas, registros y retiros de años conocidos} other {etiquetas, registros y retiros de años conocidos}}",
  makers:
    "{count, plural, one {ejemplo de un fabricante} many {de ejemplos de fabricantes} other {ejemplos de fabricantes}}",
  tally:
    "{agrees, number} coinciden con nuestra única fecha, {ambiguous, number} con una de varias, {contradicts, number} nos contradicen",
  tallyUndated: "{count, number} sin fecha que podamos leer",
  published:
    "{count, plural, one {número de serie leído por otros} many {de números de serie leídos por otros} other {números de serie leídos por otros}}",
  publishedHint: "Solo muestran que las lecturas coinciden.",
  illustrations:
    "{count, plural, one {ejemplo inventado} many {de ejemplos inventados} other {ejemplos inventados}}",
  illustrationsHint: "No prueban nada.",
  sources:
    "{count, plural, one {fuente que puede abrir} many {de fuentes que puede abrir} other {fuentes que puede abrir}}",
  photos: "Solo hemos probado la cámara con etiquetas que dibujamos.",
  heaters: "Todos los calentadores con fecha",
  heatersKnown: "Fechas conocidas sin leer el número",
  heatersPublished: "Fechas que otros leyeron del número",
  heaterKnown: "se sabe: {date}",
  heaterRead: "leemos: {dates}",
  heaterUnread: "no leemos ninguna fecha",
  brands: "Marca por marca",
  noWay: "sin regla",
  dated:
    "{count, plural, one {# etiqueta con fecha} many {# de etiquetas con fecha} other {# etiquetas con fecha}}",
  send: "Enviar una fecha impresa de {brand}",
  claims: "Errores en otras reglas publicadas",
  claimsIntro: "¿Alguno de estos errores es nuestro? <contact>Escríbanos</contact>.",
  says: "Dicen",
  saysDate: "{serial} es de {date}.",
  saysParts: "El número empieza con: {parts}.",
  weRead: "Leemos",
  weReadDates: "{serial} es de {dates}.",
  weReadParts: "En {serial}: {parts}.",
  weReadNone: "No podemos dar una fecha a {serial} con esta marca.",
  why: "Por qué",
  basisPlate: "Lo muestra una etiqueta con fecha impresa.",
  basisMaker: "El fabricante lo explica de otra manera.",
  basisRegulator: "Un aviso oficial da la fecha de esos calentadores.",
  basisItself: "Contradice su propia tabla.",
  basisOthers: "Las otras fuentes coinciden.",
  evidence: "Pruebas",
  decade: "década",
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
