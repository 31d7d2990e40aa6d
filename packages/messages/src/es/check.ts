import type { Messages } from "../catalog/shape.ts";

/** The home page around the form. */
export const home: Messages["home"] = {
  metaTitle: "¿Cuántos años tiene su calentador de agua? Consulta gratis",
  metaDescription:
    "Escriba el número de serie de la etiqueta y vea cuándo se fabricó su calentador de agua y qué hacer. Gratis y sin registro.",
  title: "¿Cuántos años tiene su calentador de agua?",
  intro: "Escanee la etiqueta o escriba el número de serie.",
  steps: "Progreso",
  stepBrand: "Elegir marca",
  stepDetails: "Escribir número",
  stepResults: "Ver resultado",
  stepDone: "{step}, listo",
  whereTitle: "¿Dónde está la etiqueta?",
  brandsTitle: "Marcas compatibles",
};

/** The home page beside the form: an example, where the rating plate is, and what to do without one. */
export const plate: Messages["plate"] = {
  exampleTitle: "Lo que verá",
  exampleCaption: "Una etiqueta real.",
  exampleDate: "Cuántos años tiene y qué tan seguros estamos",
  exampleAdvice: "Qué hacer",
  whereGas: "De gas, con tanque",
  whereGasText: "Junto al control de gas o arriba a la izquierda.",
  whereElectric: "Eléctrico, con tanque",
  whereElectricText: "En el tercio superior o junto a la tapa de una resistencia.",
  whereHeatPump: "Bomba de calor",
  whereHeatPumpText: "Suele estar arriba a la izquierda, debajo de la bomba de calor.",
  whereTankless: "Sin tanque",
  whereTanklessText: "Al costado o detrás de la tapa frontal.",
  goneTitle: "¿No hay etiqueta?",
  goneMore: "Otros indicios",
  goneClean: "Limpie la etiqueta, alúmbrela de lado y amplíe una foto.",
  goneSecond: "Busque una etiqueta entre sus papeles o en la caja.",
  goneValve:
    "En un calentador de gas, lea los cuatro dígitos del control de gas: 0329 es la semana 29 de 2003. Si se cambió, el control es más nuevo que el calentador.",
  goneStandard: "Si ve una norma con año, como ANSI, el calentador no es anterior a ese año.",
  goneMaker: "Pregunte al fabricante o busque la factura o el permiso.",
  goneCare: "No abra tapas atornilladas. Detrás puede haber piezas con corriente.",
  goneAsk: "Calcular la antigüedad sin etiqueta",
};

/** The check form: labels, help and the messages of its validation. */
export const form: Messages["form"] = {
  heading: "Su calentador de agua",
  scan: "Escanear la etiqueta",
  scanPhoto: "Elegir una foto",
  scanMissing: "El escáner no se cargó. Revise su conexión o escriba el número.",
  brand: "Marca",
  required: "obligatorio",
  brandPrompt: "Elija una marca",
  brandsFirst: "Marcas más comunes",
  brandsMore: "Otras marcas y marcas propias de tiendas",
  brandsFound:
    "{count, plural, =0 {No se encontró ninguna marca} one {# marca encontrada} many {# de marcas encontradas} other {# marcas encontradas}}",
  brandsNone: "No se encontró la marca. Elija “{other}”.",
  other: "Otra / no está en la lista",
  serial: "Número de serie",
  serialHelp: "Los espacios y guiones no importan.",
  where: "¿Dónde está?",
  whereText: "En la etiqueta de afuera, después de “Serial” o “S/N”.",
  modelToggle: "Tengo el número de modelo",
  model: "Número de modelo",
  modelHelp: "Opcional. Puede aclarar la fecha.",
  submit: "Ver la antigüedad",
  submitting: "Consultando…",
  privacy:
    "Gratis y sin registro. Nada de lo que escriba sale de este dispositivo hasta que presione el botón.",
  photosStay: "Las fotos nunca salen de aquí.",
  brandRequired: "Elija la marca del calentador de agua",
  brandUnknown: "No conocemos esa marca. Elija una de la lista o “{other}”.",
  brandCharacters: "La marca solo puede contener letras minúsculas, números y guiones",
  serialRequired: "Escriba el número de serie",
  serialBlank: "El número de serie no puede estar vacío ni tener solo espacios",
  serialTooShort: "El número de serie debe tener al menos {shortest} caracteres",
  serialTooLong: "El número de serie no puede tener más de {longest} caracteres",
  serialCharacters: "El número de serie solo puede contener letras y números",
  serialLeftOut: "Omitimos un carácter que no es letra ni número. Tal vez la etiqueta esté gastada ahí.",
  serialInvalid:
    "Escriba un número de serie válido (de {shortest} a {longest} caracteres, solo letras y números)",
  modelLength: "El número de modelo, si lo escribe, debe tener entre 3 y 30 caracteres",
  modelInvalid: "Escriba un número de modelo válido (de 3 a 30 caracteres)",
  unavailableTitle: "No pudimos obtener la respuesta",
  unavailableText: "Se quedó sin conexión. La respuesta llegará cuando la recupere.",
  unavailableRetry: "Intentar de nuevo",
  change: "Cambiar",
};

/** Dates, ages and the meaning of the characters of a serial number. */
export const reading: Messages["reading"] = {
  years: "{count, plural, one {# año} many {# de años} other {# años}}",
  months: "{count, plural, one {# mes} many {# de meses} other {# meses}}",
  yearsAndMonths:
    "{years, plural, one {# año} many {# de años} other {# años}} y {months, plural, one {# mes} many {# de meses} other {# meses}}",
  lessThanAMonth: "menos de un mes",
  aboutYears: "cerca de {count, plural, one {# año} many {# de años} other {# años}}",
  rangeYears: "{from} a {to} años",
  dateYear: "{year}",
  dateWeek: "la semana {week, number} de {year} ({around})",
  around: "{part, select, early {principios} middle {mediados} other {finales}} de {month}",
  partYear: "año",
  partMonth: "mes",
  partWeek: "semana",
  partDay: "día",
  partPlant: "planta",
  partPrefix: "prefijo",
  partSequence: "n.º correlativo",
  partModel: "modelo",
  partUnknown: "desconocido",
  plateTitle: "N.º de serie",
  plateLabel: "Cómo se lee el número de serie {serial}",
  hintReads: "Se lee como {brand}: {dates}",
  hintSoFar: "Por ahora parece {brand}: {dates}",
  hintMany: "Se lee como {brand}: {count, plural, one {# fecha} many {# de fechas} other {# fechas}}",
  hintUndated: "Este número de {brand} no lleva fecha",
  hintModel: "Parece un número de modelo",
  hintUnread: "Todavía no parece de {brand}",
  hintOthers:
    "{count, plural, =0 {Todavía no coincide} one {Coincide con # marca} many {Coincide con # de marcas} other {Coincide con # marcas}}",
  whichBrand: "¿Qué marca dice la etiqueta?",
  brandDates: "{brand} · {dates}",
  didYouMean: "¿Quiso decir {serial}? {dates}",
  useThis: "Usar este",
  looksLike: "Parece de {brand}: {dates}.",
  switchTo: "Cambiar a {brand}",
};

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
