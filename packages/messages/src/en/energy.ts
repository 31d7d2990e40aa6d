/** Energy costs of a heater and of new ones. Texts of the API. */
export const energy = {
  "no-type": "What its energy costs depends on the kind of heater.",
  "no-figures":
    "We can reckon for tanks, heat pumps and gas tankless heaters, and not for heaters of this kind.",
  kilowattHours: "{value} kWh",
  therms: "{value} therms",
  electricityPrice: "Electricity: {value} a kilowatt-hour",
  gasPriceTherm: "Gas: {value} a therm",
  gasPriceKWh: "Gas: {value} a kilowatt-hour",
  ownPrice: "Your own price.",
  noElectricityPrice: "For what electric heaters cost, your price of electricity in {currency} is needed.",
  noGasPrice: "For what gas heaters cost, your price of gas in {currency} is needed.",
  present: "This heater: about {value} a year, by its rating.",
  presentAverage: "An average heater of this kind: about {value} a year, as really used.",
  cost: "At these prices: about {value}.",
  unknown:
    "What this heater takes is not known. Its UEF is on the yellow EnergyGuide label: type it in to compare.",
  notARating: "That is no UEF: they lie between {from} and {to}.",
  notARatingAssumption:
    "The limits are ours: from below the weakest tank to above the best heat pump. The EF of labels before 2017 is another measure.",
  new: "A new one with a UEF of {factor}: about {value} a year.",
  installed: "Installed in place of an old one: about {value} in 2023.",
  measures:
    "The average and the ratings are two measures. The difference between them is not what a new heater saves.",
  "assume-rated-use": "The use, temperatures and heat of the rating, and not those of your home.",
  "assume-draw-medium": "Medium use: {volume} of hot water a day.",
  "assume-draw-from-first-hour": "How much water is used follows from the first-hour rating.",
  "assume-typical-use":
    "The average of all such heaters in the United States, of all ages and sizes, because the UEF of this one is not known. How regions count in it is our choice.",
  "assume-home-single-family": "A single-family home.",
  uefOfModel: "UEF of the model: {value}.",
  uefTyped: "UEF as you typed it: {value}.",
} as const;
