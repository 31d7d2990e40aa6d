/** The terms for the programming interface and the packages. */
export const developerTerms = {
  metaTitle: "Terms for Developers | Heater Age",
  metaDescription:
    "What you may do with the Heater Age API and its packages: programs and commercial use are welcome, within limits and without warranty.",
  title: "Terms for Developers",
  intro:
    "These terms are for people who write programs. In short: the packages are free software, and the API may be called by programs, also for commercial purposes, as long as they keep to its limits.",

  scope: "What these terms are about",
  scopeParts:
    "They are about the programming interface (API), which is everything under {api} at the address of this website, and about the packages {decoder} and {client}. The pages of the website have their own <terms>terms of service</terms>. “We” are {named, select, yes {{company}, who publishes this website} other {the operator of this website}}.",

  packages: "The packages",
  packagesLicense:
    "The packages and the source code of this service come under the MIT License, which is in each of them. You may use, change, pass on and sell them, as long as you keep the copyright and license notice. For them that license alone counts; the sections that follow are about the API.",
  packagesLocal:
    "The decoder works where your program runs: it sends nothing anywhere and has no limit on the number of calls. The client calls only the address that you give it.",

  use: "Using the API",
  useFree:
    "The API costs nothing and needs neither key nor account. You may call it from programs and web pages and build on its answers, also commercially. Its calls are described in the <docs>documentation of the API</docs>.",
  usePages:
    "The calls that belong to our own pages, for error reports, share counts and messages, are not for other programs. Parts that ask for an operator’s token are for the operator only.",

  limits: "Limits",
  limitsHeaders:
    "The number of calls from one address is limited. Answers say in their {rateLimit} headers how many are left. After an answer with the status 429, wait as many seconds as {retryAfter} says.",
  limitsFair:
    "Do not get around the limits, for example by spreading calls over many addresses, and do not disturb the service for others. For lists of serial numbers there is {batch}; for large numbers take the decoder package, which has no limit.",

  data: "What is stored",
  dataStored:
    "A check through the API is recorded like one on the website, and a report is stored until it is deleted. The <privacy>privacy policy</privacy> says what that means. Send nothing that tells who somebody is. If people use your program, tell them that it sends serial numbers to us.",

  answers: "Passing on answers",
  answersHonest: "Where people see or rely on the answers:",
  answersAll: "show every possible date where there are several, or say that there are more;",
  answersCertainty: "do not present as certain what the answer calls uncertain;",
  answersModel: "keep the mark on facts that are AI enhanced;",
  answersName: "do not give the impression that we, or a maker of water heaters, approve of your product.",

  availability: "Availability and changes of the API",
  availabilityNone: "We do not promise that the API is always available, or for how long there will be one.",
  availabilityStable:
    "Codes and field names stay what they are. New ones may come at any time, so let your program pass over what it does not know. A change that breaks programs is announced on this page 30 days ahead, unless security needs it sooner.",

  liability: "No warranty, and liability",
  liabilityAsIs:
    "As far as the law allows, the API is provided “as is”, without any warranty, and we are not liable for damage that comes from using it, from not being able to use it, or from relying on an answer. Check a date that matters with the maker.",
  liabilityMandatory:
    "Nothing in these terms limits a liability that cannot be limited by law, such as that for intent, gross negligence, or injury to life, body or health.",

  blocking: "Blocking",
  blockingWhen:
    "We may block callers who do not keep to these terms or endanger the service. If you are blocked and do not know why, write to us.",

  law: "Governing law, and changes to these terms",
  lawStates:
    "These terms are governed by the laws of the United States and, where those leave a question to the states, by the laws of the state in which we have our seat. Mandatory law of the place where you live is not affected. Should versions in different languages differ, the English one decides as far as that law allows.",
  lawChanges:
    "We announce material changes to these terms on this page 30 days before they take effect. If one part is not valid, the rest stays in force.",

  contact: "Contact",
  contactReach:
    "Write to us {mail, select, yes {at {email} or } other {}}through the <contact>contact form</contact>, also if you need more than the limits allow.",
} as const;
