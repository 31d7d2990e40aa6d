import type { Messages } from "../catalog/shape.ts";

/** What the rules rest on, brand by brand. Every figure comes with a value: no text of this area holds a digit. */
export const proof: Messages["proof"] = {
  overview: "Em resumo",
  brandsRuled:
    "{count, plural, one {marca que sabemos datar} many {de marcas que sabemos datar} other {marcas que sabemos datar}}",
  formats: "{count, plural, one {formato de data} many {de formatos de data} other {formatos de data}}",
  formatsSure:
    "{high, number} bem comprovados, {medium, number} em parte comprovados, {low, number} incertos; mais {undated, number} sem data",
  known:
    "{count, plural, one {aquecedor datado sem o número} many {de aquecedores datados sem o número} other {aquecedores datados sem o número}}",
  knownFirst:
    "{first, number} combinam com nossa primeira data, {later, number} com uma seguinte, {contradicts, number} nos contradizem",
  knownCaution:
    "Muitos destes aquecedores nos ajudaram a achar as regras; não mostram quantas vezes acertamos.",
  plates: "{count, plural, one {etiqueta datada} many {de etiquetas datadas} other {etiquetas datadas}}",
  bounded:
    "{count, plural, one {etiqueta, registro ou recall com anos conhecidos} many {de etiquetas, registros e recalls com anos conhecidos} other {etiquetas, registros e recalls com anos conhecidos}}",
  makers:
    "{count, plural, one {exemplo de um fabricante} many {de exemplos de fabricantes} other {exemplos de fabricantes}}",
  tally:
    "{agrees, number} combinam com nossa única data, {ambiguous, number} com uma de várias, {contradicts, number} nos contradizem",
  tallyUndated: "{count, number} que não sabemos datar",
  published:
    "{count, plural, one {número de série datado por terceiros} many {de números de série datados por terceiros} other {números de série datados por terceiros}}",
  publishedHint: "Mostram só que as leituras concordam.",
  illustrations:
    "{count, plural, one {exemplo inventado} many {de exemplos inventados} other {exemplos inventados}}",
  illustrationsHint: "Não provam nada.",
  sources:
    "{count, plural, one {fonte que você pode abrir} many {de fontes que você pode abrir} other {fontes que você pode abrir}}",
  photos: "Só testamos a câmera em etiquetas que desenhamos.",
  heaters: "Todos os aquecedores datados",
  heatersKnown: "Datados sem o número",
  heatersPublished: "Datados por terceiros pelo número",
  heaterKnown: "conhecida: {date}",
  heaterRead: "lemos: {dates}",
  heaterUnread: "nenhuma data lida",
  brands: "Marca por marca",
  noWay: "sem regra",
  dated: "{count, plural, one {# etiqueta datada} many {# de etiquetas datadas} other {# etiquetas datadas}}",
  send: "Enviar uma data impressa de {brand}",
  claims: "Erros em outras regras publicadas",
  claimsIntro: "Algum destes erros é nosso? <contact>Escreva para nós</contact>.",
  says: "Eles dizem",
  saysDate: "{serial} é de {date}.",
  saysParts: "O número começa com: {parts}.",
  weRead: "Nós lemos",
  weReadDates: "{serial} é de {dates}.",
  weReadParts: "Em {serial}: {parts}.",
  weReadNone: "Não sabemos datar {serial} nesta marca.",
  why: "Por quê",
  basisPlate: "Uma etiqueta com data impressa mostra isso.",
  basisMaker: "O próprio fabricante explica de outro jeito.",
  basisRegulator: "Um aviso oficial data esses aquecedores.",
  basisItself: "Contradiz a própria tabela.",
  basisOthers: "As outras fontes concordam.",
  evidence: "Provas",
  decade: "década",
};
