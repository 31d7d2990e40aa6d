/** The privacy policy, in twelve sections. Retention days come from the operator's settings. */
export const privacy = {
  metaTitle: "Privacy Policy | Heater Age",
  metaDescription: "What Heater Age stores, for how long, and how to have it deleted.",
  title: "Privacy Policy",

  who: "Who we are",
  whoOperator:
    "“We” means {named, select, yes {{company}, who publishes this website} other {the operator of this website}}. We’re responsible for your data. Reach us {mail, select, yes {by email at {email} or } other {}}through the <contact>contact form</contact>.",
  whoBasis:
    "Where the EU’s GDPR applies, our legal bases are in Article 6(1). We answer checks, reports and messages because you ask us to (b). We record checks, limit requests and look into errors for a legitimate interest: a correct, working service that isn’t abused (f). Anything that needs your consent happens only with it (a).",

  checks: "Checks",
  checksStored:
    "Stored with each check: brand, serial number, model number (if given), date and age found, and time. A random number keeps it from counting twice. We use checks to find wrong rules and missing brands.",
  checksAnonymous:
    "Not stored: your name, IP address or anything that identifies your device. But someone who knows whose heater it is could make the link.",
  checksScan: "Label scans and photos never leave your device and are gone when you close the scanner.",
  checksAddress:
    "A result’s address holds what you entered and stays in your browser’s history. We don’t log it.",

  reports: "Reports",
  reportsStored:
    "Stored if you ask for one: brand, serial number, model number, possible dates and time of the check. If you type them, also names, a phone number and a customer or address. Anyone with the link can read it. We ask search engines to skip it.",
  reportsDelete:
    "The deletion link, shown only once, erases the content. The report’s number stays for a while.",

  contact: "Messages",
  contactStored:
    "Stored with a message: name, email address, phone number (if given), subject, text, page language and time. We use it only to answer you. A copy may stay in our mailbox as long as needed.",

  errors: "Error reports",
  errorsStored:
    "To fix broken pages, we store the error, its place in our code, page address, failed request, browser, window size, language and time. We add your description (if given) and a random number per visit.",
  errorsMasked:
    "We first mask email addresses, phone numbers, other long numbers and labeled serial numbers. Leave names out of your description.",

  network: "Server logs",
  networkLimits: "We count requests per IP address so no one overloads the service.",
  networkLogs:
    "Our logs hold the time, page or function, outcome and duration, but no IP address and nothing you typed. Our network and server providers see your IP address too. Their proxies may log it, with the page’s address and your browser.",

  browser: "Your browser",
  browserIntro: "We set no cookies of our own and don’t track you across sites. Your browser stores:",
  browserLanguage: "your language",
  browserReports: "links that delete your reports, and the names you put on them",
  browserTyped: "what you typed and a random number for error reports, until you close the tab",
  browserHeaters: "heaters you save, with addresses, notes and photos (never sent)",
  browserKept: "this site, for offline use",
  browserWaiting: "checks made offline, until they’re sent (deleted after 30 days)",
  browserConsent: "your answer about consent",
  browserDelete:
    "Delete heaters on “My heaters”. To delete everything, clear this site’s data in your browser’s settings.",

  counts: "Counting and sharing",
  countsNumbers:
    "We keep daily totals that can’t be traced to anyone: checks by brand and heater age, errors, and ways of sharing.",
  countsSharing:
    "When you share, only the service you choose gets the address and text. To count it once, we keep a random number for 30 days.",

  services: "Third-party services",
  servicesIntro:
    "We don’t sell data or show ads. Server and email providers work for us. These services, if configured, may process data in other countries, including the United States:",
  servicesAnalytics:
    "Analytics (currently {analytics, select, no {off} other {{analytics}}}) counts page views and events such as checks. It sees your IP address, but never a serial or model number. Google Analytics may set cookies and gets nothing until you agree. You can withdraw consent below. A Global Privacy Control signal counts as a no.",
  servicesCaptcha:
    "Bot protection (currently {captcha, select, yes {on} other {off}}) loads Google’s reCAPTCHA on the contact page. Google gets your IP address and browser data, and may set cookies.",
  servicesModel:
    "For unknown models, brand and model number may go to a language model provider, but never the serial number.",

  keep: "Retention",
  keepChecks: "Checks",
  keepChecksTime: "{checks, plural, one {# day} other {# days}}",
  keepReports: "Reports",
  keepReportsTime: "Until you delete them, {reports, plural, one {# day} other {# days}} at most",
  keepMessages: "Messages",
  keepMessagesTime: "{messages, plural, one {# day} other {# days}}",
  keepErrors: "Error reports",
  keepErrorsTime: "{errors, plural, one {# day} other {# days}}",
  keepAnswers: "Language model answers",
  keepAnswersTime: "{answers, plural, one {# day} other {# days}}",
  keepNetwork: "IP addresses, in memory only",
  keepNetworkTime: "A day at most",
  keepCounts: "Counts",
  keepCountsTime: "Permanently",
  keepBackups: "Data is then deleted automatically. Backups may hold it for as long again.",

  rights: "Your rights",
  rightsList:
    "You can see, correct, delete or receive your data, object to its use, or withdraw consent for the future. It’s free and needs no reason. Tell us:",
  rightsCheck: "for a check: brand, serial number and about when you sent it",
  rightsReport: "for a report: its address",
  rightsMessage: "for a message: your email address",
  rightsError: "for an error report: its error ID",
  rightsReach:
    "<contact>Write to us</contact>. We answer within a month. You can also complain to your data protection authority.",

  changes: "Children and changes",
  changesChildren:
    "This website isn’t for children under 13, and we don’t knowingly store anything about them.",
  changesNotice:
    "Changes appear here. If one affects data we already hold, we announce it on this website 30 days ahead.",
} as const;

