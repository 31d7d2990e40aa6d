/** The privacy policy, in twelve sections. Retention days come from the operator's settings. */
export const privacy = {
  metaTitle: "Privacy Policy | Heater Age",
  metaDescription:
    "What Heater Age stores when you check a serial number, make a report or write to us, for how long, and how to have it deleted.",
  title: "Privacy Policy",
  intro:
    "You can check a water heater here without an account and without telling us who you are. This page says what is stored when you do, for how long, and how to have it deleted.",

  who: "Who is responsible",
  whoOperator:
    "“We” are {named, select, yes {{company}, who publishes this website} other {the operator of this website}}. We decide what is stored and are responsible for it. You reach us {mail, select, yes {by email at {email} or } other {}}through the <contact>contact form</contact>.",
  whoBasis:
    "Where the law asks for a legal basis, as the General Data Protection Regulation (GDPR) does, it is this: we answer checks, reports and messages because you ask us to (Article 6(1)(b)). We keep records of checks, limit requests and look into errors because we have a legitimate interest in a service that is right, works and is not abused (Article 6(1)(f)). What needs your consent happens only with it (Article 6(1)(a)).",

  checks: "Checks of serial numbers",
  checksStored:
    "When you submit a check, we store the brand, the serial number, the model number if you gave one, the date and the age that we read, and the time of the check. With these records we find mistakes in our rules and learn which brands are missing. While you type, your browser reads the number by itself.",
  checksAnonymous:
    "Nothing in such a record says who you are: it holds no name, no network address and nothing that identifies your device. But a serial number belongs to one heater, and somebody who knows whose heater that is could put the two together. That is why we delete these records after a time.",
  checksScan:
    "When you scan a label, with the camera or from a photo, your browser reads it on your device. The photo is never sent, and is gone when you close the scanner. You can verify this: in the network panel of your browser’s developer tools you see that a scan only loads files of this site, and that it works in airplane mode once they are there.",
  checksAddress:
    "The address of a page with a result holds what you entered, so that you can reload or keep it. It stays in your browser’s history. Your browser is told not to pass it on to other sites, and it does not get into our logs. A check that your browser answers by itself, because the network or our service is down, is not recorded.",

  reports: "Diagnostic reports",
  reportsStored:
    "A diagnostic report is stored only if you ask for one. It holds the brand, the serial number, the model number, the dates that they can mean, and the time of the check. Everybody who has its address can read it. The address cannot be guessed, and search engines are told to leave it out.",
  reportsDelete:
    "With the report you get a link that deletes it. We show that link only once. When a report is deleted, what it said is erased for good. Only its number stays for a while, so that its address can say what became of it.",

  contact: "Messages to us",
  contactStored:
    "If you write to us, we store your name, your email address, your phone number if you gave one, the subject, the message, the language of the page and the time. We use them to answer you and for nothing else. The message may also be sent to our mailbox, where we keep it for as long as the matter needs.",

  correctionsStored:
    "If you send us the date that is printed on a heater, we store the brand, the serial number, the date, where it is printed, your note if you wrote one, the language of the page and the time, together with what we read from the number. We use it to test and mend our rules. No name, no photo and no network address is stored with it; please leave such things out of the note.",

  errors: "Error reports",
  errorsStored:
    "If something in the page breaks, your browser tells us, so that we can mend it: the error and where in our code it happened, the address of the page, the request that failed, the kind of browser, the size of the window, the language, the time, and a random number that ties together the errors of one visit. If you describe what you were doing, we get that too.",
  errorsMasked:
    "Before any of this is stored, email addresses, phone numbers, other long numbers and named serial numbers are replaced by placeholders. Please leave names out of your description.",

  network: "Network addresses and logs",
  networkLimits:
    "Every request brings the network (IP) address that the answer goes to. We count how many requests come from an address, so that nobody can overload the service. For that the address is held in memory for a minute, and for an hour after a message through the contact form or a printed date that you send. It is never stored in our database.",
  networkLogs:
    "Our logs hold the time, which page or function was called, whether that worked and how long it took. They hold no network addresses and nothing that you typed. Whoever provides the network and the servers sees your address as well, as with any website.",

  browser: "Storage in your browser",
  browserIntro:
    "The service sets no cookies of its own and does not follow you from site to site. These things stay in your browser, where you can delete them at any time:",
  browserLanguage: "the language that you chose;",
  browserReports: "the links that delete the reports you have made;",
  browserTyped: "what you have typed, until you close the tab, so that nothing is lost;",
  browserSession: "the random number for error reports, until you close the tab;",
  browserConsent: "your answer, if you were asked for consent.",

  counts: "Counting and sharing",
  countsNumbers:
    "We count how many checks are made each day by brand and by age of the heater, how many errors there were, and how often each way of sharing is used. These are bare numbers that cannot be traced to anybody, and we keep them.",
  countsSharing:
    "If you share a page or a result, the service that you choose opens in a window of its own and gets the address and the text that you share. Nothing is loaded from such services before.",

  services: "Services of others",
  servicesIntro:
    "We do not sell data and show no advertising. Providers of servers and of email work on our behalf. Beyond that, these services are used only if they are configured for this website. They may process data in other countries, among them the United States.",
  servicesAnalytics:
    "Analytics, if configured (at present: {analytics, select, no {no} other {{analytics}}}): an analytics service counts which pages are opened and events such as the submission of a check. It never gets a serial or model number, nor the part of an address behind the question mark. It sees your network address, as every server does that your browser calls. Where consent is needed, as for Google Analytics, which sets cookies, nothing is sent before you have given it, and you can take it back at the end of this page. A Global Privacy Control signal from your browser counts as a no.",
  servicesCaptcha:
    "Protection against robots, if configured (at present: {captcha, select, yes {yes} other {no}}): the contact page loads reCAPTCHA from Google. Google then gets your network address and data about your browser, and may set cookies. We ask Google only whether the test was passed.",
  servicesModel:
    "Model facts from a language model, if configured: the brand and the number of a model that our own records do not know may be sent to the provider of a language model. The serial number is never sent. Such facts are marked as AI enhanced.",

  keep: "How long data is kept",
  keepIntro: "Older data is deleted automatically.",
  keepChecks: "Checks",
  keepChecksTime: "{checks, plural, one {# day} other {# days}}",
  keepReports: "Diagnostic reports",
  keepReportsTime: "Until you delete them, {reports, plural, one {# day} other {# days}} at most",
  keepMessages: "Messages to us",
  keepMessagesTime: "{messages, plural, one {# day} other {# days}}",
  keepCorrections: "Printed dates that you sent",
  keepCorrectionsTime: "{corrections, plural, one {# day} other {# days}}",
  keepErrors: "Error reports",
  keepErrorsTime: "{errors, plural, one {# day} other {# days}}",
  keepAnswers: "A language model’s answers about models",
  keepAnswersTime: "{answers, plural, one {# day} other {# days}}",
  keepRepeats: "Answers to requests that a browser or program may repeat, encrypted",
  keepRepeatsTime: "{repeats, plural, one {# day} other {# days}}",
  keepNetwork: "Network addresses, in memory only",
  keepNetworkTime: "A minute, for messages and printed dates an hour",
  keepCounts: "Counts",
  keepCountsTime: "Permanently: they cannot be traced to anybody",
  keepBackups:
    "Backups are made in case the database is lost. What was deleted disappears from them too, after as long a time again at the latest.",

  rights: "Your rights, and how to have data deleted",
  rightsList:
    "You can ask us what we hold about you and have it corrected, deleted or handed to you. You can object to our use of it, and take back a consent for the future. This costs nothing, and you need not give a reason. So that we find the right data, tell us:",
  rightsCheck: "for a check: the brand, the serial number and about when you made it;",
  rightsReport:
    "for a report whose deletion link you no longer have: the address of the report. With the link you need not ask us;",
  rightsMessage: "for a message: the email address that you gave;",
  rightsCorrection: "for a printed date: the brand, the serial number and about when you sent it;",
  rightsError: "for an error report: the error ID that was shown.",
  rightsReach:
    "Write to us {mail, select, yes {at {email} or } other {}}through the <contact>contact form</contact>. We answer within a month. You can also complain to the data protection authority of the place where you live.",

  changes: "Children, and changes to this policy",
  changesChildren:
    "This website is not meant for children under 13, and we do not knowingly store anything about them.",
  changesNotice:
    "When what we do changes, this page changes with it, and so does the date at its top. If a change concerns data that we already hold, we announce it on this website 30 days ahead.",
} as const;
