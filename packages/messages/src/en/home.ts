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
  exampleDate: "The date it was made and its age, as exactly as the number tells.",
  exampleParts: "Every part of the number explained, and how sure that is.",
  exampleAdvice: "What to do at that age.",
} as const;
