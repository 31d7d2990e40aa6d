import type { Messages } from "../catalog/shape.ts";

/**
 * What can be looked up on a heater, and why it narrows down when the heater was made. `ask-…` ends in the decoder's
 * code of a question and `where-…` says where to look, `answer-…` ends in its code of an answer, `because-…` in that of
 * a reason, `assumed-…` says what a reason rests on where no source states it.
 */
export const clues: Messages["clues"] = {
  "ask-rating-name": "A etiqueta amarela EnergyGuide diz UEF ou EF?",
  "where-rating-name": "Fica no aquecedor ou com os documentos.",
  "ask-label-price": "Que preço de energia aparece na etiqueta EnergyGuide?",
  "where-label-price": "Fica nas letras miúdas.",
  "ask-gas-valve-code": "Quais são os quatro dígitos na válvula de gás?",
  "where-gas-valve-code": "É a caixa com o botão de temperatura. 0329 é a semana 29 de 2003.",
  "ask-standard-year": "Que ano vem depois de “ANSI Z21.10” na etiqueta?",
  "where-standard-year": "Por exemplo: ANSI Z21.10.1-2014.",
  "answer-uef": "UEF",
  "answer-ef": "EF",
  "answer-prices-2023": "14 centavos de dólar por kWh ou US$ 1,21 por therm",
  "answer-prices-before-2023": "Outro preço",
  "answer-code-between": "De {from} a {to}",
  "answer-year-from": "{year} ou depois",
  "because-uef-since": "Só a partir de {year} as etiquetas trazem UEF.",
  "because-ef-until": "As etiquetas trouxeram EF até {year}, no máximo.",
  "because-prices-since": "As etiquetas EnergyGuide usam estes preços desde {year}.",
  "because-prices-until": "Etiquetas com outro preço são de {year} ou antes.",
  "because-valve-fitted-soon":
    "Uma válvula de gás é instalada em até cerca de {years, plural, one {# ano} many {# de anos} other {# anos}}.",
  "because-written-after": "Uma etiqueta que cita {year} é desse ano ou de depois.",
  "because-arrestor-since": "O primeiro aquecedor a gás com corta-chamas foi inventado em {year}.",
  "because-arrestor-until": "Desde {year}, esses aquecedores a gás têm queimador fechado.",
  "because-below-minimum":
    "Desde {until}, esses aquecedores precisam de um fator de energia de pelo menos {minimum, number}.",
  "because-heat-pump-since":
    "Desde {year}, um boiler elétrico com mais de {gallons, number} galões precisa de bomba de calor.",
  "because-mark-since": "Nenhum aquecedor de água tinha esta marca antes de {year}.",
  "because-there-by": "Alguém escreveu {year} nele, então ele tem pelo menos essa idade.",
  "because-valve-made":
    "A válvula de gás é da semana {week, number} de {year}. Se não foi trocada, foi instalada em até cerca de um ano.",
  "assumed-valve-fitted-soon": "A época da instalação é suposição nossa.",
  "assumed-written-after": "Concluímos isso pelo que está impresso.",
  settleHeading: "Uma pergunta",
  sometimes: "Um ano anterior, ou nenhum, não tira a dúvida.",
  settled: "Você viu: {answer}.",
  ruledOut: "Descartado: {dates}.",
  undo: "Desfazer",
};
