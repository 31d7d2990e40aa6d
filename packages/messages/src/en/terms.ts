/** The terms of service of the website: sixteen numbered sections and what they end with. */
export const terms = {
  metaTitle: "Terms of Service | Heater Age",
  metaDescription:
    "What the Heater Age website does, how far you can rely on its answers, and what you may do with them.",
  title: "Terms of Service",
  intro: "These terms cover your use of this website.",

  acceptance: "Acceptance of Terms",
  acceptanceUse:
    "By using this website, you agree to these terms. If you don’t agree, please don’t use it. “We” are {named, select, yes {{company}, who publishes this website} other {the operator of this website}}.",

  description: "Description of Service",
  descriptionWhat:
    "The service reads a water heater’s serial number and shows when it was made, its age and what to do next. Where it can, it adds facts about the model. It makes reports you can print and share. It’s free and needs no account.",
  descriptionChange: "We may add to, change or end the service. We don’t promise that it’s always available.",

  license: "Use License and Restrictions",
  licenseGrant:
    "You may use this website while you follow these terms. This license is non-exclusive, non-transferable and revocable. The service is for personal, non-commercial use only.",
  licensePersonal:
    "Looking up the heater in front of you, by hand and one at a time, is personal use. That includes your work as a plumber, inspector or technician. Selling the answers or building them into your own product or service isn’t personal use.",
  licenseNot: "You may not:",
  licenseBots: "use bots, scrapers or other programs on this website",
  licenseRequests: "make excessive requests or get around our limits on them",
  licenseCopy: "copy the website, or large parts of it, and publish it as your own",
  licenseNotices: "remove notices of source, age or certainty from what you pass on",
  licenseDevelopers:
    "Programs may use our API and software packages under the <developers>terms for developers</developers>.",

  accuracy: "Accuracy of Information",
  accuracyRules:
    "Our rules for dates come from makers, authorities and the trade. Many makers never published theirs, changed them, or reuse codes after some years. An answer can be wrong, or one of several possible dates. We show how certain a rule is and its source. If a date matters, check it with the maker.",
  accuracyAge:
    "The date shows when a heater was made, not its installation or condition. Only the maker can say whether a warranty applies. Model facts can be incomplete or outdated. Those marked AI enhanced come from a language model and need special care.",

  advice: "Professional Consultation",
  adviceGeneral:
    "This is general information. It doesn’t replace an inspection by a licensed plumber or technician. It isn’t advice on safety, insurance, warranty or buying a house.",
  adviceSafety:
    "Gas, electricity and hot water under pressure can injure and kill. Leave work on a water heater to a licensed professional. If you smell gas, leave the building and call your gas supplier or emergency services from outside.",

  conduct: "User Conduct",
  conductList: "When you use the website, don’t:",
  conductLaw: "break the law or violate others’ rights",
  conductSystems: "access systems or data not meant for you, or disrupt or overload the service",
  conductCode: "send harmful code, or others’ personal data without their consent",
  conductMessages: "use the contact form for advertising, threats or deception",
  conductMislead: "use a result or report to mislead anyone, such as about a heater’s age in a sale",

  property: "Intellectual Property",
  propertyOurs:
    "The texts, drawings and design of this website belong to us or our licensors. You may print, keep and share results and reports for your own purposes. Our software packages have their own license, named in the <developers>terms for developers</developers>.",
  propertyMakers:
    "Makers’ names and trademarks belong to their owners. We use them only to identify heaters. The makers haven’t approved this website and aren’t connected with it.",

  liability: "Disclaimers and Limitation of Liability",
  liabilityAsIs:
    "As far as the law allows, the service is provided “as is” and “as available”, without any warranty, express or implied. This includes warranties of merchantability, fitness for a particular purpose, accuracy and non-infringement.",
  liabilityLimit:
    "As far as the law allows, we aren’t liable for indirect, incidental, special or consequential damage, or for lost profit, data or property. This applies to damage from using the service, being unable to use it, or relying on an answer.",
  liabilityMandatory:
    "These terms don’t limit liability that the law doesn’t let us limit, such as for intent, gross negligence, or injury to life, body or health. They don’t limit consumers’ legal rights.",

  indemnity: "Indemnification",
  indemnityClaims:
    "If you’re at fault for breaking these terms or the law while using the service, you cover claims against us that result. That includes our reasonable defense costs, as far as the law allows.",

  termination: "Termination",
  terminationYou: "You can stop using the website at any time, without telling us.",
  terminationWe:
    "If you break these terms, your right to use the website ends. We may block your access, without notice where the service needs protection. Sections 4, 5, 7, 8, 9, 13 and 15 continue to apply.",

  third: "Third-Party Services",
  thirdList: "Some parts of the website use other companies’ services, under their own terms:",
  thirdAnalytics: "an analytics service, if configured, which counts visits and events",
  thirdCaptcha: "reCAPTCHA from Google on the contact page, if configured",
  thirdModel: "a language model, if configured, for models we have no records of",
  thirdSharing: "the networks and mail services you choose when you share",
  thirdLinks: "We link to other sites, such as sources. We aren’t responsible for their content.",

  privacy: "Privacy Policy",
  privacyPart:
    "Our <privacy>privacy policy</privacy> covers what we store, for how long, and how to delete it.",

  law: "Governing Law",
  lawStates:
    "These terms are governed by the laws of the United States. Where those leave a question to the states, the laws of our home state apply, without its conflict-of-laws rules.",
  lawConsumers:
    "If you’re a consumer, you keep the protection of the mandatory law where you live. If language versions differ, the English one decides as far as that law allows.",

  changes: "Changes to Terms",
  changesNotice:
    "We may change these terms. We give 30 days’ notice of material changes on this website before they take effect. Other changes take effect when published. If you use the website after that, you agree to the changed terms.",
  changesDate: "This page shows the terms in force on the date at its top.",

  severability: "Severability",
  severabilityRest:
    "If part of these terms is invalid or unenforceable, the rest stays in force. The law takes the place of that part.",

  contact: "Contact Information",
  contactReach:
    "Questions about these terms? Reach {named, select, yes {{company}} other {us}} {mail, select, yes {by email at {email} or } other {}}through the <contact>contact form</contact>.",

  important: "Important",
  importantEntire:
    "These terms are the entire agreement between you and us about using this website. They replace everything agreed or said about it before.",
} as const;
