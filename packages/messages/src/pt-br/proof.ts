import type { Messages } from "../catalog/shape.ts";

/** What the rules rest on, brand by brand. Every figure comes with a value: no text of this area holds a digit. */
export const proof: Messages["proof"] = {
  intro:
    "Cada regra com suas fontes, sua confiança e o que a apoia ou contradiz. Nossos números são contados das regras e dos testes delas.",
  overview: "Em resumo",
  brandsRuled:
    "{count, plural, one {marca com datas que sabemos ler} many {de marcas com datas que sabemos ler} other {marcas com datas que sabemos ler}}",
  brandsAll: "de {brands, number} que conhecemos",
  formats: "{count, plural, one {formato de data} many {de formatos de data} other {formatos de data}}",
  formatsSure:
    "{high, number} bem comprovados, {medium, number} em parte comprovados, {low, number} incertos; mais {undated, number} sem data",
  known:
    "{count, plural, one {aquecedor com data conhecida sem o número} many {de aquecedores com data conhecida sem o número} other {aquecedores com data conhecida sem o número}}",
  knownFirst:
    "{first, number} combinam com nossa primeira data, {later, number} com uma seguinte, {contradicts, number} nos contradizem",
  knownCaution:
    "Muitos destes aquecedores nos ajudaram a achar as regras. Eles não mostram quantas vezes vamos acertar o seu.",
  plates:
    "{count, plural, one {etiqueta com data impressa} many {de etiquetas com data impressa} other {etiquetas com data impressa}}",
  bounded:
    "{count, plural, one {etiqueta, registro ou recall com anos conhecidos} many {de etiquetas, registros e recalls com anos conhecidos} other {etiquetas, registros e recalls com anos conhecidos}}",
  makers:
    "{count, plural, one {exemplo de um fabricante} many {de exemplos de fabricantes} other {exemplos de fabricantes}}",
  tally:
    "{agrees, number} combinam com nossa única data, {ambiguous, number} com uma de várias, {contradicts, number} nos contradizem",
  tallyUndated: "{count, number} que não sabemos datar",
  published:
    "{count, plural, one {número de série datado por outros} many {de números de série datados por outros} other {números de série datados por outros}}",
  publishedHint: "Mostram só que as leituras concordam.",
  illustrations:
    "{count, plural, one {exemplo inventado} many {de exemplos inventados} other {exemplos inventados}}",
  illustrationsHint: "Mostram como uma regra funciona, e não provam nada.",
  sources:
    "{count, plural, one {fonte que você pode abrir} many {de fontes que você pode abrir} other {fontes que você pode abrir}}",
  rare: "Quase ninguém publica etiquetas com data impressa. <link>Mande a sua</link>.",
  photos:
    "Só testamos a câmera em etiquetas que nós desenhamos. Vamos publicar números depois de cem fotos reais.",
  heaters: "Todos os aquecedores datados",
  heatersKnown: "Datas conhecidas sem o número",
  heatersPublished: "Datas que outros leram no número",
  heaterKnown: "conhecida: {date}",
  heaterRead: "lemos: {dates}",
  heaterUnread: "não lemos data",
  brands: "Marca por marca",
  noWay: "sem regra",
  dated: "{count, plural, one {# etiqueta datada} many {# de etiquetas datadas} other {# etiquetas datadas}}",
  used: "Em uso",
  shown: "Aquecedores datados",
  rule: "Regra",
  ruleExact: "A regra exata, em inglês",
  platesTerm: "Etiquetas com data impressa",
  none: "Nenhuma encontrada até agora.",
  otherTerm: "Outras provas",
  against: "O que a contradiz",
  nothing: "Não encontramos nada.",
  otherwise:
    "{count, plural, one {<link>Uma regra publicada</link> discorda.} many {<link># de regras publicadas</link> discordam.} other {<link># regras publicadas</link> discordam.}}",
  open: "O que não sabemos",
  openParts:
    "{count, plural, one {O significado de alguns caracteres.} many {O significado de alguns caracteres, em # de lugares.} other {O significado de alguns caracteres, em # lugares.}}",
  send: "Mandar uma data impressa de {brand}",
  claims: "Erros em outras regras publicadas",
  claimsIntro: "Nós também erramos. Se um destes erros for nosso, <contact>escreva para nós</contact>.",
  says: "O que diz",
  saysDate: "{serial} é de {date}.",
  saysParts: "O número começa com: {parts}.",
  weRead: "O que lemos",
  weReadDates: "{serial} é de {dates}.",
  weReadParts: "Em {serial}: {parts}.",
  weReadNone: "Não sabemos datar {serial} nesta marca.",
  why: "Por quê",
  basisPlate: "Uma etiqueta com data impressa mostra isso.",
  basisMaker: "O documento do próprio fabricante explica de outro jeito.",
  basisRegulator: "Um aviso oficial diz quando esses aquecedores foram feitos ou vendidos.",
  basisItself: "Contradiz a própria tabela.",
  basisOthers: "As outras fontes que achamos concordam.",
  evidence: "Provas",
  decade: "década",
};
