import type { Messages } from "../catalog/shape.ts";

/** Energy costs of a heater and of new ones. Texts of the API. */
export const energy: Messages["energy"] = {
  "no-type": "Wählen Sie die Bauart, dann sehen Sie die Energiekosten.",
  "no-figures": "Kosten haben wir nur für Speicher, Wärmepumpen und Gas-Durchlauferhitzer.",
  kilowattHours: "{value} kWh",
  therms: "{value} Therm",
  electricityPrice: "Strom: {value} je Kilowattstunde",
  gasPriceTherm: "Gas: {value} je Therm",
  gasPriceKWh: "Gas: {value} je Kilowattstunde",
  ownPrice: "Ihr eigener Preis.",
  noElectricityPrice:
    "Geben Sie Ihren Strompreis in {currency} ein, dann sehen Sie die Kosten elektrischer Geräte.",
  noGasPrice: "Geben Sie Ihren Gaspreis in {currency} ein, dann sehen Sie die Kosten von Gasgeräten.",
  present: "Dieses Gerät: laut Label etwa {value} im Jahr.",
  presentAverage: "Durchschnittsgerät dieser Bauart: im Alltag etwa {value} im Jahr.",
  cost: "Zu diesen Preisen: etwa {value}.",
  unknown:
    "Was dieses Gerät verbraucht, wissen wir nicht. Geben Sie den UEF vom gelben EnergyGuide-Label ein.",
  notARating: "Geben Sie einen UEF von {from} bis {to} ein.",
  notARatingAssumption: "Diese Grenzen sind von uns. Der EF auf Labels vor 2017 ist ein anderer Wert.",
  new: "Neu, mit einem UEF von {factor}: etwa {value} im Jahr.",
  installed: "Ersatz samt Einbau: etwa {value} (Stand 2023).",
  measures:
    "Durchschnitt und Labelwert sind verschiedene Maße. Der Abstand ist nicht, was Sie sparen würden.",
  "assume-rated-use": "Verbrauch und Temperaturen der Normprüfung, nicht Ihres Haushalts.",
  "assume-draw-medium": "Mittlerer Verbrauch: {volume} Warmwasser am Tag.",
  "assume-draw-from-first-hour": "Der Wasserverbrauch folgt aus der Warmwassermenge der ersten Stunde.",
  "assume-typical-use":
    "Der US-Durchschnitt solcher Geräte, weil wir den UEF von diesem nicht kennen. Die Regionen haben wir gewichtet.",
  "assume-home-single-family": "Ein Einfamilienhaus.",
  uefOfModel: "UEF des Modells: {value}.",
  uefTyped: "Ihr UEF: {value}.",
};
