import type { Messages } from "../catalog/shape.ts";

/** Energy costs of a heater and of new ones. Texts of the API. */
export const energy: Messages["energy"] = {
  "no-type": "Escolha o tipo de aquecedor.",
  "no-figures": "Não temos custos para este tipo.",
  kilowattHours: "{value}\u00a0kWh",
  therms: "{value} therms",
  electricityPrice: "Eletricidade: {value} por quilowatt-hora",
  gasPriceTherm: "Gás: {value} por therm",
  gasPriceKWh: "Gás: {value} por quilowatt-hora",
  ownPrice: "Seu preço.",
  noElectricityPrice: "Informe o preço da eletricidade em {currency}.",
  noGasPrice: "Informe o preço do gás em {currency}.",
  present: "Cerca de {value} por ano, pelo índice da etiqueta.",
  presentAverage: "Cerca de {value} por ano, em uso real.",
  cost: "A esses preços: cerca de {value}.",
  unknown: "Informe o UEF da etiqueta amarela EnergyGuide.",
  notARating: "Informe um UEF de {from} a {to}.",
  notARatingAssumption: "O EF das etiquetas de antes de 2017 é outra medida.",
  new: "UEF {factor}: cerca de {value} por ano.",
  installed: "Troca, com instalação: cerca de {value} em 2023.",
  measures: "Média e índice são medidas diferentes; a diferença não é o que você economizaria.",
  "assume-rated-use": "Consumo e temperaturas do teste, não da sua casa.",
  "assume-draw-medium": "Uso médio: {volume} de água quente por dia.",
  "assume-draw-from-first-hour": "Consumo de água conforme a capacidade na primeira hora.",
  "assume-typical-use":
    "A média desses aquecedores nos Estados Unidos. O peso de cada região é escolha nossa.",
  "assume-home-single-family": "Casa de uma só família.",
  uefOfModel: "UEF do modelo: {value}.",
  uefTyped: "Seu UEF: {value}.",
};
