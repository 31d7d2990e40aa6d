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
    "Stored with each check: brand, serial number, model number (if given), date and age found, and time. We use it to find wrong rules and missing brands.",
  checksAnonymous:
    "Not stored: your name, IP address or anything that identifies your device. But someone who knows whose heater it is could make the link.",
  checksScan:
    "Label scans and photos never leave your device and are gone when you close the scanner. If one shared to the app reaches our server by mistake, we drop it unread.",
  checksAddress:
    "A result’s address holds what you entered and stays in your browser’s history. We don’t log it.",

  reports: "Reports",
  reportsStored:
    "Stored if you ask for one: brand, serial number, model number, possible dates and time of the check. Anyone with the link can read it. We ask search engines to skip it.",
  reportsDelete:
    "The deletion link, shown only once, erases the content. The report’s number stays for a while.",

  contact: "Messages",
  contactStored:
    "Stored with a message: name, email address, phone number (if given), subject, text, page language and time. We use it only to answer you. A copy may stay in our mailbox as long as needed.",

  correctionsStored:
    "Stored with a printed date you send: brand, serial number, the date and where it’s printed, note, page language, time and our reading. We use it to test and fix our rules.",

  errors: "Error reports",
  errorsStored:
    "To fix broken pages, we store the error, its place in our code, page address, failed request, browser, window size, language and time. We add your description (if given) and a random number per visit.",
  errorsMasked:
    "We first mask email addresses, phone numbers, other long numbers and labeled serial numbers. Leave names out of your description.",

  network: "Server logs",
  networkLimits: "We count requests per IP address so no one overloads the service.",
  networkLogs:
    "Our logs hold the time, page or function, outcome and duration, but no IP address and nothing you typed. Our network and server providers see your IP address too.",

  browser: "Your browser",
  browserIntro: "We set no cookies of our own and don’t track you across sites. Your browser stores:",
  browserLanguage: "your language",
  browserReports: "links that delete your reports",
  browserTyped: "what you typed and a random number for error reports, until you close the tab",
  browserHeaters: "heaters and visits you save, with notes and photos (never sent)",
  browserKept: "this site, for offline use",
  browserWaiting: "checks made offline, until they’re sent (deleted after 30 days)",
  browserInstall: "how many results you’ve seen, then that we offered the app",
  browserConsent: "your answer about consent",
  browserDelete:
    "Delete heaters and visits on “My heaters”. To delete everything, clear this site’s data in your browser’s settings.",

  counts: "Counting and sharing",
  countsNumbers:
    "We keep daily totals that can’t be traced to anyone: checks by brand and heater age, errors, and ways of sharing.",
  countsSharing: "When you share, only the service you choose gets the address and text.",

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
  keepCorrections: "Printed dates",
  keepCorrectionsTime: "{corrections, plural, one {# day} other {# days}}",
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
  rightsCheck: "for a check or printed date: brand, serial number and about when you sent it",
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
