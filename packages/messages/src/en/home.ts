/** The home page around the form. */
export const home = {
  metaTitle: "How old is your water heater? Free serial number check",
  metaDescription:
    "Type the serial number from the rating plate and read when your water heater was made, how old it is and what to do next. Free, no sign-in.",
  title: "How old is your water heater?",
  intro:
    "Type the serial number from the rating plate. We read the date in it, show you how, and say what to do next.",
  steps: "Progress",
  stepBrand: "Select Brand",
  stepDetails: "Enter Details",
  stepResults: "Get Results",
  stepDone: "{step}, done",
  exampleTitle: "What you will see",
  exampleCaption:
    "A serial number from a photographed rating plate. Every part of yours is marked the same way.",
  whereTitle: "Where is the rating plate?",
  whereIntro:
    "Every water heater has a label with its serial number. Type all of it, letters and digits, as printed.",
  whereTank: "Gas or electric tank",
  whereTankText:
    "On the outside of the tank. Gas: beside the gas control. Electric: upper third, or by an element cover.",
  whereHeatPump: "Heat pump water heater",
  whereHeatPumpText: "On the side of the tank, often at the upper left, below the heat pump unit.",
  whereTankless: "Tankless unit",
  whereTanklessText: "On the side of the cabinet. On some units behind the front cover.",
  brandsTitle: "Supported brands",
  brandsIntro:
    "{count, number} names found on water heaters, with the rules of {rules, number} brands behind them.",
} as const;
