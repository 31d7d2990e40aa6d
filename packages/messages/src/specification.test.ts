import { describe, expect, it } from "vitest";
import { languages } from "./catalog/languages.ts";
import type { MessageId } from "./catalog/shape.ts";
import { translatorIn } from "./server.ts";

/** Texts by their ids: exactly, or a pattern where the specification only has a part. */
type Texts = Readonly<Partial<Record<MessageId, string | RegExp>>>;

const sections: Readonly<Record<string, Texts>> = {
  "section 2, the pages": {
    "home.stepBrand": "Select Brand",
    "home.stepDetails": "Enter Details",
    "home.stepResults": "Get Results",
    "shell.notFoundTitle": "404 Page Not Found",
    "form.other": "Other / Not Listed",
    "document.updated": "Last updated: today",
    "terms.important": "Important",
    "contact.title": "Contact Us",
    "contact.intro":
      "Have questions about your water heater age or need help with the tool? We're here to help!",
    "contact.formTitle": "Send us a Message",
    "contact.captcha": /reCAPTCHA integration will be added/u,
  },
  "section 2, the terms of service": {
    "terms.advice": "Professional Consultation",
    "terms.conduct": "User Conduct",
    "terms.property": "Intellectual Property",
    "terms.indemnity": "Indemnification",
    "terms.termination": "Termination",
    "terms.third": "Third-Party Services",
    "terms.privacy": "Privacy Policy",
    "terms.law": "Governing Law",
    "terms.severability": "Severability",
    "terms.contact": "Contact Information",
    "terms.licenseGrant": /for personal, non-commercial use only/u,
    "terms.licenseBots": /^use bots/u,
    "terms.licenseRequests": /^make excessive requests/u,
    "terms.lawStates": /the laws of the United States/u,
    "terms.changesNotice": /30 days’ notice of material changes/u,
    "terms.importantEntire": /the entire agreement/u,
  },
  "section 2, the error page": {
    "shell.errorTitle": "Something went wrong",
    "shell.errorText":
      "We're sorry, but an unexpected error occurred. Our team has been notified and will investigate the issue.",
    "failure.id": "Error ID: app_1",
    "failure.details": "Technical details",
    "failure.describe": "Help us fix this issue (optional)",
    "shell.errorRetry": "Try Again",
    "shell.errorHome": "Go Home",
    "failure.report": "Report Issue",
    "shell.sending": "Sending...",
    "failure.reported":
      "Thank you for the report! We've received your feedback and will investigate this issue.",
  },
  "section 3, the labels of the contact form": {
    "contact.name": "Full Name",
    "contact.email": "Email Address",
    "contact.phone": "Phone Number",
    "contact.subject": "Subject",
    "contact.message": "Message",
  },
  "section 4, the states": {
    "result.statusGood": "Good Condition",
    "result.statusMonitor": "Monitor Closely",
    "result.statusReplace": "Replacement Recommended",
    "specifications.statusActive": "Active",
    "specifications.statusExpired": "Expired",
    "result.tryAgain": "Try again",
    "specifications.enhanced": "AI enhanced",
  },
  "section 5, form errors": {
    "form.brandRequired": "Please select a water heater brand",
    "form.brandCharacters": "Brand must contain only lowercase letters, numbers, and hyphens",
    "form.modelLength": "Model number must be between 3 and 30 characters when provided",
    "form.modelInvalid": "Please enter a valid model number (3-30 characters)",
    "form.serialRequired": "Serial number is required",
    "form.serialTooShort": "Serial number must be at least 6 characters long",
    "form.serialTooLong": "Serial number cannot exceed 20 characters",
    "form.serialCharacters": "Serial number can only contain letters and numbers",
    "form.serialBlank": "Serial number cannot be empty or only whitespace",
    "form.serialInvalid": "Please enter a valid serial number (6-20 characters, letters and numbers only)",
  },
  "section 5, errors of the contact form, by the page and by the API": {
    "contact.nameShort": "Name must be at least 2 characters",
    "errors.contact-name": "Name must be at least 2 characters",
    "contact.emailInvalid": "Please enter a valid email address",
    "errors.contact-email": "Please enter a valid email address",
    "contact.subjectShort": "Subject must be at least 5 characters",
    "errors.contact-subject": "Subject must be at least 5 characters",
    "contact.messageShort": "Message must be at least 10 characters",
    "errors.contact-message": "Message must be at least 10 characters",
  },
  "section 8, failed requests": {
    "errors.status-400": "Invalid request. Please check your input and try again.",
    "errors.status-401": "Authentication required. Please refresh the page.",
    "errors.status-403": "Access denied. You don't have permission for this action.",
    "errors.status-404": "Service not found. Please try again later.",
    "errors.status-408": "Request timeout. Please check your connection and try again.",
    "errors.status-429": "Too many requests. Please wait a moment and try again.",
    "errors.status-500": "Server error. Please try again later.",
    "errors.status-502": "Service temporarily unavailable. Please try again in a few moments.",
    "errors.status-503": "Service temporarily unavailable. Please try again in a few moments.",
    "errors.status-504": "Service temporarily unavailable. Please try again in a few moments.",
    "errors.status-other": "An unexpected error occurred. Please try again.",
  },
  "section 8, an unreadable serial number and an unknown model": {
    "result.checkFailed": "Failed to check water heater age. Please try again.",
    "result.unreadableTitle": "Unable to Identify Your Water Heater",
    "result.notDetermined": "We couldn't determine the age from this serial number.",
    "result.notDecoded": "We couldn't decode this serial number",
    "specifications.failed": "Model information not found",
    "specifications.notFoundText":
      "We don't have detailed specifications for this model number in our database.",
    "specifications.notFoundHelp": "Contact the manufacturer for detailed specifications.",
  },
  "section 8, the short messages": {
    "shell.error": "Error",
    "result.reportFailed": "Failed to generate diagnostic report. Please try again.",
    "share.copyFailed": "Copy failed",
    "result.copyFailed": "Unable to copy results. Please try selecting and copying manually.",
    "share.copyFailedText": "Unable to copy link. Please copy manually from the address bar.",
    "result.copied": "Results copied!",
    "result.reportMade": "Report Generated",
    "share.copiedTitle": "Link Copied",
    "share.copied": "Link copied!",
    "share.copiedWebsite": "The website link has been copied to your clipboard.",
    "contact.sentTitle": "Message Received!",
    "contact.sentText": "Thank you for contacting us. We'll get back to you within 24 hours.",
    "contact.failedText":
      "There was a problem sending your message. Please try again or contact us directly.",
  },
  "section 9, how three brands write their numbers": {
    "guide.ge": /the first and second digits are the month, the third and fourth the year/u,
    "guide.craftmaster": /The first and second digits are the year, the third and fourth the week/u,
    "guide.bradford-white": /The first letter is the year and the second the month/u,
  },
  "section 9, the actions on a result": {
    "share.facebook": "Facebook",
    "share.twitter": "Twitter (X)",
    "share.linkedin": "LinkedIn",
    "share.whatsapp": "WhatsApp",
    "share.reddit": "Reddit",
    "share.email": "Email",
    "share.copy": "Copy link",
    "result.checkAnother": "Check Another",
    "result.print": "Print Results",
    "result.report": "Diagnostic Report",
  },
};

const values = { shortest: 6, longest: 20, date: "today", id: "app_1" };

describe.each(Object.entries(sections))(
  "the texts match the specification exactly: %s",
  (_section, texts) => {
    it.each(Object.entries(texts) as readonly (readonly [MessageId, string | RegExp])[])("%s", (id, text) => {
      const english = translatorIn("en").formatMessage({ id }, values);
      if (typeof text === "string") expect(english).toBe(text);
      else expect(english).toMatch(text);
    });
  },
);

it("a language has its locale from the specification, a name and a flag", () => {
  const locales = new Map<string, string>(languages.map(({ code, locale }) => [code, locale]));
  expect(["en", "es", "fr", "de", "it"].map((code) => locales.get(code))).toEqual([
    "en_US",
    "es_ES",
    "fr_FR",
    "de_DE",
    "it_IT",
  ]);
  for (const { name, flag } of languages) {
    expect(name).toMatch(/^\p{Lu}\p{L}+$/u);
    expect(flag).toMatch(/^\p{RI}{2}$/u);
  }
});
