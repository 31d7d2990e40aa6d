import type { Messages } from "../catalog/shape.ts";

/** Energy costs of a heater and of new ones. Texts of the API. */
export const energy: Messages["energy"] = {
  "no-type": "Scegli il tipo di scaldabagno.",
  "no-figures": "Per questo tipo non abbiamo i costi.",
  kilowattHours: "{value}\u00a0kWh",
  therms: "{value}\u00a0therm",
  electricityPrice: "Elettricità: {value} al kWh",
  gasPriceTherm: "Gas: {value} al therm",
  gasPriceKWh: "Gas: {value} al kWh",
  ownPrice: "Il tuo prezzo.",
  noElectricityPrice: "Aggiungi il tuo prezzo dell’elettricità in {currency}.",
  noGasPrice: "Aggiungi il tuo prezzo del gas in {currency}.",
  present: "Circa {value} all’anno, secondo il suo UEF.",
  presentAverage: "Circa {value} all’anno nell’uso reale.",
  cost: "A questi prezzi: circa {value}.",
  unknown: "Aggiungi l’UEF dell’etichetta gialla EnergyGuide.",
  notARating: "Scrivi un UEF da {from} a {to}.",
  notARatingAssumption: "L’EF delle etichette precedenti al 2017 è un’altra misura.",
  new: "UEF {factor}: circa {value} all’anno.",
  installed: "Sostituzione, installazione compresa: circa {value} nel 2023.",
  measures: "La media e l’UEF sono misure diverse: la differenza non è il tuo risparmio.",
  "assume-rated-use": "Quantità d’acqua e temperature della prova UEF, non di casa tua.",
  "assume-draw-medium": "Uso medio: {volume} di acqua calda al giorno.",
  "assume-draw-from-first-hour": "Quantità d’acqua in base all’erogazione nella prima ora.",
  "assume-typical-use":
    "La media degli Stati Uniti per questi apparecchi. Il peso delle regioni l’abbiamo scelto noi.",
  "assume-home-single-family": "Una casa unifamiliare.",
  uefOfModel: "UEF del modello: {value}.",
  uefTyped: "Il tuo UEF: {value}.",
};
