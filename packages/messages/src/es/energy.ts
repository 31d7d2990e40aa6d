import type { Messages } from "../catalog/shape.ts";

/** Energy costs of a heater and of new ones. Texts of the API. */
export const energy: Messages["energy"] = {
  "no-type": "Elija el tipo de calentador.",
  "no-figures": "No tenemos costos de este tipo.",
  kilowattHours: "{value}\u00a0kWh",
  therms: "{value} termias",
  electricityPrice: "Electricidad: {value} por kilovatio-hora",
  gasPriceTherm: "Gas: {value} por termia (therm)",
  gasPriceKWh: "Gas: {value} por kilovatio-hora",
  ownPrice: "Su precio.",
  noElectricityPrice: "Agregue su precio de la electricidad en {currency}.",
  noGasPrice: "Agregue su precio del gas en {currency}.",
  present: "Cerca de {value} al año, según su índice.",
  presentAverage: "Cerca de {value} al año en uso real.",
  cost: "Con estos precios: unos {value}.",
  unknown: "Agregue el UEF de la etiqueta amarilla EnergyGuide.",
  notARating: "Escriba un UEF de {from} a {to}.",
  notARatingAssumption: "El EF de las etiquetas anteriores a 2017 es otra medida.",
  new: "UEF {factor}: cerca de {value} al año.",
  installed: "Uno nuevo, ya instalado: unos {value} en 2023.",
  measures: "El promedio y el índice miden cosas distintas: la diferencia no es lo que ahorraría.",
  "assume-rated-use": "Uso y temperaturas de la prueba, no los de su casa.",
  "assume-draw-medium": "Uso medio: {volume} de agua caliente al día.",
  "assume-draw-from-first-hour": "Uso de agua según la capacidad en la primera hora.",
  "assume-typical-use":
    "El promedio de Estados Unidos para calentadores así. Nosotros elegimos cuánto pesa cada región.",
  "assume-home-single-family": "Una casa unifamiliar.",
  uefOfModel: "UEF del modelo: {value}.",
  uefTyped: "Su UEF: {value}.",
};
