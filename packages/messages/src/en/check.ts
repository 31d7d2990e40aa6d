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

/** The home page beside the form: an example, where the rating plate is, and what to do without one. */
export const plate = {
  exampleTitle: "What you’ll see",
  exampleCaption: "A real label.",
  exampleDate: "Its age, and how sure we are",
  exampleAdvice: "What to do next",
  whereGas: "Gas tank",
  whereGasText: "Beside the gas control, or at the upper left.",
  whereElectric: "Electric tank",
  whereElectricText: "In the upper third, or by a heating element’s cover.",
  whereHeatPump: "Heat pump",
  whereHeatPumpText: "Often at the upper left, below the heat pump.",
  whereTankless: "Tankless",
  whereTanklessText: "On the side, or behind the front cover.",
  goneTitle: "Label gone?",
  goneMore: "Other clues",
  goneClean: "Wipe the label, light it from the side and zoom in on a photo.",
  goneSecond: "Check your papers and the box for a label.",
  goneValve:
    "On a gas heater, read the four digits on the gas control: 0329 is week 29 of 2003. A replaced control is newer.",
  goneStandard: "The year of a standard, such as ANSI, is the oldest the heater can be.",
  goneMaker: "Ask the manufacturer, or find the invoice or permit.",
  goneCare: "Don’t open screwed-on covers. There can be live parts behind them.",
  goneAsk: "Estimate the age without it",
} as const;

/** The check form: labels, help and the messages of its validation. */
export const form = {
  heading: "Your water heater",
  scan: "Scan the label",
  scanPhoto: "Choose a photo",
  scanMissing: "The scanner didn’t load. Check your connection, or type the number.",
  brand: "Brand",
  required: "required",
  brandPrompt: "Select a brand",
  brandsFirst: "Common brands",
  brandsMore: "More brands and store brands",
  brandsFound: "{count, plural, =0 {No brand found} one {# brand found} other {# brands found}}",
  brandsNone: "No brand found. Pick “{other}”.",
  other: "Other / Not Listed",
  serial: "Serial number",
  serialHelp: "Spaces and dashes don’t matter.",
  where: "Where is it?",
  whereText: "On the outside label, after “Serial” or “S/N”.",
  modelToggle: "I have the model number",
  model: "Model number",
  modelHelp: "Optional. It can settle the date.",
  submit: "Check the age",
  submitting: "Checking…",
  privacy: "Free, no sign-in. Nothing you type leaves this device until you press the button.",
  photosStay: "Photos never leave it.",
  brandRequired: "Please select a water heater brand",
  brandUnknown: "We don’t know this brand. Pick one from the list, or “{other}”.",
  brandCharacters: "Brand must contain only lowercase letters, numbers, and hyphens",
  serialRequired: "Serial number is required",
  serialBlank: "Serial number cannot be empty or only whitespace",
  serialTooShort: "Serial number must be at least {shortest} characters long",
  serialTooLong: "Serial number cannot exceed {longest} characters",
  serialCharacters: "Serial number can only contain letters and numbers",
  serialLeftOut: "We left out a character that isn’t a letter or number. The label may be worn there.",
  serialInvalid:
    "Please enter a valid serial number ({shortest}-{longest} characters, letters and numbers only)",
  modelLength: "Model number must be between 3 and 30 characters when provided",
  modelInvalid: "Please enter a valid model number (3-30 characters)",
  unavailableTitle: "We couldn’t get the answer",
  unavailableText: "You were offline. The answer comes when you’re back online.",
  unavailableRetry: "Try again",
  change: "Change",
} as const;

