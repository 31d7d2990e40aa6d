import type { Messages } from "../catalog/shape.ts";

/**
 * What can be looked up on a heater, and why it narrows down when the heater was made. `ask-…` ends in the decoder's
 * code of a question and `where-…` says where to look, `answer-…` ends in its code of an answer, `because-…` in that of
 * a reason, `assumed-…` says what a reason rests on where no source states it.
 */
export const clues: Messages["clues"] = {
  "ask-rating-name": "A etiqueta amarela EnergyGuide diz UEF ou EF?",
  "where-rating-name": "Olhe no aquecedor ou nos documentos. UEF é o fator de energia uniforme.",
  "ask-label-price": "Que preço de energia a etiqueta EnergyGuide usa?",
  "where-label-price": "Nas letras miúdas: centavos por kWh, ou dólares por therm.",
  "ask-gas-valve-code": "Que quatro algarismos estão na válvula de gás?",
  "where-gas-valve-code": "Dois algarismos do ano e dois da semana.",
  "ask-standard-year": "Que ano vem depois de “ANSI Z21.10” na etiqueta?",
  "where-standard-year": "Por exemplo: ANSI Z21.10.1-2014.",
  "answer-uef": "UEF",
  "answer-ef": "EF",
  "answer-prices-2023": "14 centavos de dólar por kWh ou US$ 1,21 por therm",
  "answer-prices-before-2023": "Outro preço, como 12 centavos de dólar por kWh ou US$ 1,09 por therm",
  "answer-code-between": "De {from} a {to}",
  "answer-year-from": "{year} ou depois",
  "because-uef-since": "As etiquetas só dizem UEF desde {year}.",
  "because-ef-until": "O UEF substituiu o EF: as etiquetas disseram EF até {year}, no máximo.",
  "because-prices-since": "As etiquetas EnergyGuide usam estes preços desde {year}.",
  "because-prices-until":
    "Os preços da EnergyGuide mudaram em {year}. Etiquetas com outro preço são desse ano ou de antes.",
  "because-valve-fitted-soon":
    "Uma válvula de gás entra em um aquecedor em cerca de {years, plural, one {# ano} many {# de anos} other {# anos}}.",
  "because-written-after": "Uma etiqueta não cita um ano futuro; por isso, é de {year} ou depois.",
  "because-arrestor-since": "O primeiro aquecedor a gás com corta-chamas foi inventado em {year}.",
  "because-arrestor-until": "Desde {year}, esses aquecedores a gás têm queimador fechado e corta-chamas.",
  "because-below-minimum":
    "Desde {until}, esses aquecedores precisam de fator de energia de no mínimo {minimum, number}. O seu é menor.",
  "because-heat-pump-since":
    "Desde {year}, um boiler elétrico com mais de {gallons, number} galões precisa de bomba de calor. O seu não tem.",
  "because-mark-since": "Aquecedores de água só têm esta marca desde {year}.",
  "because-there-by": "Alguém escreveu {year} ali; por isso, o aquecedor tem pelo menos essa idade.",
  "because-valve-made":
    "A válvula de gás é da semana {week, number} de {year}. Ela entra em um aquecedor em cerca de um ano, a não ser que seja de reposição.",
  "assumed-valve-fitted-soon":
    "Avisos da CPSC explicam o código. Quando uma válvula é instalada é suposição nossa.",
  "assumed-written-after": "Concluímos pelo que está impresso no aquecedor.",
  settleHeading: "Uma pergunta tira a dúvida",
  sometimes: "Um ano anterior, ou nenhum, não decide nada.",
  settled: "Decidido pelo que você viu: {answer}.",
  ruledOut: "Descartado: {dates}.",
  undo: "Desfazer",
};
