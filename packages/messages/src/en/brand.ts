/**
 * The page of a brand. `about-…` says who made its heaters: written by hand for the 14 most common brands and for
 * those with more to say than a name. Each rests on sources that are named below it.
 */
export const brand = {
  metaTitle: "{brand} water heater age: read the serial number",
  metaDescription:
    "When was your {brand} water heater made? {serial} reads as {date}. Type your serial number to see its date and what to do next.",
  metaDescriptionPlain:
    "How old is your {brand} water heater? See where the label is, and how to find the age without a date.",
  title: "How old is your {brand} water heater?",
  intro: "Type the {brand} serial number from the label. We read its date and show you how.",
  introPlain:
    "We can’t read {brand} dates. Type your serial number anyway: it may match another brand’s format.",
  plateTitle: "Where to find the serial number",
  plateText: "It’s on the label, after “Serial”, “Serial No.” or “S/N”.",
  aboutTitle: "About {brand}",
  aboutMaker: "{maker} built {brand} water heaters.",
  aboutUnknown:
    "We don’t know who built {brand} water heaters. Look for a maker’s name on the label: its rules may apply.",
  aboutSources: "Sources",
  "about-ao-smith":
    "A. O. Smith Corporation builds these heaters itself. It bought State Industries in 2001 and American Water Heater Company in 2006. A 2018 recall shows one code from 2011 on for A. O. Smith, State, Reliance, Kenmore, American, U.S. Craftmaster and Whirlpool.",
  "about-rheem":
    "Rheem began in California in 1925 and has made water heaters since the 1930s. It bought Ruud in 1959, makes Richmond heaters, and supplied GE heaters to The Home Depot from 1998. All use its code.",
  "about-bradford-white":
    "Bradford White Corporation builds these heaters itself and has published its code. It also built many older Lochinvar tanks, with the same letters.",
  "about-whirlpool":
    "American Water Heater Company built these heaters, and Lowe’s sold them from 2000 on. A. O. Smith has owned American since 2006. The name appears in a recall of heaters built up to August 2016.",
  "about-ruud":
    "Edwin Ruud pioneered automatic water heaters in Pennsylvania in 1889. Rheem bought his company in 1959. Both use one code, so what’s proven for one holds for the other.",
  "about-state":
    "State was founded in Tennessee in 1946. A. O. Smith has owned it since 2001. It also built Kenmore, Reliance and Maytag heaters.",
  "about-ge":
    "Rheem supplied the GE tanks sold at The Home Depot from 1998 on. GE built the GeoSpring hybrid in China from 2009, then in Louisville from 2012 to the end of 2016. Newer hybrids use the name again. GE Appliances, a Haier company, opened a South Carolina tank factory in 2022; its date code isn’t public. We don’t know who built the tanks before 1998 and from 2017 to 2020.",
  "about-kenmore":
    "Kenmore is a Sears name, but Sears built no water heaters. State Industries says it was the only supplier for more than 46 years up to 2001, when A. O. Smith bought State. Model numbers that begin with 153 are State’s. Some Kenmore heaters are said to come from Rheem, without good proof.",
  "about-american":
    "A. O. Smith has owned American Water Heater Company since 2006. American has built heaters under dozens of names, all with its code: Craftmaster, Envirotemp, Hotmaster, True Value, Whirlpool and more.",
  "about-reliance": "State Industries builds these heaters. A. O. Smith has owned State since 2001.",
  "about-richmond":
    "Rheem Manufacturing Company builds these heaters, so we read their serial numbers as Rheem’s. We’ve found no Richmond heater with a known date, so our confidence is one step lower.",
  "about-craftmaster":
    "American Water Heater Company builds these heaters. A. O. Smith has owned American since 2006.",
  "about-navien":
    "Kyung Dong Navien of South Korea makes these heaters. After a fault in heaters from 2008, a Canadian regulator explained the year in 16-digit serial numbers. The American one said the label shows it too. Only others have explained the newer code, and they don’t all agree.",
  "about-rinnai":
    "Rinnai Corporation of Japan makes these heaters. We found no explanation from Rinnai: the letters come from inspectors and plumbers. From 2023 on, two of their tables differ by a year. We say so with each result.",
  "about-american-appliance":
    "American Appliance Manufacturing Corporation built these heaters. A. O. Smith owns its business today.",
  "about-american-standard":
    "More than one maker has used this name. Recent heat pump heaters use the Ariston Group’s code; older tanks perhaps American Water Heater Company’s.",
  "about-homart":
    "Homart was a Sears name. A. O. Smith Corporation built these heaters after the war, until the early 1960s.",
  "about-hotpoint": "Rheem built these heaters, according to a 2011 trade chart.",
  "about-intertherm":
    "Sources disagree on who built these heaters: State Industries or Rheem. We show both readings.",
  "about-lochinvar":
    "A. O. Smith owns Lochinvar. Bradford White built many of its older tanks, with its own letters.",
  "about-maytag": "State Industries built these heaters under license.",
  "about-mission": "State Industries probably built these heaters: a 2004 recall lists both names together.",
  "about-montgomery-ward":
    "Montgomery Ward sold heaters from several makers. Rheem was one; we don’t know the others.",
  "about-mor-flo":
    "Mor-Flo Industries built these heaters and later became part of American Water Heater Company.",
  "about-solahart": "Solahart is said to belong to Rheem Australia. We couldn’t confirm it.",
  "about-takagi": "Takagi Industrial of Japan built these heaters. A. O. Smith owns the brand today.",
  "about-vanguard": "These heaters are often said to come from Rheem. We couldn’t confirm it.",
  "about-westinghouse": "HTP built these heaters under license.",
  sureTitle: "How sure we are",
  sureCount: "{sure}: {count, plural, one {# date format} other {# date formats}}",
  realTitle: "A real heater",
  realKnown: "{serial}: made {known}, known without the number. We read {dates}.",
  realDated: "{serial}: we read {dates}. Our source read the number too, so this proves nothing.",
  realNone:
    "We’ve found no dated {brand} heater. Our examples are made up, or from brands with the same rule.",
  sureProof: "Every rule and its evidence",
  sureNotes: "What to know",
  questionsTitle: "Common questions",
  questionWhere: "Where is the serial number on {brand} water heaters?",
  questionRead: "How do I read the date in {brand} serial numbers?",
  answerRead: "{serial}, for example, reads as {date}. In order: {parts}.",
  questionRule: "Do {brand} serial numbers include a date?",
  questionTwo: "Why can one {brand} serial number mean several dates?",
  answerTwo: "{serial} can mean {dates}. {why} The model number or a printed date can settle it.",
  questionOld: "How old is too old for my {brand} water heater?",
  answerOld:
    "By age alone: under 6 years it’s in good condition, from 6 years watch it closely, from 10 years plan its replacement. A leak, rusty water or a neglected anode rod matters more.",
  questionInstalled: "Is that the install date?",
  answerInstalled:
    "No, it’s when the heater was made. Warranties usually start at installation, which may be months later. Keep the invoice.",
} as const;