/** The terms of service of the website: sixteen numbered sections and what they end with. */
export const terms = {
  metaTitle: "Terms of Service | Heater Age",
  metaDescription: "What you may do with Heater Age, and how far you can rely on it.",
  title: "Terms of Service",

  acceptance: "Acceptance of Terms",
  acceptanceUse:
    "By using this website, you agree to these terms. “We” means {named, select, yes {{company}, who publishes this website} other {the operator of this website}}.",

  description: "Description of Service",
  descriptionWhat:
    "The service dates water heaters by serial number and shows what to do next. It’s free and needs no account.",
  descriptionChange: "The service may change, end or be unavailable.",

  license: "Use License and Restrictions",
  licenseGrant:
    "While you follow these terms, you have a non-exclusive, non-transferable, revocable license for personal, non-commercial use only.",
  licensePersonal:
    "Checking heaters by hand, one at a time, is personal use, even at work. Selling the answers or building them into a product or service isn’t.",
  licenseNot: "Don’t:",
  licenseBots: "use bots, scrapers or other programs",
  licenseRequests: "make excessive requests or get around our limits",
  licenseCopy: "publish large parts of the website as your own",
  licenseNotices: "remove the source, age or confidence from what you share",
  licenseDevelopers: "For our API and packages, see the <developers>terms for developers</developers>.",

  accuracy: "Accuracy of Information",
  accuracyRules:
    "An answer can be wrong, or one of several possible dates. If a date matters, check it with the maker.",
  accuracyAge:
    "The date shows when a heater was made, not when it was installed or what condition it’s in. Only the maker can say whether a warranty applies. Model facts can be incomplete or outdated, especially if marked AI enhanced.",

  advice: "Professional Consultation",
  adviceGeneral:
    "Our answers aren’t advice on safety, insurance, warranty or buying a house, and don’t replace an inspection by a licensed professional.",
  adviceSafety:
    "Gas, electricity and hot water under pressure can injure and kill. Leave work on a heater to a licensed professional. If you smell gas, leave the building and call your gas supplier or emergency services from outside.",

  conduct: "User Conduct",
  conductList: "Don’t:",
  conductLaw: "break the law or violate others’ rights",
  conductSystems: "access systems or data not meant for you, or disrupt the service",
  conductCode: "send harmful code, or others’ personal data without their consent",
  conductMessages: "use the contact form for advertising, threats or deception",
  conductMislead: "use a result or report to mislead anyone",

  property: "Intellectual Property",
  propertyOurs:
    "This website’s texts, drawings and design belong to us or our licensors. You may print, keep and share results and reports.",
  propertyMakers:
    "Makers’ names and trademarks belong to their owners and only identify heaters. No maker has approved or is connected with this website.",

  liability: "Disclaimers and Limitation of Liability",
  liabilityAsIs:
    "As far as the law allows, the service is provided “as is” and “as available”, without any express or implied warranty. This includes merchantability, fitness for a particular purpose, accuracy and non-infringement.",
  liabilityLimit:
    "As far as the law allows, we aren’t liable for indirect, incidental, special or consequential damage, or for lost profit, data or property. This covers using the service, being unable to use it, and relying on an answer.",
  liabilityMandatory:
    "These terms don’t limit consumers’ legal rights, or liability the law doesn’t let us limit, such as for intent, gross negligence, death or personal injury.",

  indemnity: "Indemnification",
  indemnityClaims:
    "Where the law allows, you cover claims against us and reasonable defense costs if you’re at fault for breaking these terms or the law.",

  termination: "Termination",
  terminationWe:
    "If you break these terms, your right to use the website ends. We may block you, without notice where needed. Sections 4, 5, 7, 8, 9, 13 and 15 still apply.",

  third: "Third-Party Services",
  thirdList: "We use these services, under their own terms:",
  thirdAnalytics: "an analytics service, if configured",
  thirdCaptcha: "Google’s reCAPTCHA on the contact page, if configured",
  thirdModel: "a language model for unknown models, if configured",
  thirdSharing: "the services you share through",
  thirdLinks: "We aren’t responsible for sites we link to.",

  privacy: "Privacy Policy",
  privacyPart: "See our <privacy>privacy policy</privacy>.",

  law: "Governing Law",
  lawStates:
    "These terms are governed by the laws of the United States and our home state, without conflict-of-laws rules.",
  lawConsumers:
    "Mandatory consumer law where you live still applies. If language versions differ, the English one decides as far as that law allows.",

  changes: "Changes to Terms",
  changesNotice:
    "We may change these terms, with 30 days’ notice of material changes on this website. If you use it after that, you agree to them.",
  changesDate: "This page shows the terms in force on the date above.",

  severability: "Severability",
  severabilityRest: "If part of these terms is invalid, the law replaces it and the rest stays in force.",

  contact: "Contact Information",
  contactReach:
    "Reach {named, select, yes {{company}} other {us}} {mail, select, yes {by email at {email} or } other {}}through the <contact>contact form</contact>.",

  important: "Important",
  importantEntire: "These terms are the entire agreement between you and us about using this website.",
} as const;

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
    "We store checks and reports as described in our <privacy>privacy policy</privacy>. Don’t send anything that identifies a person, except for the names on a report. Tell your users that we get the serial numbers.",

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
