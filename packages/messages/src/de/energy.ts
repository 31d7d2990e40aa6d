import type { Messages } from "../catalog/shape.ts";

/** Energy costs of a heater and of new ones. Texts of the API. */
export const energy: Messages["energy"] = {
  "no-type": "Wählen Sie die Bauart.",
  "no-figures": "Für diese Bauart kennen wir die Kosten nicht.",
  kilowattHours: "{value} kWh",
  therms: "{value} Therm",
  electricityPrice: "Strom: {value} pro Kilowattstunde",
  gasPriceTherm: "Gas: {value} pro Therm",
  gasPriceKWh: "Gas: {value} pro Kilowattstunde",
  ownPrice: "Ihr Preis.",
  noElectricityPrice: "Geben Sie Ihren Strompreis in {currency} ein.",
  noGasPrice: "Geben Sie Ihren Gaspreis in {currency} ein.",
  present: "Laut Label etwa {value} im Jahr.",
  presentAverage: "Im Alltag etwa {value} im Jahr.",
  cost: "Zu diesen Preisen: etwa {value}.",
  unknown: "Geben Sie den UEF vom gelben EnergyGuide-Label ein.",
  notARating: "Geben Sie einen UEF von {from} bis {to} ein.",
  notARatingAssumption: "Der EF auf Labels vor 2017 ist ein anderer Wert.",
  new: "UEF {factor}: etwa {value} im Jahr.",
  installed: "Neues Gerät mit Einbau: etwa {value} (Stand 2023).",
  measures:
    "Durchschnitt und Labelwert sind verschiedene Maße. Der Unterschied ist also nicht Ihre Ersparnis.",
  "assume-rated-use": "Verbrauch und Temperaturen der Normprüfung, nicht Ihres Haushalts.",
  "assume-draw-medium": "Mittlerer Verbrauch: {volume} Warmwasser am Tag.",
  "assume-draw-from-first-hour": "Wasserverbrauch nach dem Wert „Warmwasser in der ersten Stunde“.",
  "assume-typical-use": "Der US-Durchschnitt solcher Geräte. Die Gewichtung der Regionen ist von uns.",
  "assume-home-single-family": "Ein Einfamilienhaus.",
  uefOfModel: "UEF des Modells: {value}.",
  uefTyped: "Ihr UEF: {value}.",
};
