import type { Messages } from "../catalog/shape.ts";

/** Energy costs of a heater and of new ones. Texts of the API. */
export const energy: Messages["energy"] = {
  "no-type": "Choisissez le type de chauffe-eau.",
  "no-figures": "Nous n’avons pas de coûts pour ce type.",
  kilowattHours: "{value}\u00a0kWh",
  therms: "{value}\u00a0therms",
  electricityPrice: "Électricité : {value} par kilowattheure",
  gasPriceTherm: "Gaz : {value} par therm",
  gasPriceKWh: "Gaz : {value} par kilowattheure",
  ownPrice: "Votre prix.",
  noElectricityPrice: "Ajoutez le prix de votre électricité en {currency}.",
  noGasPrice: "Ajoutez le prix de votre gaz en {currency}.",
  present: "Environ {value} par an, selon l’essai normalisé.",
  presentAverage: "Environ {value} par an en usage réel.",
  cost: "À ces prix\u00a0: environ {value}.",
  unknown: "Ajoutez l’UEF de l’étiquette jaune EnergyGuide.",
  notARating: "Saisissez un UEF de {from} à {to}.",
  notARatingAssumption: "L’EF des étiquettes d’avant 2017 est une autre mesure.",
  new: "UEF {factor} : environ {value} par an.",
  installed: "Remplacement, pose comprise : environ {value} en 2023.",
  measures:
    "La moyenne et l’essai normalisé sont deux mesures différentes : leur écart n’est pas ce que vous économiseriez.",
  "assume-rated-use": "Consommation d’eau et températures normalisées, pas celles de votre logement.",
  "assume-draw-medium": "Usage moyen : {volume} d’eau chaude par jour.",
  "assume-draw-from-first-hour": "Consommation d’eau selon la capacité de première heure.",
  "assume-typical-use":
    "La moyenne de ces chauffe-eau aux États-Unis. Nous avons choisi le poids des régions.",
  "assume-home-single-family": "Une maison individuelle.",
  uefOfModel: "UEF du modèle\u00a0: {value}.",
  uefTyped: "Votre UEF : {value}.",
};
