/**
 * The page of a brand. `about-…` tells who made its heaters: written by hand for the 14 most common brands and for
 * those with more to tell than a name. Each rests on sources that are named below it.
 */
export const brand = {
  metaTitle: "{brand} water heater age: read the serial number",
  metaDescription:
    "When was your {brand} water heater made? {serial} reads as {date}. Type your serial number and see its date, how sure it is, and what to do next.",
  metaDescriptionPlain:
    "How old is your {brand} water heater? What its serial number tells, where the rating plate is, and how to find the age when the number holds no date.",
  title: "How old is your {brand} water heater?",
  intro:
    "Type the serial number from the rating plate. We read the date in it the way {brand} writes it, and show you how.",
  introPlain:
    "We know no rule for the serial numbers of {brand}. Type yours all the same: we look whether it has the shape of another brand’s, and say what else tells the age.",
  plateTitle: "Where to find the serial number",
  plateText: "It is on the rating plate, marked “Serial”, “Serial No.” or “S/N”.",
  aboutTitle: "About {brand}",
  aboutMaker: "{brand} water heaters were built by {maker}.",
  aboutUnknown:
    "We have no record of who built {brand} water heaters. Look for the name of a maker on the rating plate: its rules may apply.",
  aboutSources: "Where this comes from",
  "about-ao-smith":
    "A. O. Smith Corporation builds these heaters itself. It bought State Industries in 2001 and American Water Heater Company in 2006. A recall of 2018 shows what that means: heaters named A. O. Smith, State, Reliance, Kenmore, American, U.S. Craftmaster and Whirlpool carry one code, year and week, from 2011 on.",
  "about-rheem":
    "The brothers Richard and Donald Rheem began in California in 1925, and their company has been in water heating since the 1930s. It bought Ruud in 1959, makes Richmond heaters, and from 1998 on supplied The Home Depot with heaters named GE. All of these carry Rheem’s code.",
  "about-bradford-white":
    "Bradford White Corporation builds its heaters itself, and has explained its code in a service bulletin of its own. Few serial numbers are as well documented. Many older Lochinvar tanks carry the same letters, because Bradford White built them too.",
  "about-whirlpool":
    "Whirlpool lent its name: American Water Heater Company built these heaters, and Lowe’s sold them from 2000 on. American has belonged to A. O. Smith since 2006. The name still appears in a recall of heaters built up to August 2016.",
  "about-ruud":
    "Edwin Ruud was a pioneer of automatic water heaters in Pennsylvania in 1889. Rheem bought his company in 1959. Ruud and Rheem heaters carry the same code, so what is proven for one holds for the other.",
  "about-state":
    "State was founded in 1946 in Tennessee. It built its first electric water heater in 1948 and its first gas water heater in 1954, and has belonged to A. O. Smith since 2001. It also built heaters named Kenmore, Reliance and Maytag.",
  "about-ge":
    "Several factories have built GE water heaters. Rheem supplied the tanks that The Home Depot sold from 1998 on. GE built the GeoSpring hybrid itself: in China from 2009, in Louisville from 2012 until the end of 2016; newer hybrids carry that name again. GE Appliances, a Haier company, opened a factory for tanks in South Carolina in 2022. Who built the tanks before 1998 and from 2017 to 2020 is not known to us, nor is there a public rule for those of the new factory.",
  "about-kenmore":
    "Kenmore is a name of Sears, which built no water heaters. State Industries did: in 2001 it had been the only supplier of Sears for more than 46 years, by its own account. State has belonged to A. O. Smith since 2001. Model numbers that begin with 153 are theirs. Some Kenmore heaters are said to come from Rheem, without good proof.",
  "about-american":
    "American Water Heater Company has belonged to A. O. Smith since 2006. It has built heaters under dozens of other names: a trade chart of 2011 lists Craftmaster, Envirotemp, Hotmaster, True Value, Whirlpool and many more. They all carry its code.",
  "about-reliance":
    "Reliance heaters are built by State Industries, which has belonged to A. O. Smith since 2001. A recall of 2018 names Reliance among the labels whose first four digits are the year and the week.",
  "about-richmond":
    "Rheem Manufacturing Company builds Richmond heaters, and a recall of tankless heaters names Rheem, Ruud and Richmond together. No Richmond heater with a known date was found in public. We read its serial numbers as Rheem’s, and rate that one step lower.",
  "about-craftmaster":
    "American Water Heater Company builds Craftmaster heaters, and has belonged to A. O. Smith since 2006. A recall of 2018 names U.S. Craftmaster among the labels whose first four digits are the year and the week.",
  "about-navien":
    "Kyung Dong Navien of South Korea makes Navien heaters. After a fault in heaters from 2008, a Canadian regulator explained how the year stands in serial numbers of 16 digits, and the American one that it is also printed on the label. The newer code has been explained by others only, and they do not all agree.",
  "about-rinnai":
    "Rinnai Corporation of Japan makes Rinnai heaters. We found nothing by Rinnai itself on its serial numbers: the letters are known from inspectors and plumbers. From 2023 on two of their tables differ by a year, and we say so with each result.",
  "about-american-appliance":
    "American Appliance Manufacturing Corporation built these heaters. It is gone; its business belongs to A. O. Smith today.",
  "about-american-standard":
    "The name has been on heaters of more than one maker: heat pump heaters of recent years carry the code of the Ariston Group, older tanks perhaps that of American Water Heater Company.",
  "about-homart":
    "Homart was a name of Sears. A. O. Smith Corporation built its heaters after the war, until the early 1960s.",
  "about-hotpoint": "Rheem built Hotpoint water heaters, according to a trade chart of 2011.",
  "about-intertherm":
    "Sources disagree on who built Intertherm water heaters: State Industries or Rheem. We offer the readings of both.",
  "about-lochinvar":
    "Lochinvar belongs to A. O. Smith. Many of its older tanks were built by Bradford White, and carry Bradford White’s letters.",
  "about-maytag": "State Industries built Maytag water heaters under licence.",
  "about-mission":
    "State Industries probably built Mission water heaters: a recall of 2004 lists the name together with State’s.",
  "about-montgomery-ward":
    "Montgomery Ward sold heaters of several makers under its name. Rheem was one of them; the others are not recorded.",
  "about-mor-flo":
    "Mor-Flo Industries built these heaters itself, and later became part of American Water Heater Company.",
  "about-solahart": "Solahart is said to belong to Rheem Australia. We could not confirm it.",
  "about-takagi": "Takagi Industrial of Japan built these heaters; the brand belongs to A. O. Smith today.",
  "about-vanguard": "Vanguard heaters are commonly said to come from Rheem. We could not confirm it.",
  "about-westinghouse": "HTP built Westinghouse water heaters under licence.",
  sureTitle: "How sure the rules are",
  sureCount: "{sure}: {count, plural, one {# way of writing} other {# ways of writing}}",
  realTitle: "A real heater",
  realKnown: "{serial}: made {known}, which is known without the number. We read {dates}.",
  realDated:
    "{serial}: we read {dates}. The source has its date from the number too: that shows agreement and proves nothing.",
  realNone:
    "We have found no {brand} heater with a serial number and a date. Examples on this page are made up to show the rule, or belong to other brands with the same rule.",
  sureProof: "Every rule, with what speaks for and against it",
  sureNotes: "What to know",
  questionsTitle: "Common questions",
  questionWhere: "Where is the serial number on {brand} water heaters?",
  questionRead: "How do I read the date in {brand} serial numbers?",
  answerRead: "{serial}, for example, reads as {date}. It holds, in this order: {parts}.",
  questionRule: "Do {brand} serial numbers tell the date?",
  questionTwo: "Why can one {brand} serial number mean several dates?",
  answerTwo:
    "{serial} can mean {dates}. {why} The model number or a date printed on the plate can settle which one it is.",
  questionOld: "How old is too old for my {brand} water heater?",
  answerOld:
    "By age alone: below 6 years it is in good condition, from 6 years on watch it closely, and from 10 years on plan its replacement. A leak, rusty water or a neglected anode rod counts more than a birthday.",
  questionInstalled: "Is that the date on which it was installed?",
  answerInstalled:
    "No. The serial number tells when the heater was made; it may have been sold and installed months later. A warranty usually counts from the installation, so keep the invoice.",
} as const;
