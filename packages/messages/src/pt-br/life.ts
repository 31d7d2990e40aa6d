import type { Messages } from "../catalog/shape.ts";

/** How much longer a heater may last. Said by the API. */
export const life: Messages["life"] = {
  "no-type": "Escolha o tipo de aquecedor para ver quanto ele pode durar.",
  "no-figures": "Não temos números sobre quanto este tipo dura.",
  "no-date": "Sem uma data, não dá para dizer quantos anos restam.",
  years: "{count, plural, one {# ano} many {# de anos} other {# anos}}",
  yearsMore: "{count, plural, one {# ano ou mais} many {# de anos ou mais} other {# anos ou mais}}",
  yearsRange: "de {from, number} a {to, number} anos",
  yearsRangeMore: "de {from, number} a {to, number} anos ou mais",
  whole: "As fontes discordam sobre quanto este tipo dura: {years}.",
  wholeAssumption: "A faixa é nossa, do menor número ao maior. Serve para planejar, não é promessa.",
  left: "Conte com mais {years}.",
  leftAtMost: "Pode durar mais {years}.",
  leftNone: "Este já passou da vida útil normal.",
  leftAssumption: "Nossa faixa de planejamento menos a idade do aquecedor.",
  passed: "nenhum",
  noEnd: "sem limite indicado",
  still: "Metade dos aquecedores com esta idade dura mais {years}.",
  stillAssumption:
    "A metade central da nossa curva de planejamento. A média de {years} é da fonte; a forma da curva é suposição nossa.",
  pastMean: "Já durou mais que a média do seu tipo, {years}.",
  curve: "Quantos de 100 aquecedores deste tipo ainda funcionam em cada idade",
  curveAssumption:
    "Uma curva de Weibull com a média da fonte, {years}. Supomos a forma: {value, number} para a linha; {count, number} e nenhuma falha no primeiro ano para a outra borda da faixa. Nenhuma fonte mostra essa curva.",
  "figure-mean": "Média: {years}",
  "figure-median": "Mediana: {years}",
  "figure-range": "Estimativa do setor: {years}",
  "figure-typical": "Típico: {years}",
  "figure-look-from": "Conselho de começar a procurar outro: {years}",
  "figure-replace-from": "Conselho de pensar em trocar: {years}",
  "figure-warranty-as-life": "Prazo da garantia, usado como vida útil: {years}",
  "figure-derived-mean": "Média que calculamos: {years}",
  derivedAssumption: "Calculado com as perdas anuais de um conjunto de aquecedores de várias idades.",
};