/** Dates, ages and the meaning of the characters of a serial number. */
export const reading = {
  years: "{count, plural, one {# year} other {# years}}",
  months: "{count, plural, one {# month} other {# months}}",
  yearsAndMonths:
    "{years, plural, one {# year} other {# years}}, {months, plural, one {# month} other {# months}}",
  lessThanAMonth: "less than a month",
  aboutYears: "about {count, plural, one {# year} other {# years}}",
  rangeYears: "{from} to {to} years",
  dateYear: "{year}",
  dateWeek: "week {week, number} of {year}, {around}",
  around: "{part, select, early {early} middle {mid} other {late}} {month}",
  partYear: "year",
  partMonth: "month",
  partWeek: "week",
  partDay: "day",
  partPlant: "plant",
  partPrefix: "prefix",
  partSequence: "running number",
  partModel: "model",
  partUnknown: "not known",
  plateTitle: "Serial no.",
  plateLabel: "How to read serial number {serial}",
  hintReads: "Reads as {brand}: {dates}",
  hintSoFar: "Looks like {brand} so far: {dates}",
  hintMany: "Reads as {brand}, {count, plural, one {# date} other {# dates}}",
  hintUndated: "No date in this {brand} number",
  hintModel: "This looks like a model number",
  hintUnread: "Doesn’t match {brand} yet",
  hintOthers: "{count, plural, =0 {No match yet} one {# brand fits} other {# brands fit}}",
  whichBrand: "Which brand is on the label?",
  brandDates: "{brand} · {dates}",
  didYouMean: "Did you mean {serial}? {dates}",
  useThis: "Use this",
  looksLike: "This looks like {brand}: {dates}.",
  switchTo: "Switch to {brand}",
} as const;

/**
 * What can be looked up on a heater, and why it narrows down when the heater was made. `ask-…` ends in the decoder's
 * code of a question and `where-…` says where to look, `answer-…` ends in its code of an answer, `because-…` in that of
 * a reason, `assumed-…` says what a reason rests on where no source states it.
 */
export const clues = {
  "ask-rating-name": "Does the yellow EnergyGuide label say UEF or EF?",
  "where-rating-name": "It’s on the heater or with its papers.",
  "ask-label-price": "Which energy price does the EnergyGuide label use?",
  "where-label-price": "It’s in the small print.",
  "ask-gas-valve-code": "Which four digits are on the gas control?",
  "where-gas-valve-code": "It’s the box with the temperature dial. 0329 is week 29 of 2003.",
  "ask-standard-year": "What year follows “ANSI Z21.10” on the label?",
  "where-standard-year": "For example: ANSI Z21.10.1-2014.",

  "answer-uef": "UEF",
  "answer-ef": "EF",
  "answer-prices-2023": "14 cents a kWh or $1.21 a therm",
  "answer-prices-before-2023": "Another price",
  "answer-code-between": "From {from} to {to}",
  "answer-year-from": "{year} or later",

  "because-uef-since": "Labels have said UEF only since {year}.",
  "because-ef-until": "Labels said EF until {year} at the latest.",
  "because-prices-since": "EnergyGuide labels have used these prices since {year}.",
  "because-prices-until": "Labels with another price are from {year} or earlier.",
  "because-valve-fitted-soon":
    "A gas control is installed within about {years, plural, one {# year} other {# years}}.",
  "because-written-after": "A label naming {year} is from then or later.",
  "because-arrestor-since": "The first gas heater with a flame arrestor was invented in {year}.",
  "because-arrestor-until": "Since {year}, such gas heaters have had a closed burner.",
  "because-below-minimum": "Since {until}, such heaters need an energy factor of at least {minimum, number}.",
  "because-heat-pump-since":
    "Since {year}, an electric tank over {gallons, number} gallons needs a heat pump.",
  "because-mark-since": "No water heater had this mark before {year}.",
  "because-there-by": "Someone wrote {year} on it, so it’s at least that old.",
  "because-valve-made":
    "The gas control is from week {week, number} of {year}. Unless replaced, it was installed within about a year.",

  "assumed-valve-fitted-soon": "When it was installed is our assumption.",
  "assumed-written-after": "We conclude this from the print.",

  settleHeading: "One question",
  sometimes: "An earlier year, or none, doesn’t settle it.",
  settled: "You saw: {answer}.",
  ruledOut: "Ruled out: {dates}.",
  undo: "Undo",
} as const;
