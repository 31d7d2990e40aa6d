import type { Messages } from "../catalog/shape.ts";

/** Energy costs of a heater and of new ones. Texts of the API. */
export const energy: Messages["energy"] = {
  "no-type": "Ce que coûte son énergie dépend du type d’appareil.",
  "no-figures":
    "Nous pouvons calculer pour les réservoirs, les thermopompes et les chauffe-eau instantanés à gaz, pas pour les appareils de ce type.",
  kilowattHours: "{value}\u00a0kWh",
  therms: "{value}\u00a0therms",
  electricityPrice: "Électricité\u00a0: {value} le kilowattheure",
  gasPriceTherm: "Gaz\u00a0: {value} le therm",
  gasPriceKWh: "Gaz\u00a0: {value} le kilowattheure",
  ownPrice: "Votre propre prix.",
  noElectricityPrice:
    "Pour le coût des appareils électriques, il manque votre prix de l’électricité en {currency}.",
  noGasPrice: "Pour le coût des appareils à gaz, il manque votre prix du gaz en {currency}.",
  present: "Cet appareil\u00a0: environ {value} par an, selon sa cote.",
  presentAverage: "Un appareil moyen de ce type\u00a0: environ {value} par an, en usage réel.",
  cost: "À ces prix\u00a0: environ {value}.",
  unknown:
    "On ne sait pas ce que consomme cet appareil. Son UEF est sur l’étiquette jaune EnergyGuide\u00a0: saisissez-le pour comparer.",
  notARating: "Ce n’est pas un UEF\u00a0: il se situe entre {from} et {to}.",
  notARatingAssumption:
    "Les limites sont les nôtres\u00a0: d’en dessous du réservoir le plus faible à au-dessus de la meilleure thermopompe. L’EF des étiquettes d’avant 2017 est une autre mesure.",
  new: "Un neuf (UEF {factor})\u00a0: environ {value} par an.",
  installed: "Installé à la place d’un ancien\u00a0: environ {value} en 2023.",
  measures:
    "La moyenne et les cotes sont deux mesures. L’écart entre elles n’est pas ce qu’un appareil neuf fait économiser.",
  "assume-rated-use": "L’usage, les températures et la chaleur de la cote, et non ceux de votre foyer.",
  "assume-draw-medium": "Usage moyen\u00a0: {volume} d’eau chaude par jour.",
  "assume-draw-from-first-hour": "La quantité d’eau découle de la capacité de première heure.",
  "assume-typical-use":
    "La moyenne de tous ces appareils aux États-Unis, de tout âge et de toute taille, car l’UEF de celui-ci n’est pas connu. Le poids des régions est notre choix.",
  "assume-home-single-family": "Une maison individuelle.",
  uefOfModel: "UEF du modèle\u00a0: {value}.",
  uefTyped: "UEF que vous avez saisi\u00a0: {value}.",
};
