import type { Messages } from "../catalog/shape.ts";

/**
 * How to read the serial number of a brand, in a few short sentences, for the 14 most common brands. The guides of the
 * other brands are made from their formats with the `format…` texts.
 */
export const guide: Messages["guide"] = {
  title: "Como ler números de série {brand}",
  exampleCaption: "Exemplo: {serial} significa {date}.",
  plateCaption: "De uma etiqueta real: {serial} significa {date}.",
  illustrationCaption: "Exemplo inventado: {serial} para {date}.",
  plateHeading: "Onde fica a etiqueta:",
  formatIntro:
    "Conhecemos {count, plural, one {um formato de data} many {# de formatos de data} other {# formatos de data}} de {brand}.",
  formatSince: "Desde {from}",
  formatBetween: "De {from} a {to}",
  formatIn: "{year}",
  formatHolds: "Nesta ordem: {parts}.",
  formatUndated: "Um número sequencial sem data.",
  yearsNote: "Os anos vêm de aquecedores datados. Um formato pode ter sido usado por mais tempo.",
  confidenceHigh: "bem comprovado",
  confidenceMedium: "em parte comprovado",
  confidenceLow: "incerto",
  others: "Outros formatos de data",
  more: "Mais sobre números de série {brand}",
  printedDate: "Se a etiqueta também mostrar uma data de fabricação, é ela que vale.",
  "ao-smith":
    "Desde 2008: dois algarismos do ano e dois da semana. 1836 é a semana 36 de 2018. Antes disso: uma letra do mês e dois algarismos do ano. A é janeiro, M é dezembro, sem I: E07 é maio de 2007. De cerca de 1982 a 2003, uma letra da fábrica vem primeiro: MD91 é abril de 1991.",
  rheem:
    "Pule as letras do início. Dois algarismos são o mês e dois o ano: 0504 é maio de 2004. Exceção: depois de um só A, M ou Q, seguido de nove algarismos, os dois primeiros são a semana.",
  "bradford-white":
    "A primeira letra é o ano e a segunda o mês. A é janeiro, M é dezembro, sem I. As letras do ano se repetem a cada 20 anos: A é 1984, 2004 ou 2024. Oito algarismos depois das letras são do fim de 2007 ou depois; sete são de antes.",
  whirlpool:
    "Os dois primeiros algarismos são o ano, os dois seguintes a semana. Os códigos dos eletrodomésticos Whirlpool não valem aqui.",
  ruud: "Pule as letras do início. Dois algarismos são o mês e dois o ano: 0585 é maio de 1985. Exceção: depois de um só A, M ou Q, seguido de nove algarismos, os dois primeiros são a semana.",
  state:
    "Desde 2008: dois algarismos do ano e dois da semana. Pule uma letra na frente. Antes disso: uma letra do mês e dois algarismos do ano. A é janeiro, M é dezembro, sem I: H76 é agosto de 1976.",
  ge: "Nos boilers feitos pela Rheem, pule as letras: o primeiro e o segundo algarismos são o mês, o terceiro e o quarto o ano. No GeoSpring com duas letras e seis algarismos, as letras são o mês e o ano. Elas se repetem a cada 12 anos. Nos mais novos, da fábrica da própria GE, procure uma data impressa.",
  kenmore:
    "A Sears não fabricava aquecedores de água; por isso, veja o número do modelo. Se começa com 153, é da State ou da A. O. Smith: ano e semana desde 2008, letra do mês e ano antes disso. Só use o código da Rheem se a etiqueta citar a Rheem.",
  american:
    "Os dois primeiros algarismos são o ano, os dois seguintes a semana: 9948 é a semana 48 de 1999. Pule uma letra sozinha na frente. Números mais velhos, com uma letra e seis ou sete algarismos, não trazem data. Leia o código da garantia na etiqueta.",
  reliance:
    "Desde 2008, os quatro primeiros algarismos são ano e semana: 0833 é a semana 33 de 2008. Números mais velhos começam com uma letra do mês e dois algarismos do ano.",
  richmond:
    "Pule as letras do início. Dois algarismos são o mês e dois o ano: 0419 é abril de 2019. Exceção: depois de um só A, M ou Q, seguido de nove algarismos, os dois primeiros são a semana.",
  craftmaster:
    "O primeiro e o segundo algarismos são o ano, o terceiro e o quarto a semana: 0120 é a semana 20 de 2001.",
  navien:
    "Nos mais novos: quatro algarismos, uma letra, dois algarismos do ano, um caractere do mês e dois algarismos do dia. X, Y e Z são outubro a dezembro. Nos mais velhos, com 16 algarismos: os caracteres 5 a 8 são o ano, depois mês e dia. Se a etiqueta lateral trouxer o ano impresso, é ele que vale.",
  rinnai:
    "Desde 2009: uma letra do ano e uma do mês. Anos: A é 2009, sem I, O, Q, U e V. Meses: A é janeiro, M é dezembro, sem I. Antes disso: quatro algarismos de ano e mês. 04.03 é março de 2004.",
};
