import type { Messages } from "../catalog/shape.ts";

/**
 * How to read the serial number of a brand: three sentences at most, for the 14 most common brands. The guides of the
 * other brands are made from their formats with the `format…` texts.
 */
export const guide: Messages["guide"] = {
  title: "Cómo leer los números de serie de {brand}",
  exampleCaption: "Ejemplo: {serial}, es decir, {date}.",
  plateCaption: "De una placa de datos: {serial}, es decir, {date}.",
  illustrationCaption: "Así se vería: {serial}, es decir, {date}.",
  plateHeading: "Dónde buscar:",
  formatIntro:
    "Conocemos {count, plural, one {un formato} many {# de formatos} other {# formatos}} de números de serie de {brand}.",
  formatSince: "Desde {from}",
  formatBetween: "De {from} a {to}",
  formatIn: "{year}",
  formatHolds: "En este orden: {parts}.",
  formatUndated: "Un número consecutivo que no contiene ninguna fecha.",
  yearsNote:
    "Los años son los de los calentadores de fecha conocida. Cada formato pudo usarse durante más tiempo.",
  confidenceHigh: "bien documentado",
  confidenceMedium: "documentado en parte",
  confidenceLow: "incierto",
  others: "Otras formas de escribir la fecha",
  more: "Todo lo que sabemos de los números de serie de {brand}",
  printedDate:
    "Si la placa también muestra una fecha de fabricación, confíe en ella antes que en el número de serie.",
  "ao-smith":
    "Desde 2008, el número empieza con dos dígitos para el año y dos para la semana: 1836 es la semana 36 de 2018. En los números anteriores, busque una letra de mes delante de dos dígitos para el año; A es enero, M es diciembre y la I no se usa, así que E07 es mayo de 2007. Desde alrededor de 1982 hasta 2003 hay además una letra de planta delante: MD91 es abril de 1991.",
  rheem:
    "Ignore las letras del principio. Los dos dígitos siguientes son el mes y los dos que vienen después, el año: 0504 es mayo de 2004. Hay una excepción: tras una sola A, M o Q seguida de nueve dígitos, los dos primeros son la semana.",
  "bradford-white":
    "La primera letra es el año y la segunda, el mes; A es enero, M es diciembre y la I no se usa. Las letras del año empiezan de nuevo cada 20 años, así que A es 1984, 2004 o 2024. Cuente los dígitos después de las letras: ocho significan finales de 2007 o después; siete, antes.",
  whirlpool:
    "Los calentadores Whirlpool los fabricó American Water Heater. Los dos primeros dígitos son el año y los dos siguientes, la semana. Los códigos de letras de los electrodomésticos de cocina Whirlpool no sirven aquí.",
  ruud: "El mismo sistema que Rheem: ignore las letras del principio y lea dos dígitos para el mes y dos para el año. 0585 es mayo de 1985. Tras una sola A, M o Q seguida de nueve dígitos, los dos primeros son la semana.",
  state:
    "Desde 2008: dos dígitos para el año y dos para la semana, después de una letra que puede ignorar. Antes de 2008, la primera letra es el mes y los dos dígitos siguientes, el año; A es enero, M es diciembre y la I no se usa. H76 es agosto de 1976.",
  ge: "En los tanques fabricados por Rheem, ignore las letras: el primer y el segundo dígito son el mes; el tercero y el cuarto, el año. En un híbrido GeoSpring con dos letras y seis dígitos, la primera letra es el mes y la segunda, el año; las letras se repiten cada 12 años. En los tanques más nuevos, de la propia planta de GE, busque una fecha en la etiqueta.",
  kenmore:
    "Sears no fabricó calentadores de agua, así que lo primero es el número de modelo: si empieza con 153, el fabricante es State o A. O. Smith. En los fabricados desde 2008, lea el año y la semana; en los anteriores, una letra de mes y el año. Use el código de Rheem solo si la etiqueta nombra a Rheem.",
  american:
    "Los dos primeros dígitos son el año y los dos siguientes, la semana: 9948 es la semana 48 de 1999. Si hay una sola letra delante, ignórela. Los números más antiguos, con una letra y seis o siete dígitos, no contienen ninguna fecha; lea el código de garantía en la misma etiqueta.",
  reliance:
    "Los calentadores Reliance los fabrica State. Desde 2008, los cuatro primeros dígitos son año y semana: 0833 es la semana 33 de 2008. Los calentadores más antiguos empiezan con una letra de mes y dos dígitos para el año.",
  richmond:
    "Los tanques Richmond los fabrica Rheem y usan su código: ignore las letras y lea dos dígitos para el mes y dos para el año. 0419 es abril de 2019. Tras una sola A, M o Q seguida de nueve dígitos, los dos primeros son la semana.",
  craftmaster:
    "El primer y el segundo dígito son el año; el tercero y el cuarto, la semana: 0120 es la semana 20 de 2001.",
  navien:
    "En los equipos más nuevos, el número tiene cuatro dígitos, una letra, dos dígitos para el año, un carácter para el mes (X, Y y Z son octubre, noviembre y diciembre) y dos para el día. En los más antiguos, con números de 16 dígitos, los caracteres del 5 al 8 son el año completo, seguido del mes y el día. La etiqueta del costado también puede tener impreso el año; ese dato tiene prioridad.",
  rinnai:
    "Desde 2009, el número empieza con dos letras: la primera es el año (A es 2009; I, O, Q, U y V no se usan) y la segunda, el mes (A es enero, M es diciembre, sin la I). Antes de 2009 empieza con cuatro dígitos, año y mes: 04.03 es marzo de 2004.",
};
