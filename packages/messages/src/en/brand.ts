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
  aboutSources: "Sources",
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
  sureProof: "See all evidence",
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
