import type { Messages } from "../catalog/shape.ts";

/** Energy costs of a heater and of new ones. Texts of the API. */
export const energy: Messages["energy"] = {
  "no-type": "Choisissez le type de chauffe-eau pour voir ce qu’il coûte.",
  "no-figures": "Nous n’avons que les coûts des modèles à réservoir, thermodynamiques et instantanés à gaz.",
  kilowattHours: "{value}\u00a0kWh",
  therms: "{value}\u00a0therms",
  electricityPrice: "Électricité : {value} par kilowattheure",
  gasPriceTherm: "Gaz : {value} par therm",
  gasPriceKWh: "Gaz : {value} par kilowattheure",
  ownPrice: "Le prix que vous avez saisi.",
  noElectricityPrice:
    "Ajoutez votre prix de l’électricité en {currency} pour voir le coût des modèles électriques.",
  noGasPrice: "Ajoutez votre prix du gaz en {currency} pour voir le coût des modèles à gaz.",
  present: "Ce chauffe-eau : environ {value} par an, selon l’essai normalisé.",
  presentAverage: "Chauffe-eau moyen de ce type : environ {value} par an en usage réel.",
  cost: "À ces prix\u00a0: environ {value}.",
  unknown: "Nous ne savons pas ce qu’il consomme. Ajoutez l’UEF de son étiquette jaune EnergyGuide.",
  notARating: "Saisissez un UEF de {from} à {to}.",
  notARatingAssumption: "Ces limites sont les nôtres. L’EF des étiquettes d’avant 2017 est une autre mesure.",
  new: "Neuf (UEF {factor}) : environ {value} par an.",
  installed: "Remplacement, pose comprise : environ {value} en 2023.",
  measures: "Moyenne et essai normalisé sont deux mesures : leur écart n’est pas votre économie.",
  "assume-rated-use": "Consommation d’eau et températures normalisées, pas celles de votre logement.",
  "assume-draw-medium": "Usage moyen : {volume} d’eau chaude par jour.",
  "assume-draw-from-first-hour": "La consommation d’eau découle de la capacité de première heure.",
  "assume-typical-use":
    "C’est la moyenne de ces chauffe-eau aux États-Unis, car nous n’avons pas l’UEF de celui-ci. Le poids des régions est notre choix.",
  "assume-home-single-family": "Une maison individuelle.",
  uefOfModel: "UEF du modèle\u00a0: {value}.",
  uefTyped: "Votre UEF : {value}.",
};
