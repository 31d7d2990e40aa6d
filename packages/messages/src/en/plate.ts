/** The home page beside the form: an example, where the rating plate is, and what to do without one. */
export const plate = {
  exampleTitle: "What you’ll see",
  exampleCaption: "From a real label.",
  exampleDate: "When it was made, and how sure we are",
  exampleAdvice: "What to do at that age",
  whereGas: "Gas tank",
  whereGasText: "Beside the gas control. On older ones, sometimes at the upper left.",
  whereElectric: "Electric tank",
  whereElectricText: "In the upper third, or beside a heating element’s cover.",
  whereHeatPump: "Heat pump",
  whereHeatPumpText: "Often at the upper left, below the heat pump.",
  whereTankless: "Tankless",
  whereTanklessText: "On the side of the cabinet, sometimes behind the front cover.",
  goneTitle: "Label gone?",
  goneMore: "Other ways to find out",
  goneClean: "Clean the label with a damp cloth, light it from the side and zoom in on a photo.",
  goneSecond: "Look for a second label with the manual, your papers or the box.",
  goneValve:
    "On a gas heater, find the four digits on the gas control. 0329 means year 2003, week 29. The heater is about that old, unless the control was replaced.",
  goneStandard:
    "A standard with a year, such as ANSI, means the heater isn’t older than that year. It can be years newer.",
  goneMaker: "Ask the manufacturer, with the model number, or find the invoice or permit.",
  goneCare: "Don’t open screwed-on covers. There can be live parts behind them.",
  goneAsk: "Estimate the age from what you see",
} as const;
