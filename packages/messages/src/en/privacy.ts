/** The privacy policy, in twelve sections. Retention days come from the operator's settings. */
export const privacy = {
  metaTitle: "Privacy Policy | Heater Age",
  metaDescription:
    "What Heater Age stores when you check a serial number, make a report or write to us, for how long, and how to delete it.",
  title: "Privacy Policy",
  intro:
    "You can check a water heater without an account and without telling us who you are. Here’s what we store, for how long, and how to delete it.",

  who: "Who is responsible",
  whoOperator:
    "“We” are {named, select, yes {{company}, who publishes this website} other {the operator of this website}}. We decide what’s stored and are responsible for it. Reach us {mail, select, yes {by email at {email} or } other {}}through the <contact>contact form</contact>.",
  whoBasis:
    "Where the law asks for a legal basis, as the General Data Protection Regulation (GDPR) does, these are ours. We answer checks, reports and messages because you ask us to (Article 6(1)(b)). We record checks, limit requests and look into errors out of a legitimate interest (Article 6(1)(f)): a service that’s correct, works and isn’t abused. What needs your consent happens only with it (Article 6(1)(a)).",

  checks: "Serial number checks",
  checksStored:
    "Stored with each check you submit: brand, serial number, model number (if given), the date and age we read, and the time. We use it to find wrong rules and missing brands. While you type, the number stays in your browser.",
  checksAnonymous:
    "Not stored: your name, your IP address or anything that identifies your device. But someone who knows whose heater it is could make the link. That’s why we delete these records after a time.",
  checksScan:
    "Label scans and photos never leave your device and are gone when you close the scanner. To check, scan in airplane mode once the scanner has loaded.",
  checksShared:
    "Photos you share to the installed app stay on your device too. If one reaches our server by mistake, we drop it unread.",
  checksAddress:
    "A result page’s address holds what you entered, so you can reload or keep it. It stays in your browser’s history. We tell your browser not to pass it to other sites, and we don’t log it. Checks made with no signal, or while our service is down, wait on your device for up to 30 days. We save them when you’re online, with the time you made them.",

  reports: "Diagnostic reports",
  reportsStored:
    "Stored only if you ask for one: brand, serial number, model number, possible dates and the time of the check. Anyone with the link can read it. No one can guess the link, and we tell search engines to skip it.",
  reportsDelete:
    "You get a link that deletes the report. We show it only once. Deleting erases the content permanently. Only the number stays for a while, so its address can say what happened.",

  contact: "Messages to us",
  contactStored:
    "Stored when you write to us: name, email address, phone number (if given), subject, message, page language and time. We use it only to answer you. A copy may go to our mailbox, where we keep it while the matter needs it.",

  correctionsStored:
    "Stored when you send a printed date: brand, serial number, the date and where it’s printed, your note, page language, time, and our reading. We use it to test and fix our rules. We store no name, photo or IP address with it, so leave those out of the note.",

  errors: "Error reports",
  errorsStored:
    "If a page breaks, your browser reports it so we can fix it. Stored: the error and its place in our code, page address, failed request, browser, window size, language, time, and your description, if you add one. A random number links one visit’s errors.",
  errorsMasked:
    "Before storing it, we replace email addresses, phone numbers, other long numbers and labeled serial numbers with placeholders. Leave names out of your description.",

  network: "IP addresses and logs",
  networkLimits:
    "Every request comes with an IP address. We count requests per address so no one overloads the service. For this, we hold the address in memory for a minute, or an hour after you send a message or a printed date. It’s never stored in our database.",
  networkLogs:
    "Our logs hold the time, the page or function called, whether it worked and how long it took. They hold no IP addresses and nothing you typed. As with any website, our network and server providers see your address too.",

  browser: "Storage in your browser",
  browserIntro:
    "We set no cookies of our own and don’t track you across sites. Your browser stores these, and you can delete them at any time:",
  browserLanguage: "your language",
  browserReports: "links that delete your reports",
  browserTyped: "what you typed, until you close the tab",
  browserHeaters:
    "heaters you saved, with notes and photos: none of it is sent, and you can delete it on the page “My heaters”",
  browserSession: "the random number for error reports, until you close the tab",
  browserKept: "a copy of this site, so it opens with no signal",
  browserWaiting: "checks made with no signal, until they’re saved",
  browserInstall: "how many results you’ve seen, until we offer the app, and that we did",
  browserConsent: "your answer, if we asked for consent",

  counts: "Counting and sharing",
  countsNumbers:
    "We count daily checks by brand and heater age, errors, and how often each way of sharing is used. We keep these totals, which can’t be traced to anyone.",
  countsSharing:
    "When you share, the service you choose opens in its own window and gets the address and text you share. Nothing loads from it before that.",

  services: "Third-party services",
  servicesIntro:
    "We don’t sell data or show ads. Server and email providers work on our behalf. The services below run only if configured for this website. They may process data in other countries, including the United States.",
  servicesAnalytics:
    "Analytics (currently {analytics, select, no {off} other {{analytics}}}) counts page views and events such as submitting a check. It never gets a serial or model number, or the part of an address after the question mark. It sees your IP address, as any server does. Where consent is needed, as for Google Analytics with its cookies, nothing is sent until you agree. You can withdraw consent at the end of this page. A Global Privacy Control signal counts as a no.",
  servicesCaptcha:
    "Bot protection (currently {captcha, select, yes {on} other {off}}) loads reCAPTCHA from Google on the contact page. Google then gets your IP address and data about your browser, and may set cookies. We ask Google only whether you passed.",
  servicesModel:
    "If we don’t know a model, its brand and model number may go to a language model provider. The serial number is never sent. Facts from there are marked AI enhanced.",

  keep: "How long we keep data",
  keepIntro: "Older data is deleted automatically.",
  keepChecks: "Checks",
  keepChecksTime: "{checks, plural, one {# day} other {# days}}",
  keepReports: "Diagnostic reports",
  keepReportsTime: "Until you delete them, {reports, plural, one {# day} other {# days}} at most",
  keepMessages: "Messages to us",
  keepMessagesTime: "{messages, plural, one {# day} other {# days}}",
  keepCorrections: "Printed dates you sent",
  keepCorrectionsTime: "{corrections, plural, one {# day} other {# days}}",
  keepErrors: "Error reports",
  keepErrorsTime: "{errors, plural, one {# day} other {# days}}",
  keepAnswers: "Language model answers about models",
  keepAnswersTime: "{answers, plural, one {# day} other {# days}}",
  keepRepeats: "Encrypted answers, for repeated requests",
  keepRepeatsTime: "{repeats, plural, one {# day} other {# days}}",
  keepIds: "Random check IDs, so none is saved twice",
  keepIdsTime: "35 days",
  keepNetwork: "IP addresses, in memory only",
  keepNetworkTime: "1 minute, or 1 hour after a message or printed date",
  keepCounts: "Counts",
  keepCountsTime: "Permanently",
  keepBackups: "Deleted data can stay in backups for the same time again at most.",

  rights: "Your rights, and how to delete data",
  rightsList:
    "You can ask what we hold about you and have it corrected, deleted or handed to you. You can object to our use of it or withdraw consent for the future. It’s free, and you need no reason. To find your data, we need:",
  rightsCheck: "for a check: the brand, the serial number and about when you made it",
  rightsReport: "for a report: its address, unless you have the link that deletes it",
  rightsMessage: "for a message: the email address you gave",
  rightsCorrection: "for a printed date: the brand, the serial number and about when you sent it",
  rightsError: "for an error report: its error ID",
  rightsReach:
    "Write to us {mail, select, yes {at {email} or } other {}}through the <contact>contact form</contact>. We answer within a month. You can also complain to your local data protection authority.",

  changes: "Children, and changes to this policy",
  changesChildren:
    "This website isn’t meant for children under 13, and we don’t knowingly store anything about them.",
  changesNotice:
    "When what we do changes, we update this page and its date. If a change affects data we already hold, we announce it on this website 30 days ahead.",
} as const;
