/** What every page shows: header, footer, and the screens for when something is missing or broken. */
export const shell = {
  siteName: "Heater Age",
  close: "Close",
  error: "Error",
  sending: "Sending...",
  skip: "Skip to content",
  mainNavigation: "Main",
  supportedBrands: "Brands",
  myHeaters: "My heaters",
  languageSwitcher: "Language:",
  footerPromise: "Free. No sign-in, no ads.",
  footerNavigation: "About this site",
  footerContact: "Contact",
  footerPrivacy: "Privacy Policy",
  footerTerms: "Terms of Service",
  footerDevelopers: "Developers",
  footerCompany: "Published by {company}",
  footerPoweredBy: "Powered by",
  footerCopyright: "© {year} {owner}",
  notFoundTitle: "404 Page Not Found",
  notFoundText: "It may have moved, or the address has a typo.",
  notFoundHome: "Check a water heater",
  errorTitle: "Something went wrong",
  errorText:
    "We're sorry, but an unexpected error occurred. Our team has been notified and will investigate the issue.",
  errorRetry: "Try Again",
  errorHome: "Go Home",
  offline: "You’re offline.",
  offlineReads: "You can still check serial numbers.",
  offlineKept: "What you typed stays here.",
} as const;

/** What a visitor can do when a page breaks. The shell has the error message itself, because it must load at once. */
export const failure = {
  id: "Error ID: {id}",
  details: "Technical details",
  describe: "Help us fix this issue (optional)",
  describePrompt: "What were you doing when this happened?",
  report: "Report Issue",
  reported: "Thank you for the report! We've received your feedback and will investigate this issue.",
} as const;

/** What stands around every long text. */
export const document = {
  backHome: "Back to Home",
  contents: "Contents",
  updated: "Last updated: {date}",
} as const;

/** What the page says about the device that it is on: checks to be saved, a new version, shared photos. */
export const device = {
  missingPage: "This page isn’t saved on your device.",
  recallNew: "{count, plural, one {New recall for a saved heater.} other {New recalls for # saved heaters.}}",
  recallShow: "Show heater",
  waitingOffline: "{count, plural, one {# check} other {# checks}} will be saved when you’re online.",
  waitingOnline: "{count, plural, one {# check} other {# checks}} still to be saved.",
  updateReady: "A new version is ready.",
  update: "Update",
} as const;

/** The place for short messages. */
export const toast = {
  place: "Notifications ({hotkey})",
  announcement: "Notification",
} as const;

/** Offers a page in this language to those who read it in another. */
export const offer = {
  text: "This page is also available in English.",
  accept: "Read it in English",
  dismiss: "No, thanks",
} as const;

/** To share the website or a result. */
export const share = {
  heading: "Share this tool",
  button: "Share",
  website: "Share this website",
  result: "Share this result",
  resultNote: "The link includes the brand and numbers you typed.",
  facebook: "Facebook",
  twitter: "Twitter (X)",
  linkedin: "LinkedIn",
  whatsapp: "WhatsApp",
  reddit: "Reddit",
  email: "Email",
  sms: "SMS",
  copy: "Copy link",
  copyDone: "Copied",
  byEmail: "Share by email",
  bySms: "Share by SMS",
  on: "Share on {name}",
  newWindow: "{action} (opens in a new window)",
  copied: "Link copied!",
  copiedWebsite: "The website link has been copied to your clipboard.",
  copiedTitle: "Link Copied",
  copiedResult: "It’s on your clipboard.",
  copyFailed: "Copy failed",
  copyFailedText: "Unable to copy link. Please copy manually from the address bar.",
  websiteText: "How old is your water heater? Find out from the serial number, free and without sign-in.",
} as const;

/** The question whether Google may count, where an operator has configured that. */
export const analytics = {
  label: "Analytics",
  question:
    "Allow Google Analytics to count the pages you open? It may set cookies, but never gets a serial or model number.",
  policy: "Privacy Policy",
  allow: "Allow",
  deny: "Don’t allow",
  allowed: "Allowed.",
  denied: "Not allowed.",
} as const;
