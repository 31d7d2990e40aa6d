import type { Messages } from "../catalog/shape.ts";

/** Energy costs of a heater and of new ones. Texts of the API. */
export const energy: Messages["energy"] = {
  "no-type": "Was die Energie kostet, hängt von der Bauart ab.",
  "no-figures":
    "Rechnen können wir für Speicher, Wärmepumpen und Gas-Durchlauferhitzer, nicht für Geräte dieser Bauart.",
  kilowattHours: "{value}\u00a0kWh",
  therms: "{value}\u00a0Therm",
  electricityPrice: "Strom: {value} je Kilowattstunde",
  gasPriceTherm: "Gas: {value} je Therm",
  gasPriceKWh: "Gas: {value} je Kilowattstunde",
  ownPrice: "Ihr eigener Preis.",
  noElectricityPrice: "Für die Kosten elektrischer Geräte fehlt Ihr Strompreis in {currency}.",
  noGasPrice: "Für die Kosten von Gasgeräten fehlt Ihr Gaspreis in {currency}.",
  present: "Dieses Gerät: etwa {value} im Jahr, nach seiner Einstufung.",
  presentAverage:
    "Ein durchschnittliches Gerät dieser Bauart: etwa {value} im Jahr, wie es wirklich benutzt wird.",
  cost: "Zu diesen Preisen: etwa {value}.",
  unknown:
    "Was dieses Gerät braucht, ist nicht bekannt. Sein UEF steht auf dem gelben EnergyGuide-Schild: Geben Sie ihn ein, um zu vergleichen.",
  notARating: "Das ist kein UEF: Er liegt zwischen {from} und {to}.",
  notARatingAssumption:
    "Die Grenzen sind von uns: von unter dem schwächsten Speicher bis über die beste Wärmepumpe. Der EF der Schilder vor 2017 ist ein anderes Maß.",
  new: "Ein neues mit einem UEF von {factor}: etwa {value} im Jahr.",
  installed: "Eingebaut anstelle eines alten: etwa {value} im Jahr 2023.",
  measures:
    "Der Durchschnitt und die Einstufungen sind zwei Maße. Der Unterschied zwischen ihnen ist nicht das, was ein neues Gerät spart.",
  "assume-rated-use": "Verbrauch, Temperaturen und Wärme der Einstufung, nicht die Ihres Haushalts.",
  "assume-draw-medium": "Mittlerer Verbrauch: {volume} warmes Wasser am Tag.",
  "assume-draw-from-first-hour":
    "Wie viel Wasser verbraucht wird, folgt aus der Leistung in der ersten Stunde.",
  "assume-typical-use":
    "Der Durchschnitt aller solchen Geräte in den USA, jeden Alters und jeder Größe, weil der UEF von diesem nicht bekannt ist. Wie die Regionen darin zählen, haben wir gewählt.",
  "assume-home-single-family": "Ein Einfamilienhaus.",
  uefOfModel: "UEF des Modells: {value}.",
  uefTyped: "UEF, wie Sie ihn eingegeben haben: {value}.",
};
