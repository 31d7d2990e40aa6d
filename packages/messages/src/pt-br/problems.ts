import type { Messages } from "../catalog/shape.ts";

/** Why there is no date, facts about brands without a rule, and where the rating plate is. */
export const problems: Messages["problems"] = {
  "no-format": "Não combina com nenhum formato {brand} que conhecemos.",
  "impossible-date": "Parece um número {brand}, mas a data não existe ou está fora dos anos desse formato.",
  "no-date-in-serial":
    "Este tipo de número de série {brand} não traz data. Procure uma data impressa na etiqueta.",
  "too-short": "Está curto demais. Podem faltar caracteres.",
  "too-long": "É longo demais para {brand}. Pode haver outros números da etiqueta no meio.",
  "looks-like-model":
    "Parece o número do modelo. O número de série está na mesma etiqueta, com “Serial”, “Serial No.” ou “S/N”.",
  "no-public-rule":
    "Ainda não sabemos ler datas de {brand}. Procure uma data impressa na etiqueta ou pergunte ao fabricante.",
  "private-label":
    "Não sabemos quem fabricou os aquecedores {brand}. Procure o nome do fabricante na etiqueta e consulte essa marca.",
  "other-none": "Não combina com nenhuma marca que conhecemos.",
  "other-some": "Você não escolheu a marca, então testamos todas.",
  "model-not-sold-then":
    "{to, select, open {Este modelo ({line}) foi vendido a partir de {from}.} other {Este modelo ({line}) foi vendido de {from} a {to}.}} A data ou o número do modelo está errado. Confira os dois.",
  "other-equipment":
    "Parece o número de série de um forno de calefação ou ar-condicionado ({maker}, {date}). O aquecedor de água tem a própria etiqueta.",
  "model-too-long": "Deixamos o número do modelo de fora: ele tem mais de {longest} caracteres.",
  "tank-outside":
    "Fica do lado de fora. A gás: ao lado da válvula de gás. Elétrico: no terço de cima ou ao lado da tampa de uma resistência.",
  "tank-side-low":
    "Fica na lateral, muitas vezes embaixo. Nos aquecedores a gás mais velhos e com bomba de calor, olhe no alto, à esquerda.",
  "tank-upper-front":
    "Fica na capa, no alto da frente ou da lateral, acima das tampas de acesso ou da válvula de gás.",
  "tank-front": "Fica na frente, perto da tampa de acesso de baixo nos elétricos.",
  jacket: "Fica do lado de fora ou de dentro da capa externa.",
  "cabinet-side": "Fica na lateral do gabinete.",
  "cabinet-side-or-front": "Fica na lateral ou na frente do gabinete.",
  "boiler-varies": "Fica embaixo, no fundo por dentro, no lado direito ou na frente, conforme o ano.",
  unknown: "Olhe toda a volta do aquecedor e atrás da tampa frontal.",
};
