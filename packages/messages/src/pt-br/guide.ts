import type { Messages } from "../catalog/shape.ts";

/**
 * How to read the serial number of a brand, in a few short sentences, for the 14 most common brands. The guides of the
 * other brands are made from their formats with the `format…` texts.
 */
export const guide: Messages["guide"] = {
  title: "Como ler números de série {brand}",
  exampleCaption: "Exemplo: {serial} indica {date}.",
  plateCaption: "De uma etiqueta real: {serial} indica {date}.",
  illustrationCaption: "Exemplo inventado: {serial} para {date}.",
  plateHeading: "A etiqueta:",
  formatIntro:
    "Conhecemos {count, plural, one {um formato de data} many {# de formatos de data} other {# formatos de data}} de {brand}.",
  formatSince: "Desde {from}",
  formatBetween: "De {from} a {to}",
  formatIn: "{year}",
  formatHolds: "Nesta ordem: {parts}.",
  formatUndated: "Um número sequencial sem data.",
  yearsNote: "Um formato pode ter sido usado por mais tempo.",
  confidenceHigh: "bem comprovado",
  confidenceMedium: "em parte comprovado",
  confidenceLow: "incerto",
  others: "Outros formatos",
  more: "Mais sobre {brand}",
  printedDate: "Se uma etiqueta mostrar uma data de fabricação, é ela que vale.",
  "ao-smith":
    "Desde 2008: dois dígitos do ano e dois da semana. Antes disso: uma letra do mês (de A a M, sem I) e dois dígitos do ano. De cerca de 1982 a 2003, uma letra da fábrica vem primeiro.",
  rheem:
    "Pule as letras do início. Os dois primeiros dígitos são o mês e os dois seguintes, o ano. Exceção: depois de um só A, M ou Q seguido de nove dígitos, os dois primeiros são a semana.",
  "bradford-white":
    "A primeira letra é o ano e a segunda, o mês (de A a M, sem I). As letras do ano se repetem a cada 20 anos: A é 1984, 2004 ou 2024. Oito dígitos depois das letras: fim de 2007 ou mais novo; sete: mais antigo.",
  whirlpool:
    "Os dois primeiros dígitos são o ano e os dois seguintes, a semana. Os códigos dos eletrodomésticos Whirlpool não valem aqui.",
  state:
    "Desde 2008: dois dígitos do ano e dois da semana. Pule uma letra no início. Antes disso: uma letra do mês (de A a M, sem I) e dois dígitos do ano.",
  ge: "Nos boilers feitos pela Rheem, pule as letras: os dois primeiros dígitos são o mês e os dois seguintes, o ano. No GeoSpring com duas letras e seis dígitos, as letras são o mês e o ano e se repetem a cada 12 anos. Nos boilers mais novos, da fábrica da própria GE, procure uma data impressa.",
  kenmore:
    "Modelo que começa com 153 é da State ou da A. O. Smith: ano e semana desde 2008; antes, letra do mês e ano. Só use o código da Rheem se a etiqueta citar a Rheem.",
  american:
    "Pule uma letra sozinha no início. Os dois primeiros dígitos são o ano e os dois seguintes, a semana. Números mais antigos, com uma letra e seis ou sete dígitos, não trazem data. Nesse caso, leia o código da garantia na etiqueta.",
  craftmaster: "O primeiro e o segundo dígitos são o ano; o terceiro e o quarto, a semana.",
  navien:
    "Nos mais novos: quatro dígitos, uma letra, dois dígitos do ano, um caractere do mês e dois dígitos do dia. X, Y e Z são outubro a dezembro. Nos mais antigos, com 16 dígitos: os caracteres 5 a 8 são o ano, depois mês e dia.",
  rinnai:
    "Desde 2009: uma letra do ano (A é 2009; sem I, O, Q, U, V) e uma do mês (A a M, sem I). Antes disso: quatro dígitos de ano e mês.",
};
