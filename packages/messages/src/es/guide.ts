import type { Messages } from "../catalog/shape.ts";

/**
 * How to read the serial number of a brand: three sentences at most, for the 14 most common brands. The guides of the
 * other brands are made from their formats with the `format…` texts.
 */
export const guide: Messages["guide"] = {
  title: "Cómo leer los números de serie {brand}",
  exampleCaption: "Ejemplo: {serial} es de {date}.",
  plateCaption: "De una etiqueta real: {serial} es de {date}.",
  illustrationCaption: "Ejemplo inventado: {serial} sería de {date}.",
  plateHeading: "La etiqueta:",
  formatIntro:
    "Conocemos {count, plural, one {un formato de fecha} many {# de formatos de fecha} other {# formatos de fecha}} de {brand}.",
  formatSince: "Desde {from}",
  formatBetween: "De {from} a {to}",
  formatIn: "{year}",
  formatHolds: "En este orden: {parts}.",
  formatUndated: "Un número correlativo sin fecha.",
  yearsNote: "Quizás algún formato se usó más tiempo.",
  confidenceHigh: "bien comprobado",
  confidenceMedium: "comprobado en parte",
  confidenceLow: "incierto",
  others: "Otros formatos",
  more: "Más sobre {brand}",
  printedDate: "Si una etiqueta muestra una fecha de fabricación, confíe en esa.",
  "ao-smith":
    "Desde 2008: dos dígitos para el año y dos para la semana. Antes: una letra para el mes (de la A a la M, sin la I) y dos dígitos para el año. Más o menos de 1982 a 2003, primero va una letra de planta.",
  rheem:
    "Sáltese las letras del principio. Después, dos dígitos son el mes y dos el año. Excepción: tras una sola A, M o Q seguida de nueve dígitos, los dos primeros son la semana.",
  "bradford-white":
    "La primera letra es el año y la segunda, el mes (de la A a la M, sin la I). Las letras del año se repiten cada 20 años: A es 1984, 2004 o 2024. Ocho dígitos después de las letras: de finales de 2007 o después; siete: de antes.",
  whirlpool:
    "Los dos primeros dígitos son el año y los dos siguientes, la semana. Los códigos de los electrodomésticos de cocina Whirlpool no sirven aquí.",
  state:
    "Desde 2008: dos dígitos para el año y dos para la semana. Sáltese la letra del principio, si la hay. Antes: una letra para el mes (de la A a la M, sin la I) y dos dígitos para el año.",
  ge: "En los tanques fabricados por Rheem, sáltese las letras: los dos primeros dígitos son el mes y los dos siguientes, el año. En un híbrido GeoSpring con dos letras y seis dígitos, las letras son el mes y el año. Se repiten cada 12 años. En los tanques más nuevos, de la planta de GE, busque una fecha impresa.",
  kenmore:
    "Si el número de modelo empieza con 153, es de State o A. O. Smith: año y semana desde 2008, letra de mes y año antes. Use el código de Rheem solo si la etiqueta dice Rheem.",
  american:
    "Si hay una sola letra al principio, sáltesela. Los dos primeros dígitos son el año y los dos siguientes, la semana. Los números más viejos, con una letra y seis o siete dígitos, no llevan fecha. Lea el código de garantía de la etiqueta.",
  craftmaster: "Los dos primeros dígitos son el año y los dos siguientes, la semana.",
  navien:
    "Los más nuevos: cuatro dígitos, una letra, dos dígitos para el año, un carácter para el mes y dos para el día. X, Y y Z son de octubre a diciembre. Los más viejos, con 16 dígitos: los caracteres 5 a 8 son el año; siguen el mes y el día.",
  rinnai:
    "Desde 2009: una letra para el año y otra para el mes. Año: A es 2009, sin I, O, Q, U ni V. Mes: de la A a la M, sin la I. Antes de 2009: cuatro dígitos para el año y el mes.",
};
