import type { Messages } from "../catalog/shape.ts";

/** Why there is no date, facts about brands without a rule, and where the rating plate is. */
export const problems: Messages["problems"] = {
  "no-format": "Não combina com nenhum formato {brand} que conhecemos.",
  "impossible-date": "Parece um número {brand}, mas a data é impossível.",
  "no-date-in-serial": "Este tipo de número de série {brand} não traz data. Procure uma data impressa.",
  "too-short": "É curto demais.",
  "too-long": "É longo demais para {brand}.",
  "looks-like-model":
    "Parece o número do modelo. O número de série está na mesma etiqueta, com “Serial”, “Serial No.” ou “S/N”.",
  "no-public-rule":
    "Ainda não sabemos ler datas de {brand}. Procure uma data impressa ou pergunte ao fabricante.",
  "private-label":
    "Não sabemos quem fabricou os aquecedores {brand}. Procure o nome do fabricante na etiqueta.",
  "other-none": "Não combina com nenhuma marca que conhecemos.",
  "other-some": "Testamos todas as marcas.",
  "model-not-sold-then":
    "Este modelo ({line}) {to, select, open {não era vendido antes de {from}} other {foi vendido de {from} a {to}}}. Um dos dois números está errado: confira o de série e o do modelo na etiqueta.",
  "other-equipment":
    "Parece o número de um aparelho de calefação ou ar-condicionado ({maker}, {date}). O aquecedor de água tem a própria etiqueta.",
  "model-too-long": "Ignoramos o número do modelo: ele tem mais de {longest} caracteres.",
  "tank-outside":
    "Fica do lado de fora. A gás: junto à válvula de gás. Elétrico: no terço de cima ou junto à tampa de uma resistência.",
  "tank-side-low":
    "Fica na lateral, muitas vezes embaixo. Nos a gás mais antigos e com bomba de calor: no alto, à esquerda.",
  "tank-upper-front":
    "Fica no alto da frente ou da lateral, acima das tampas de acesso ou da válvula de gás.",
  "tank-front": "Fica na frente; nos elétricos, perto da tampa de acesso de baixo.",
  jacket: "Fica por fora ou por dentro da capa externa.",
  "cabinet-side": "Fica na lateral do gabinete.",
  "cabinet-side-or-front": "Fica na lateral ou na frente do gabinete.",
  "boiler-varies": "Fica embaixo: no fundo por dentro, no lado direito ou na frente.",
  unknown: "Olhe em volta de todo o aquecedor e atrás da tampa frontal.",
};
