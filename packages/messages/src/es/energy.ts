import type { Messages } from "../catalog/shape.ts";

/** Energy costs of a heater and of new ones. Texts of the API. */
export const energy: Messages["energy"] = {
  "no-type": "Elija el tipo de calentador para ver cuánto cuesta usarlo.",
  "no-figures": "Solo tenemos costos de calentadores con tanque, con bomba de calor y de gas sin tanque.",
  kilowattHours: "{value}\u00a0kWh",
  therms: "{value} termias",
  electricityPrice: "Electricidad: {value} por kilovatio-hora",
  gasPriceTherm: "Gas: {value} por termia (therm)",
  gasPriceKWh: "Gas: {value} por kilovatio-hora",
  ownPrice: "Precio que usted indicó.",
  noElectricityPrice:
    "Agregue su precio de la electricidad en {currency} para ver cuánto cuestan los eléctricos.",
  noGasPrice: "Agregue su precio del gas en {currency} para ver cuánto cuestan los de gas.",
  present: "Este calentador: unos {value} al año, según su índice.",
  presentAverage: "Calentador promedio de este tipo: unos {value} al año en uso real.",
  cost: "Con estos precios: unos {value}.",
  unknown: "No sabemos cuánto consume este calentador. Agregue el UEF de su etiqueta amarilla EnergyGuide.",
  notARating: "Escriba un UEF de {from} a {to}.",
  notARatingAssumption:
    "Estos límites son nuestros. El EF de las etiquetas anteriores a 2017 es otra medida.",
  new: "Uno nuevo, con un UEF de {factor}: unos {value} al año.",
  installed: "Uno nuevo, ya instalado: unos {value} en 2023.",
  measures: "El promedio y el índice son medidas distintas: la diferencia no es lo que usted ahorraría.",
  "assume-rated-use": "El uso y las temperaturas son los de la prueba, no los de su casa.",
  "assume-draw-medium": "Uso medio: {volume} de agua caliente al día.",
  "assume-draw-from-first-hour": "El uso de agua se calcula de la capacidad en la primera hora.",
  "assume-typical-use":
    "El promedio de Estados Unidos para calentadores así, porque no sabemos el UEF de este. Nosotros elegimos cuánto pesa cada región.",
  "assume-home-single-family": "Una casa unifamiliar.",
  uefOfModel: "UEF del modelo: {value}.",
  uefTyped: "UEF que usted indicó: {value}.",
};
