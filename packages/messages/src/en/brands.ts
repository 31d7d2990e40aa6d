/** The brands that can be checked. */
export const brands = {
  intro: "We know {count, number} water heater brands and the date formats of {rules, number}.",
  more: "More brands",
} as const;

/**
 * The page of a brand. `about-…` says who made its heaters: written by hand for the 14 most common brands and for
 * those with more to say than a name. Each rests on sources that are named below it.
 */
export const brand = {
  metaTitle: "{brand} water heater age: read the serial number",
  metaDescription: "{brand} serial number {serial} reads as {date}. Check the age of yours.",
  metaDescriptionPlain:
    "How old is your {brand} water heater? Where its label is, and how to date it without a code.",
  title: "How old is your {brand} water heater?",
  intro: "Type the {brand} serial number from the label.",
  introPlain: "We can’t read {brand} dates, but your serial number may match another brand’s format.",
  plateTitle: "Find the serial number",
  plateText: "Look for “Serial”, “Serial No.” or “S/N” on the label.",
  aboutTitle: "About {brand}",
  aboutMaker: "{maker} built {brand} water heaters.",
  aboutUnknown: "We don’t know who built {brand} heaters.",
  "about-ao-smith":
    "A. O. Smith builds these heaters, and bought State in 2001 and American in 2006. A 2018 recall shows the same code from 2011 on for State, Reliance, Kenmore, American, U.S. Craftmaster and Whirlpool.",
  "about-rheem":
    "Rheem has made water heaters since the 1930s. It bought Ruud in 1959, makes Richmond heaters, and supplied GE heaters to The Home Depot from 1998. All use its code.",
  "about-bradford-white":
    "Bradford White has published its code, and built many older Lochinvar tanks with the same letters.",
  "about-whirlpool":
    "American Water Heater Company built these heaters, and Lowe’s sold them from 2000 on. A recall names some built up to August 2016.",
  "about-ruud": "Rheem bought Ruud in 1959, and both use one code.",
  "about-state":
    "State was founded in 1946, and A. O. Smith has owned it since 2001. It also built Kenmore, Reliance and Maytag heaters.",
  "about-ge":
    "Rheem supplied the GE tanks sold at The Home Depot from 1998 on. GE built the GeoSpring hybrid in China from 2009, then in Louisville from 2012 through 2016; newer hybrids reuse the name. GE Appliances opened its own tank factory in 2022; its date code isn’t public. We don’t know who built the tanks before 1998 and from 2017 to 2020.",
  "about-kenmore":
    "Kenmore is a Sears name. State says it was the only supplier for more than 46 years up to 2001. Some Kenmore heaters are said to come from Rheem, without good proof.",
  "about-american":
    "American, owned by A. O. Smith since 2006, has built heaters under dozens of names, all with its code: Craftmaster, Envirotemp, Hotmaster, True Value, Whirlpool and more.",
  "about-reliance": "State, owned by A. O. Smith since 2001, builds these heaters.",
  "about-richmond": "Rheem builds these heaters, so we use its code.",
  "about-craftmaster":
    "American Water Heater Company, owned by A. O. Smith since 2006, builds these heaters.",
  "about-navien":
    "After a fault in heaters from 2008, a Canadian regulator explained the year in 16-digit serial numbers. Only others have explained the newer code.",
  "about-rinnai":
    "The letters come from inspectors and plumbers, not from Rinnai. From 2023 on, two of their tables differ by a year.",
  "about-american-appliance":
    "American Appliance Manufacturing built these heaters. A. O. Smith owns the business today.",
  "about-american-standard":
    "Recent heat pump heaters use the Ariston Group’s code; older tanks perhaps American Water Heater Company’s.",
  "about-bosch":
    "Bosch builds boilers and gas heaters. Its small electric heaters come from BSH, with another code.",
  "about-homart": "A. O. Smith built these heaters for Sears after the war, until the early 1960s.",
  "about-hotpoint": "A 2011 trade chart says Rheem built these heaters.",
  "about-intertherm": "Sources disagree on who built these heaters: State or Rheem.",
  "about-lochinvar":
    "A. O. Smith owns Lochinvar. Bradford White built many of its older tanks, with its own letters.",
  "about-maytag": "State Industries built these heaters under license.",
  "about-mission": "State probably built these heaters: a 2004 recall lists both names.",
  "about-montgomery-ward": "Several makers, one of them Rheem, built these heaters.",
  "about-mor-flo": "Mor-Flo Industries, later part of American Water Heater Company, built these heaters.",
  "about-solahart": "Solahart may belong to Rheem Australia.",
  "about-takagi": "Takagi of Japan built these heaters. A. O. Smith owns the brand today.",
  "about-vanguard": "Rheem may have built these heaters.",
  "about-westinghouse": "HTP built these heaters under license.",
  sureTitle: "Confidence",
  sureCount: "{sure}: {count, plural, one {# date format} other {# date formats}}",
  realTitle: "Real example",
  realKnown: "{serial}: made {known}, known without the number. We read {dates}.",
  realDated: "{serial}: we read {dates}. Our source read the number too, so this proves nothing.",
  realNone: "We’ve found no dated {brand} heater.",
  sureProof: "How our dates compare",
  sureNotes: "Notes",
  questionsTitle: "Common questions",
  questionTwo: "Why can one {brand} serial number mean several dates?",
  answerTwo: "{serial} can mean {dates}. {why} The model number or a printed date can settle it.",
  questionOld: "How old is too old for my {brand} water heater?",
  answerOld:
    "By age alone, watch it closely from 6 years and plan its replacement from 10. A leak, rusty water or a neglected anode rod matters more.",
  questionInstalled: "Is that the install date?",
  answerInstalled: "No, it’s when the heater was made. Warranties usually start at installation.",
} as const;

