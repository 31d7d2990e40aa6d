import type { Messages } from "../catalog/shape.ts";

/** Energy costs of a heater and of new ones. Texts of the API. */
export const energy: Messages["energy"] = {
  "no-type": "Cuánto cuesta su energía depende del tipo de calentador.",
  "no-figures":
    "Podemos calcular para tanques, bombas de calor y calentadores a gas sin tanque, y no para los de este tipo.",
  kilowattHours: "{value}\u00a0kWh",
  therms: "{value}\u00a0therms",
  electricityPrice: "Electricidad: {value} por kilovatio-hora",
  gasPriceTherm: "Gas: {value} por therm",
  gasPriceKWh: "Gas: {value} por kilovatio-hora",
  ownPrice: "Su propio precio.",
  noElectricityPrice:
    "Para saber cuánto cuestan los eléctricos falta su precio de la electricidad en {currency}.",
  noGasPrice: "Para saber cuánto cuestan los de gas falta su precio del gas en {currency}.",
  present: "Este calentador: unos {value} al año, según su calificación.",
  presentAverage: "Un calentador promedio de este tipo: unos {value} al año, tal como se usa en realidad.",
  cost: "A estos precios: unos {value}.",
  unknown:
    "No se sabe cuánto consume este calentador. Su UEF está en la etiqueta amarilla EnergyGuide: escríbalo para comparar.",
  notARating: "Eso no es un UEF: está entre {from} y {to}.",
  notARatingAssumption:
    "Los límites son nuestros: de menos que el tanque más débil a más que la mejor bomba de calor. El EF de las etiquetas anteriores a 2017 es otra medida.",
  new: "Uno nuevo con un UEF de {factor}: unos {value} al año.",
  installed: "Instalado en lugar de uno viejo: unos {value} en 2023.",
  measures:
    "El promedio y las calificaciones son dos medidas. La diferencia entre ambas no es lo que ahorra un calentador nuevo.",
  "assume-rated-use": "El uso, las temperaturas y el calor de la calificación, y no los de su casa.",
  "assume-draw-medium": "Uso medio: {volume} de agua caliente al día.",
  "assume-draw-from-first-hour": "Cuánta agua se usa se deduce de la capacidad en la primera hora.",
  "assume-typical-use":
    "El promedio de todos los calentadores así en los Estados Unidos, de todas las edades y tamaños, porque no se conoce el UEF de este. Cómo cuentan las regiones lo elegimos nosotros.",
  "assume-home-single-family": "Una casa unifamiliar.",
  uefOfModel: "UEF del modelo: {value}.",
  uefTyped: "UEF que usted escribió: {value}.",
};
