/** The terms for the programming interface and the packages. */
export const developerTerms = {
  metaTitle: "Terms for Developers | Heater Age",
  metaDescription: "What you may do with the Heater Age API and packages, including commercial use.",
  title: "Terms for Developers",

  scope: "Scope",
  scopeParts:
    "These terms cover the API (everything under {api}) and the packages {decoder} and {client}. For the pages, see the <terms>terms of service</terms>. “We” means {named, select, yes {{company}, who publishes this website} other {the operator of this website}}.",

  packages: "Packages",
  packagesLicense:
    "Only the MIT License, included in each, applies to the packages and this service’s source code.",
  packagesLocal: "The decoder sends nothing. The client calls only the address you give it.",

  use: "API use",
  useFree:
    "The API is free and needs no key or account. Use it and its answers in programs and web pages, even commercial ones. See the <docs>documentation</docs>.",
  usePages:
    "Don’t use the endpoints for our own pages (error reports, share counts, messages) or for the operator.",

  limits: "Limits",
  limitsHeaders:
    "Calls are limited per IP address. After a 429 status, wait the number of seconds in {retryAfter}.",
  limitsFair:
    "Don’t get around the limits or disrupt the service. For lists, use {batch}. For large volumes, use the decoder, which has no limit.",

  data: "Data",
  dataStored:
    "We store checks and reports as described in our <privacy>privacy policy</privacy>. Don’t send anything that identifies a person. Tell your users that we get the serial numbers.",

  answers: "Sharing answers",
  answersHonest: "Where people see or rely on answers:",
  answersAll: "show every possible date, or say there are more",
  answersCertainty: "don’t present uncertain answers as certain",
  answersModel: "keep the “AI enhanced” mark",
  answersName: "don’t suggest that we or a maker endorse your product",

  availability: "Availability",
  availabilityNone: "We don’t promise that the API is, or stays, available.",
  availabilityStable:
    "New codes and fields may come anytime, so ignore unknown ones. We announce breaking changes here 30 days ahead, unless security requires them sooner.",

  liability: "Warranty and liability",
  liabilityAsIs:
    "As far as the law allows, the API is provided “as is”, without any warranty. We aren’t liable for damage from using it, being unable to use it, or relying on an answer.",
  liabilityMandatory:
    "These terms don’t limit liability the law doesn’t let us limit, such as for intent, gross negligence, death or personal injury.",

  blocking: "Blocking",
  blockingWhen: "We may block callers who break these terms or endanger the service.",

  law: "Law and changes",
  lawStates:
    "These terms are governed by the laws of the United States and our home state. Mandatory law where you live still applies. If language versions differ, the English one decides as far as that law allows.",
  lawChanges:
    "We announce material changes here 30 days ahead. If one part is invalid, the rest stays in force.",

  contact: "Contact",
  contactReach:
    "If you’re blocked or need higher limits, write to us {mail, select, yes {at {email} or } other {}}through the <contact>contact form</contact>.",
} as const;
