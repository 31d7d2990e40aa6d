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
  plateHeading: "Dónde está la etiqueta:",
  formatIntro:
    "Conocemos {count, plural, one {un formato de fecha} many {# de formatos de fecha} other {# formatos de fecha}} de {brand}.",
  formatSince: "Desde {from}",
  formatBetween: "De {from} a {to}",
  formatIn: "{year}",
  formatHolds: "En este orden: {parts}.",
  formatUndated: "Un número correlativo sin fecha.",
  yearsNote: "Los años salen de calentadores con fecha. El formato pudo usarse más tiempo.",
  confidenceHigh: "bien comprobado",
  confidenceMedium: "comprobado en parte",
  confidenceLow: "incierto",
  others: "Otros formatos de fecha",
  more: "Más sobre los números de serie {brand}",
  printedDate: "Si la etiqueta también muestra una fecha de fabricación, vale esa.",
  "ao-smith":
    "Desde 2008: dos dígitos para el año y dos para la semana. 1836 es la semana 36 de 2018. Antes: una letra para el mes y dos dígitos para el año. A es enero, M es diciembre y se salta la I: E07 es mayo de 2007. De alrededor de 1982 a 2003 hay antes una letra de planta: MD91 es abril de 1991.",
  rheem:
    "Sáltese las letras del principio. Después, dos dígitos son el mes y dos el año: 0504 es mayo de 2004. Excepción: tras una sola A, M o Q seguida de nueve dígitos, los dos primeros son la semana.",
  "bradford-white":
    "La primera letra es el año y la segunda, el mes. A es enero, M es diciembre y se salta la I. Las letras del año se repiten cada 20 años: A es 1984, 2004 o 2024. Ocho dígitos después de las letras: de finales de 2007 o después; siete: de antes.",
  whirlpool:
    "Los dos primeros dígitos son el año y los dos siguientes, la semana. Los códigos de los electrodomésticos de cocina Whirlpool no sirven aquí.",
  ruud: "Sáltese las letras del principio. Después, dos dígitos son el mes y dos el año: 0585 es mayo de 1985. Excepción: tras una sola A, M o Q seguida de nueve dígitos, los dos primeros son la semana.",
  state:
    "Desde 2008: dos dígitos para el año y dos para la semana. Sáltese la letra de delante, si la hay. Antes: una letra para el mes y dos dígitos para el año. A es enero, M es diciembre y se salta la I: H76 es agosto de 1976.",
  ge: "En los tanques fabricados por Rheem, sáltese las letras: los dígitos primero y segundo son el mes; tercero y cuarto, el año. En un híbrido GeoSpring con dos letras y seis dígitos, las letras son el mes y el año. Se repiten cada 12 años. En los tanques más nuevos, de la planta de GE, busque una fecha impresa.",
  kenmore:
    "Sears no fabricaba calentadores de agua: mire el número de modelo. Si empieza con 153, es de State o A. O. Smith: año y semana desde 2008, letra de mes y año antes. Use el código de Rheem solo si la etiqueta dice Rheem.",
  american:
    "Los dos primeros dígitos son el año y los dos siguientes, la semana: 9948 es la semana 48 de 1999. Si hay una sola letra delante, sáltesela. Los números más viejos, con una letra y seis o siete dígitos, no llevan fecha. Lea el código de garantía de la etiqueta.",
  reliance:
    "Desde 2008, los cuatro primeros dígitos son el año y la semana: 0833 es la semana 33 de 2008. Los números más viejos empiezan con una letra para el mes y dos dígitos para el año.",
  richmond:
    "Sáltese las letras del principio. Después, dos dígitos son el mes y dos el año: 0419 es abril de 2019. Excepción: tras una sola A, M o Q seguida de nueve dígitos, los dos primeros son la semana.",
  craftmaster:
    "Los dígitos primero y segundo son el año; tercero y cuarto, la semana: 0120 es la semana 20 de 2001.",
  navien:
    "Los más nuevos: cuatro dígitos, una letra, dos dígitos para el año, un carácter para el mes y dos para el día. X, Y y Z son de octubre a diciembre. Los más viejos, con 16 dígitos: los caracteres 5 a 8 son el año; siguen el mes y el día. Si la etiqueta del costado trae el año impreso, vale ese.",
  rinnai:
    "Desde 2009: una letra para el año y otra para el mes. Años: A es 2009 y se saltan I, O, Q, U y V. Meses: A es enero, M es diciembre y se salta la I. Antes: cuatro dígitos para el año y el mes. 04.03 es marzo de 2004.",
};
