/** The home page around the form. */
export const home = {
  metaTitle: "How old is your water heater? Free serial number check",
  metaDescription:
    "Type the serial number from the label to see when your water heater was made and what to do next. Free, no sign-in.",
  title: "How old is your water heater?",
  intro: "Scan its label, or type the serial number.",
  steps: "Progress",
  stepBrand: "Select Brand",
  stepDetails: "Enter Details",
  stepResults: "Get Results",
  stepDone: "{step}, done",
  whereTitle: "Where is the label?",
  brandsTitle: "Supported brands",
} as const;
