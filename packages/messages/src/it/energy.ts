import type { Messages } from "../catalog/shape.ts";

/** Energy costs of a heater and of new ones. Texts of the API. */
export const energy: Messages["energy"] = {
  "no-type": "Scegli il tipo di scaldabagno per vedere quanto consuma.",
  "no-figures": "Abbiamo i costi solo per modelli ad accumulo, pompe di calore e istantanei a gas.",
  kilowattHours: "{value}\u00a0kWh",
  therms: "{value}\u00a0therm",
  electricityPrice: "Elettricità: {value} al kWh",
  gasPriceTherm: "Gas: {value} al therm",
  gasPriceKWh: "Gas: {value} al kWh",
  ownPrice: "Il tuo prezzo.",
  noElectricityPrice:
    "Aggiungi il tuo prezzo dell’elettricità in {currency} per vedere quanto costano gli scaldabagni elettrici.",
  noGasPrice: "Aggiungi il tuo prezzo del gas in {currency} per vedere quanto costano gli scaldabagni a gas.",
  present: "Questo scaldabagno: circa {value} all’anno, secondo il suo UEF.",
  presentAverage: "Uno scaldabagno medio di questo tipo: circa {value} all’anno nell’uso reale.",
  cost: "A questi prezzi: circa {value}.",
  unknown:
    "Non sappiamo quanto consuma questo scaldabagno. Aggiungi l’UEF: è sull’etichetta gialla EnergyGuide.",
  notARating: "Scrivi un UEF da {from} a {to}.",
  notARatingAssumption: "I limiti sono nostri. L’EF delle etichette precedenti al 2017 è un’altra misura.",
  new: "Uno nuovo con UEF {factor}: circa {value} all’anno.",
  installed: "Sostituzione, installazione compresa: circa {value} nel 2023.",
  measures: "La media e l’UEF sono misure diverse: la differenza non è il tuo risparmio.",
  "assume-rated-use": "Quantità d’acqua e temperature sono quelle della prova UEF, non di casa tua.",
  "assume-draw-medium": "Uso medio: {volume} di acqua calda al giorno.",
  "assume-draw-from-first-hour": "La quantità d’acqua dipende dall’erogazione nella prima ora.",
  "assume-typical-use":
    "È la media degli Stati Uniti per questi apparecchi, perché l’UEF del tuo non è noto. Il peso delle regioni l’abbiamo scelto noi.",
  "assume-home-single-family": "Una casa unifamiliare.",
  uefOfModel: "UEF del modello: {value}.",
  uefTyped: "Il tuo UEF: {value}.",
};
