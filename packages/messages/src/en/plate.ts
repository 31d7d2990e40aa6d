/** The home page beside the form: an example, where the rating plate is, and what to do without one. */
export const plate = {
  exampleTitle: "What you’ll see",
  exampleCaption: "From a real label. We explain yours the same way.",
  exampleDate: "When it was made, and how sure we are",
  exampleAdvice: "What to do at that age",
  whereIntro:
    "Every water heater has a label with its serial number. Type all of it, letters and digits, as printed.",
  whereGas: "Gas tank",
  whereGasText: "On the outside of the tank, beside the gas control. On older ones also at the upper left.",
  whereElectric: "Electric tank",
  whereElectricText:
    "On the side or front of the tank: in the upper third, or beside the cover of a heating element.",
  whereHeatPump: "Heat pump water heater",
  whereHeatPumpText: "On the side of the tank, often at the upper left, below the heat pump unit.",
  whereTankless: "Tankless unit",
  whereTanklessText: "On the side of the cabinet. On some units behind the front cover.",
  goneTitle: "The label is gone, or nobody can read it?",
  goneClean:
    "Clean it with a damp cloth, light it from the side and photograph it: a picture can be enlarged.",
  goneSecond: "Look for a second label: in the bag with the manual, among the papers, on the carton.",
  goneValve:
    "On a gas heater, look for four digits on the body of the gas control. They are the year and the week in which the control was made: 0329 is week 29 of 2003. The heater is about as old, unless the control was replaced.",
  goneStandard:
    "If the year of a standard is left on the label, such as ANSI with a year, the heater is no older than that. It can be years younger.",
  goneMaker:
    "Ask the maker with the model number, or look for the invoice or the permit of the installation.",
  goneCare: "Leave covers closed that are screwed on: there can be live parts behind them.",
  goneAsk: "Narrow the years with a few questions",
} as const;