/**
 * How to read the serial number of a brand, in a few short sentences, for the 14 most common brands. The guides of the
 * other brands are made from their formats with the `format…` texts.
 */
export const guide = {
  title: "How to read {brand} serial numbers",
  exampleCaption: "Example: {serial} reads as {date}.",
  plateCaption: "From a real label: {serial} reads as {date}.",
  illustrationCaption: "Made-up example: {serial} for {date}.",
  plateHeading: "The label:",
  formatIntro: "We know {count, plural, one {one date format} other {# date formats}} for {brand}.",
  formatSince: "Since {from}",
  formatBetween: "{from} to {to}",
  formatIn: "{year}",
  formatHolds: "In order: {parts}.",
  formatUndated: "A running number without a date.",
  yearsNote: "A format may have been used longer.",
  confidenceHigh: "well proven",
  confidenceMedium: "partly proven",
  confidenceLow: "uncertain",
  others: "Other formats",
  more: "More about {brand}",
  printedDate: "If a label shows a manufacturing date, trust that.",
  "ao-smith":
    "Since 2008: two digits for the year, two for the week. Before that: a month letter (A to M, skipping I), then two digits for the year. From about 1982 to 2003, a plant letter comes first.",
  rheem:
    "Skip the letters in front. The next two digits are the month, the two after them the year. Exception: with a single A, M or Q and nine digits, the first two digits are the week.",
  "bradford-white":
    "The first letter is the year and the second the month (A to M, skipping I). Year letters repeat every 20 years: A is 1984, 2004 or 2024. Eight digits after the letters mean late 2007 or newer; seven mean older.",
  whirlpool:
    "The first two digits are the year, the next two the week. Codes for Whirlpool kitchen appliances don’t apply.",
  state:
    "Since 2008: two digits for the year, two for the week. Skip a letter in front. Before that: a month letter (A to M, skipping I), then two digits for the year.",
  ge: "On tanks built by Rheem, skip the letters: the first and second digits are the month, the third and fourth the year. On a GeoSpring hybrid with two letters and six digits, the letters are month and year. They repeat every 12 years. On newer tanks from GE’s own plant, look for a printed date.",
  kenmore:
    "If the model number starts with 153, it’s from State or A. O. Smith: year and week since 2008, month letter and year before. Use the Rheem code only when the label names Rheem.",
  american:
    "Skip a single letter in front. The first two digits are the year, the next two the week. Older numbers with one letter and six or seven digits hold no date. Read the warranty code on the label instead.",
  craftmaster: "The first and second digits are the year, the third and fourth the week.",
  navien:
    "Newer units: four digits, a letter, two digits for the year, one character for the month, two for the day. X, Y and Z are October to December. Older, with 16 digits: characters 5 to 8 are the year, then month and day.",
  rinnai:
    "Since 2009: a year letter (A is 2009, skipping I, O, Q, U and V), then a month letter (A to M, skipping I). Before that: four digits for year and month.",
} as const;

/** Who may have built a heater that carries another name, and why. The keys with hyphens are the decoder's reason codes. */
export const maker = {
  heading: "Who built it?",
  text: "Compare with the label, then pick a brand.",
  builtBy: "Built by {makers}",
  unconfirmed: "{maker} (not confirmed)",
  noDates: "No date",
  sureHigh: "Documented",
  sureMedium: "Likely",
  sureLow: "Possible",
  ours: "Our conclusion, based on:",
  more: "{brands, plural, one {# less likely brand} other {# less likely brands}}",
  "model-prefix": "This maker built {name} models that start with {prefix}.",
  "model-shape": "The model number fits this maker’s format.",
  "serial-shape": "The serial number fits this maker’s format exactly.",
  "serial-near": "The serial number only nearly fits, so the date is uncertain.",
  "built-for": "This maker built heaters sold as {name}.",
  "listed-under": "Charts, recalls or lists put {name} under this brand.",
  "said-to-have-built": "This maker reportedly built some {name} heaters.",
  "prefix-unknown": "We don’t know who built {name} models that start with {prefix}.",
  "model-of-others": "But the model number fits another brand.",
  "serial-of-others": "But the serial number fits other brands.",
  "other-makers": "Brands of other makers are just as likely.",
  "sister-brands": "Its sister brands are just as likely.",
} as const;

/** Facts about the model and its warranty in a result. */
export const specifications = {
  heading: "Your model",
  loading: "Looking up your model…",
  capacity: "Capacity",
  type: "Type",
  efficiency: "Efficiency",
  dimensions: "Dimensions",
  weight: "Weight",
  btus: "BTUs",
  warranty: "Warranty",
  features: "Features",
  source: "Source",
  fromCatalogue: "From maker documents and public records.",
  fromNumber: "Read from the model number.",
  fromLanguageModel: "AI wrote this, so compare it with the label.",
  enhanced: "AI enhanced",
  estimated: "Partly estimated. Compare it with the label.",
  withoutOptions: "Listed as {model}, without the options.",
  sureHigh: "High confidence.",
  sureMedium: "Medium confidence.",
  sureLow: "Low confidence.",
  statusActive: "Active",
  statusExpired: "Expired",
  warrantyLeft: "{active}, about {time} left",
  warrantyOver: "no years left",
  warrantyOpen: "Active or expired, depending on the exact date",
  warrantyDecides: "Counted from the manufacturing date, but the install date decides.",
  notFound: "Specifications not found for {model}",
  notFoundText: "We don't have detailed specifications for this model number in our database.",
  notFoundHelp: "Contact the manufacturer for detailed specifications.",
  failed: "Model information not found",
} as const;
