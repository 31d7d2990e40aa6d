import type { Messages } from "../catalog/shape.ts";

/** Energy costs of a heater and of new ones. Texts of the API. */
export const energy: Messages["energy"] = {
  "no-type": "Quanto costa la sua energia dipende dal tipo di scaldabagno.",
  "no-figures":
    "Possiamo calcolare per gli apparecchi ad accumulo, le pompe di calore e quelli istantanei a gas, non per questo tipo.",
  kilowattHours: "{value}\u00a0kWh",
  therms: "{value}\u00a0therm",
  electricityPrice: "Elettricità: {value} al kilowattora",
  gasPriceTherm: "Gas: {value} al therm",
  gasPriceKWh: "Gas: {value} al kilowattora",
  ownPrice: "Il tuo prezzo.",
  noElectricityPrice:
    "Per il costo degli apparecchi elettrici serve il tuo prezzo dell’elettricità in {currency}.",
  noGasPrice: "Per il costo degli apparecchi a gas serve il tuo prezzo del gas in {currency}.",
  present: "Questo apparecchio: circa {value} all’anno, secondo la sua classificazione.",
  presentAverage: "Un apparecchio medio di questo tipo: circa {value} all’anno, nell’uso reale.",
  cost: "A questi prezzi: circa {value}.",
  unknown:
    "Non si sa quanto consuma questo apparecchio. Il suo UEF è sull’etichetta gialla EnergyGuide: scrivilo per confrontare.",
  notARating: "Questo non è un UEF: sta tra {from} e {to}.",
  notARatingAssumption:
    "I limiti sono nostri: da meno dell’accumulo più debole a più della migliore pompa di calore. L’EF delle etichette prima del 2017 è un’altra misura.",
  new: "Uno nuovo con un UEF di {factor}: circa {value} all’anno.",
  installed: "Installato al posto di uno vecchio: circa {value} nel 2023.",
  measures:
    "La media e le classificazioni sono due misure. La differenza tra loro non è quello che un apparecchio nuovo fa risparmiare.",
  "assume-rated-use": "L’uso, le temperature e il calore della classificazione, non quelli di casa tua.",
  "assume-draw-medium": "Uso medio: {volume} di acqua calda al giorno.",
  "assume-draw-from-first-hour": "Quanta acqua si usa segue dall’erogazione nella prima ora.",
  "assume-typical-use":
    "La media di tutti gli apparecchi così negli Stati Uniti, di ogni età e dimensione, perché l’UEF di questo non è noto. Come contano le regioni è una nostra scelta.",
  "assume-home-single-family": "Una casa unifamiliare.",
  uefOfModel: "UEF del modello: {value}.",
  uefTyped: "UEF che hai scritto: {value}.",
};
