import type { Messages } from "../catalog/shape.ts";

/** Energy costs of a heater and of new ones. Texts of the API. */
export const energy: Messages["energy"] = {
  "no-type": "Escolha o tipo de aquecedor para ver quanto custa usar.",
  "no-figures": "Só temos custos para boilers, bombas de calor e aquecedores a gás de passagem.",
  kilowattHours: "{value}\u00a0kWh",
  therms: "{value} therms",
  electricityPrice: "Eletricidade: {value} por quilowatt-hora",
  gasPriceTherm: "Gás: {value} por therm",
  gasPriceKWh: "Gás: {value} por quilowatt-hora",
  ownPrice: "O preço que você informou.",
  noElectricityPrice: "Informe o preço da eletricidade em {currency} para ver o custo dos elétricos.",
  noGasPrice: "Informe o preço do gás em {currency} para ver o custo dos aquecedores a gás.",
  present: "Este aquecedor: cerca de {value} por ano, pelo índice da etiqueta.",
  presentAverage: "Aquecedor médio deste tipo: cerca de {value} por ano, em uso real.",
  cost: "Com esses preços: cerca de {value}.",
  unknown: "Não sabemos quanto este aquecedor gasta. Informe o UEF da etiqueta amarela EnergyGuide.",
  notARating: "Informe um UEF de {from} a {to}.",
  notARatingAssumption: "Os limites são nossos. O EF das etiquetas de antes de 2017 é outra medida.",
  new: "Um novo, com UEF de {factor}: cerca de {value} por ano.",
  installed: "Troca, com instalação: cerca de {value} em 2023.",
  measures: "Média e índice são medidas diferentes. A diferença entre eles não é o que você economizaria.",
  "assume-rated-use": "Consumo e temperaturas são os do teste, não os da sua casa.",
  "assume-draw-medium": "Uso médio: {volume} de água quente por dia.",
  "assume-draw-from-first-hour": "O consumo de água vem da capacidade na primeira hora.",
  "assume-typical-use":
    "A média desses aquecedores nos Estados Unidos, porque não sabemos o UEF deste. O peso de cada região é escolha nossa.",
  "assume-home-single-family": "Uma casa para uma família.",
  uefOfModel: "UEF do modelo: {value}.",
  uefTyped: "UEF que você informou: {value}.",
};
