/** The terms of service of the website: sixteen numbered sections and what they end with. */
export const terms = {
  metaTitle: "Terms of Service | Heater Age",
  metaDescription:
    "The terms for using the Heater Age website: what it does, what it is for, how far its answers can be relied on, and what you may do with them.",
  title: "Terms of Service",
  intro: "These terms are about the use of this website. They are as short as we could make them.",

  acceptance: "Acceptance of Terms",
  acceptanceUse:
    "By using this website you agree to these terms. If you do not agree with them, please do not use it. “We” are {named, select, yes {{company}, who publishes this website} other {the operator of this website}}.",

  description: "Description of Service",
  descriptionWhat:
    "The service reads the serial number of a water heater and says when the heater was made, how old it is and what to think of next. Where it can, it adds facts about the model. It makes reports that you can print and share. It is free of charge and needs no account.",
  descriptionChange:
    "We may add to the service, change it or end it. We do not promise that it is always available.",

  license: "Use License and Restrictions",
  licenseGrant:
    "You may use this website as long as you keep to these terms. This license is not exclusive, cannot be passed on, and can be withdrawn. The service is for personal, non-commercial use only.",
  licensePersonal:
    "Looking up the heater in front of you, by hand and one at a time, is personal use, also when you do it at work as a plumber, inspector or technician. Selling the answers, or making them a part of a product or service of your own, is not.",
  licenseNot: "You may not:",
  licenseBots: "use bots, scrapers or other programs on this website;",
  licenseRequests: "make excessive requests, or get around the limits on their number;",
  licenseCopy: "copy the website or large parts of it and publish them as your own;",
  licenseNotices: "remove notices of origin, age or certainty from what you pass on.",
  licenseDevelopers:
    "Programs are welcome elsewhere: our programming interface (API) and our software packages have terms of their own, the <developers>terms for developers</developers>.",

  accuracy: "Accuracy of Information",
  accuracyRules:
    "Dates are read by rules that we collected from makers, authorities and the trade. Many makers have never published their rules, have changed them, or use codes that begin again after some years. An answer can be wrong, or be one of several possible dates. We say how sure a rule is and where it comes from. Check a date that matters with the maker.",
  accuracyAge:
    "The date tells when a heater was made, not when it was installed or in what condition it is. Whether a warranty is in force is for the maker to say. Facts about models can be incomplete or out of date. Those marked as AI enhanced come from a language model and need special care.",

  advice: "Professional Consultation",
  adviceGeneral:
    "What you read here is general information. It does not replace an inspection by a licensed plumber or technician, and it is no advice on safety, insurance, warranty or the purchase of a house.",
  adviceSafety:
    "Gas, electricity and hot water under pressure can injure and kill. Leave work on a water heater to a licensed professional. If you smell gas, leave the building and call your gas supplier or the emergency services from outside.",

  conduct: "User Conduct",
  conductList: "When you use the website, please do not:",
  conductLaw: "break the law or the rights of others;",
  conductSystems:
    "try to get at systems or data that are not meant for you, or disturb or overload the service;",
  conductCode: "send harmful code, or personal data of others without their consent;",
  conductMessages: "use the contact form for advertising, threats or deception;",
  conductMislead:
    "use a result or a report to mislead somebody, for example about the age of a heater in a sale.",

  property: "Intellectual Property",
  propertyOurs:
    "The texts, drawings and design of this website belong to us or to those who license them to us. You may print, keep and share results and reports for your own purposes. Our software packages come under a license of their own, which the <developers>terms for developers</developers> name.",
  propertyMakers:
    "Names and marks of makers belong to their owners. We use them only to say which heater is meant. The makers have not approved this website and have nothing to do with it.",

  liability: "Disclaimers and Limitation of Liability",
  liabilityAsIs:
    "As far as the law allows, the service is provided “as is” and “as available”, without any warranty, express or implied, including those of merchantability, fitness for a particular purpose, accuracy and non-infringement.",
  liabilityLimit:
    "As far as the law allows, we are not liable for indirect, incidental, special or consequential damage, nor for lost profit, data or property, that comes from using the service, from not being able to use it, or from relying on an answer.",
  liabilityMandatory:
    "Nothing in these terms limits a liability that cannot be limited by law, such as that for intent, gross negligence, or injury to life, body or health, nor the rights that the law gives consumers.",

  indemnity: "Indemnification",
  indemnityClaims:
    "If somebody makes a claim against us because you broke these terms or the law when you used the service, and you are at fault, you free us from that claim and from the reasonable cost of our defense, as far as the law allows.",

  termination: "Termination",
  terminationYou: "You can stop using the website at any time, without telling us.",
  terminationWe:
    "If you break these terms, your right to use the website ends. We may then block your access, without notice where the service needs protection. Sections 4, 5, 7, 8, 9, 13 and 15 go on applying.",

  third: "Third-Party Services",
  thirdList:
    "Some parts of the website depend on services of others. Their own terms apply to what they do. They are:",
  thirdAnalytics: "an analytics service, if configured, which counts visits and events;",
  thirdCaptcha: "reCAPTCHA from Google on the contact page, if configured;",
  thirdModel:
    "a language model, if configured, which is asked about models that our own records do not know;",
  thirdSharing: "the networks and mail services that you choose when you share something.",
  thirdLinks: "The website links to other sites, for example to sources. We do not answer for what they say.",

  privacy: "Privacy Policy",
  privacyPart:
    "What we store and for how long, and how you can have it deleted, is in our <privacy>privacy policy</privacy>.",

  law: "Governing Law",
  lawStates:
    "These terms are governed by the laws of the United States and, where those leave a question to the states, by the laws of the state in which we have our seat, without their rules on the conflict of laws.",
  lawConsumers:
    "If you are a consumer, you keep the protection that the mandatory law of the place where you live gives you. Should versions of these terms in different languages differ, the English one decides as far as that law allows.",

  changes: "Changes to Terms",
  changesNotice:
    "We may change these terms. We give 30 days’ notice of material changes on this website before they take effect. Other changes take effect when they are published. Who uses the website after that agrees to the changed terms.",
  changesDate: "This page always shows the terms that are in force on the date at its top.",

  severability: "Severability",
  severabilityRest:
    "If a part of these terms is not valid or cannot be enforced, the rest stays in force. What the law provides takes the place of that part.",

  contact: "Contact Information",
  contactReach:
    "Questions about these terms reach {named, select, yes {{company}} other {us}} {mail, select, yes {by email at {email} or } other {}}through the <contact>contact form</contact>.",

  important: "Important",
  importantEntire:
    "These terms are the entire agreement between you and us about the use of this website. They take the place of everything that was agreed or said about it before.",
} as const;
