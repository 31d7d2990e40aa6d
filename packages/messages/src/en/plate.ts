/** The home page beside the form: an example, where the rating plate is, and what to do without one. */
export const plate = {
  exampleTitle: "What you’ll see",
  exampleCaption: "From a real label. We explain yours the same way.",
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
  goneTitle: "The label is gone?",
  goneMore: "Other ways to find out",
  goneClean: "Clean the label with a damp cloth, light it from the side and take a photo you can enlarge.",
  goneSecond: "Look for a second label: with the manual, among your papers, on the carton.",
  goneValve:
    "On a gas heater, look for four digits on the gas control: the year and week it was made. 0329 is week 29 of 2003. The heater is about that old, unless the control was replaced.",
  goneStandard:
    "If you can still read a standard with its year, such as ANSI, the heater isn’t older than that year. It can be years newer.",
  goneMaker: "Ask the manufacturer with the model number, or find the invoice or the permit.",
  goneCare: "Don’t open covers that are screwed on. There can be live parts behind them.",
  goneAsk: "Estimate the age from what you see",
} as const;
