/** What the rules rest on, brand by brand. Every figure comes with a value: no text of this area holds a digit. */
export const proof = {
  intro:
    "Each rule with its sources, how sure it is, and what supports or contradicts it. All figures are counted from the rules and their tests when this site is built.",
  overview: "At a glance",
  brandsRuled:
    "{count, plural, one {brand with a rule that gives a date} other {brands with a rule that gives a date}}",
  brandsAll: "of {brands, number} that we know",
  formats: "{count, plural, one {way of writing the date} other {ways of writing the date}}",
  formatsSure:
    "{high, number} well proven, {medium, number} partly proven, {low, number} uncertain; and {undated, number} known to hold no date",
  known:
    "{count, plural, one {heater whose date is known without its number} other {heaters whose dates are known without their numbers}}",
  knownFirst:
    "{first, number} with the first date that we read, {later, number} with a later one, {contradicts, number} against us",
  knownCaution:
    "Many of these heaters helped us to find the rules. The figure shows that rules and dates agree, not how often we will be right about yours.",
  plates: "{count, plural, one {rating plate with a printed date} other {rating plates with a printed date}}",
  bounded:
    "{count, plural, one {plate, record or recall of known years} other {plates, records and recalls of known years}}",
  makers: "{count, plural, one {example from a maker} other {examples from makers}}",
  tally:
    "{agrees, number} with the one date that we read, {ambiguous, number} with one of several, {contradicts, number} against us",
  tallyUndated: "{count, number} where we read no date",
  published: "{count, plural, one {serial number dated by others} other {serial numbers dated by others}}",
  publishedHint: "They show that readings agree, and no more.",
  illustrations: "{count, plural, one {made-up example} other {made-up examples}}",
  illustrationsHint: "They show how a rule works. They prove nothing and count nowhere else.",
  sources: "{count, plural, one {source that you can open} other {sources that you can open}}",
  rare: "Plates with a printed date are hardly ever published. <link>Send us the date on yours</link>.",
  photos:
    "How well the camera reads labels isn’t shown here. So far it was tried on labels that we drew ourselves, and we publish no figure before we have a hundred real photos.",
  heaters: "Every dated heater",
  heatersKnown: "Dates known without the number",
  heatersPublished: "Dates that others read from the number",
  heaterKnown: "known: {date}",
  heaterRead: "we read: {dates}",
  heaterUnread: "we read no date",
  brands: "Brand by brand",
  ways: "{count, plural, one {# way of writing} other {# ways of writing}}",
  noWay: "no rule",
  dated: "{count, plural, one {# dated plate} other {# dated plates}}",
  used: "Used",
  shown: "Dated heaters known",
  rule: "Rule",
  ruleExact: "The exact rule, in English",
  platesTerm: "Plates with a printed date",
  none: "None found yet.",
  otherTerm: "Other evidence",
  boundedCount:
    "{count, plural, one {# plate, record or recall of known years} other {# plates, records and recalls of known years}}",
  makersCount: "{count, plural, one {# example from the maker} other {# examples from the maker}}",
  publishedCount:
    "{count, plural, one {# serial number dated by others} other {# serial numbers dated by others}}",
  against: "What contradicts it",
  nothing: "Nothing that we found.",
  otherwise:
    "{count, plural, one {<link>Something published</link> says otherwise.} other {<link># published rules</link> say otherwise.}}",
  open: "What is not known",
  openPlate: "No plate with a printed date has shown it yet.",
  openParts:
    "{count, plural, one {The meaning of some characters.} other {The meaning of some characters, in # places.}}",
  send: "Send a printed date for {brand}",
  claims: "Errors in other published rules",
  claimsIntro:
    "Others have taught us much, and we make mistakes as well. Where what we found speaks against something published, it stands here with the evidence. If it is we who are wrong, please <contact>write to us</contact>.",
  says: "What it says",
  saysDate: "{serial} is from {date}.",
  saysParts: "The number begins with: {parts}.",
  weRead: "What we read",
  weReadDates: "{serial} is from {dates}.",
  weReadParts: "In {serial}: {parts}.",
  weReadNone: "{serial} is no number of this brand that we can date.",
  why: "Why",
  basisPlate: "A rating plate with a printed date shows it.",
  basisMaker: "The maker’s own document explains it differently.",
  basisRegulator: "An official notice names when such heaters were made or sold.",
  basisItself: "It contradicts the table that it gives itself.",
  basisOthers: "The other sources that we found agree with one another.",
  evidence: "Evidence",
  decade: "decade",
} as const;
