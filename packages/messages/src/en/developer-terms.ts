/** The terms for the programming interface and the packages. */
export const developerTerms = {
  metaTitle: "Terms for Developers | Heater Age",
  metaDescription:
    "What you may do with the Heater Age API and packages: programs and commercial use are welcome, within limits and without warranty.",
  title: "Terms for Developers",
  intro:
    "In short: the packages are free software. Programs may call the API within its limits, commercially too.",

  scope: "What these terms cover",
  scopeParts:
    "They cover the API, which is everything under {api} on this website, and the packages {decoder} and {client}. The website’s pages have their own <terms>terms of service</terms>. “We” are {named, select, yes {{company}, who publishes this website} other {the operator of this website}}.",

  packages: "The packages",
  packagesLicense:
    "The packages and this service’s source code are under the MIT License, included in each. You may use, change, distribute and sell them if you keep the copyright and license notice. Only that license applies to them. The sections below are about the API.",
  packagesLocal:
    "The decoder runs inside your program, sends nothing and has no call limit. The client calls only the address you give it.",

  use: "Using the API",
  useFree:
    "The API is free and needs no key or account. You may call it from programs and web pages and build on its answers, commercially too. See the <docs>API documentation</docs>.",
  usePages:
    "Don’t use the calls that belong to our own pages: error reports, share counts and messages. Calls with an operator token are for the operator only.",

  limits: "Limits",
  limitsHeaders:
    "Calls are limited per address. The {rateLimit} headers show how many are left. After a 429 status, wait as many seconds as {retryAfter} says.",
  limitsFair:
    "Don’t get around the limits, such as by spreading calls over many addresses, and don’t disrupt the service. For lists of serial numbers, use {batch}. For large volumes, use the decoder package, which has no limit.",

  data: "What we store",
  dataStored:
    "We record an API check like one on the website, and store a report until it’s deleted. See the <privacy>privacy policy</privacy>. Don’t send anything that identifies a person. If people use your program, tell them it sends us serial numbers.",

  answers: "Passing on answers",
  answersHonest: "Where people see or rely on the answers:",
  answersAll: "show every possible date, or say that there are more",
  answersCertainty: "don’t present uncertain answers as certain",
  answersModel: "keep the mark on facts that are AI enhanced",
  answersName: "don’t suggest that we or a heater maker endorse your product",

  availability: "Availability and changes of the API",
  availabilityNone: "We don’t promise that the API is always available, or how long it will exist.",
  availabilityStable:
    "Codes and field names stay the same. New ones may come at any time, so ignore what your program doesn’t know. We announce breaking changes here 30 days ahead, unless security requires them sooner.",

  liability: "No warranty, and liability",
  liabilityAsIs:
    "As far as the law allows, the API is provided “as is”, without any warranty. We aren’t liable for damage from using it, being unable to use it, or relying on an answer. If a date matters, check it with the maker.",
  liabilityMandatory:
    "These terms don’t limit liability that the law doesn’t let us limit, such as for intent, gross negligence, or injury to life, body or health.",

  blocking: "Blocking",
  blockingWhen:
    "We may block callers who break these terms or endanger the service. If you’re blocked and don’t know why, write to us.",

  law: "Governing law, and changes to these terms",
  lawStates:
    "These terms are governed by the laws of the United States. Where those leave a question to the states, the laws of our home state apply. Mandatory law where you live isn’t affected. If language versions differ, the English one decides as far as that law allows.",
  lawChanges:
    "We announce material changes here 30 days before they take effect. If one part is invalid, the rest stays in force.",

  contact: "Contact",
  contactReach:
    "Write to us {mail, select, yes {at {email} or } other {}}through the <contact>contact form</contact>, also if you need higher limits.",
} as const;
