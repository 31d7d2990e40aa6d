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
