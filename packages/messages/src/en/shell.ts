/** What every page shows: header, footer, and the screens for when something is missing or broken. */
export const shell = {
  siteName: "Heater Age",
  skip: "Skip to the check",
  mainNavigation: "Main",
  supportedBrands: "Brands",
  languageSwitcher: "Language",
  footerPromise: "A free tool. No sign-in, no advertising.",
  footerCompany: "Published by {company}",
  notFoundTitle: "404 Page Not Found",
  notFoundText: "This page is not here. It may have moved, or the address has a typing mistake in it.",
  notFoundHome: "Check a water heater",
  errorTitle: "Something went wrong",
  errorText: "We’re sorry, but an unexpected error occurred.",
  errorRetry: "Try Again",
  errorHome: "Go Home",
} as const;
