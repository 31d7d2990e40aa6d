import { describe, expect, it } from "vitest";
import { formatText } from "./server.ts";
import { languages } from "./catalog/languages.ts";
import type { Area, Messages } from "./catalog/shape.ts";

const en = <A extends Area>(
  area: A,
  key: keyof Messages[A] & string,
  values?: Readonly<Record<string, string | number>>,
): string => formatText("en", area, key, values);
const serial = { shortest: 6, longest: 20 };

describe("the texts match the specification exactly", () => {
  it("section 2, the pages", () => {
    expect([en("home", "stepBrand"), en("home", "stepDetails"), en("home", "stepResults")]).toEqual([
      "Select Brand",
      "Enter Details",
      "Get Results",
    ]);
    expect(en("shell", "notFoundTitle")).toBe("404 Page Not Found");
    expect(en("form", "other")).toBe("Other / Not Listed");
    expect(en("document", "updated", { date: "today" })).toBe("Last updated: today");
    expect(en("terms", "important")).toBe("Important");
    expect(en("contact", "title")).toBe("Contact Us");
    expect(en("contact", "intro")).toBe(
      "Have questions about your water heater age or need help with the tool? We're here to help!",
    );
    expect(en("contact", "formTitle")).toBe("Send us a Message");
    expect(en("contact", "captcha")).toMatch(/reCAPTCHA integration will be added/u);
  });

  it("section 2, the terms of service", () => {
    const titles = [
      "advice",
      "conduct",
      "property",
      "indemnity",
      "termination",
      "third",
      "privacy",
      "law",
    ] as const;
    expect(titles.map((title) => en("terms", title))).toEqual([
      "Professional Consultation",
      "User Conduct",
      "Intellectual Property",
      "Indemnification",
      "Termination",
      "Third-Party Services",
      "Privacy Policy",
      "Governing Law",
    ]);
    expect([en("terms", "severability"), en("terms", "contact")]).toEqual([
      "Severability",
      "Contact Information",
    ]);
    expect(en("terms", "licenseGrant")).toContain("for personal, non-commercial use only");
    expect(en("terms", "licenseBots")).toMatch(/^use bots/u);
    expect(en("terms", "licenseRequests")).toMatch(/^make excessive requests/u);
    expect(en("terms", "lawStates")).toContain("the laws of the United States");
    expect(en("terms", "changesNotice")).toContain("30 days’ notice of material changes");
    expect(en("terms", "importantEntire")).toContain("the entire agreement");
  });

  it("section 2, the error page", () => {
    expect(en("shell", "errorTitle")).toBe("Something went wrong");
    expect(en("shell", "errorText")).toBe(
      "We're sorry, but an unexpected error occurred. Our team has been notified and will investigate the issue.",
    );
    expect(en("failure", "id", { id: "app_1" })).toBe("Error ID: app_1");
    expect(en("failure", "details")).toBe("Technical details");
    expect(en("failure", "describe")).toBe("Help us fix this issue (optional)");
    expect([en("shell", "errorRetry"), en("shell", "errorHome"), en("failure", "report")]).toEqual([
      "Try Again",
      "Go Home",
      "Report Issue",
    ]);
    expect(en("shell", "sending")).toBe("Sending...");
    expect(en("failure", "reported")).toBe(
      "Thank you for the report! We've received your feedback and will investigate this issue.",
    );
  });

  it("section 3, the labels of the contact form", () => {
    const labels = ["name", "email", "phone", "subject", "message"] as const;
    expect(labels.map((label) => en("contact", label))).toEqual([
      "Full Name",
      "Email Address",
      "Phone Number",
      "Subject",
      "Message",
    ]);
  });

  it("section 4, the states", () => {
    const states = ["statusGood", "statusMonitor", "statusReplace"] as const;
    expect(states.map((state) => en("result", state))).toEqual([
      "Good Condition",
      "Monitor Closely",
      "Replacement Recommended",
    ]);
    expect([en("specifications", "statusActive"), en("specifications", "statusExpired")]).toEqual([
      "Active",
      "Expired",
    ]);
    expect(en("result", "tryAgain")).toBe("Try again");
    expect(en("shell", "sending")).toBe("Sending...");
    expect(en("specifications", "enhanced")).toBe("AI enhanced");
  });

  it("section 5, form errors", () => {
    expect(en("form", "brandRequired")).toBe("Please select a water heater brand");
    expect(en("form", "brandCharacters")).toBe(
      "Brand must contain only lowercase letters, numbers, and hyphens",
    );
    expect(en("form", "modelLength")).toBe("Model number must be between 3 and 30 characters when provided");
    expect(en("form", "modelInvalid")).toBe("Please enter a valid model number (3-30 characters)");
    expect(en("form", "serialRequired")).toBe("Serial number is required");
    expect(en("form", "serialTooShort", serial)).toBe("Serial number must be at least 6 characters long");
    expect(en("form", "serialTooLong", serial)).toBe("Serial number cannot exceed 20 characters");
    expect(en("form", "serialCharacters")).toBe("Serial number can only contain letters and numbers");
    expect(en("form", "serialBlank")).toBe("Serial number cannot be empty or only whitespace");
    expect(en("form", "serialInvalid", serial)).toBe(
      "Please enter a valid serial number (6-20 characters, letters and numbers only)",
    );
  });

  it.each([
    ["nameShort", "contact-name", "Name must be at least 2 characters"],
    ["emailInvalid", "contact-email", "Please enter a valid email address"],
    ["subjectShort", "contact-subject", "Subject must be at least 5 characters"],
    ["messageShort", "contact-message", "Message must be at least 10 characters"],
  ] as const)("section 5, contact form: %s, by the page and by the API", (page, api, text) => {
    expect([en("contact", page), en("errors", api)]).toEqual([text, text]);
  });

  it.each([
    [400, "Invalid request. Please check your input and try again."],
    [401, "Authentication required. Please refresh the page."],
    [403, "Access denied. You don't have permission for this action."],
    [404, "Service not found. Please try again later."],
    [408, "Request timeout. Please check your connection and try again."],
    [429, "Too many requests. Please wait a moment and try again."],
    [500, "Server error. Please try again later."],
    [502, "Service temporarily unavailable. Please try again in a few moments."],
    [503, "Service temporarily unavailable. Please try again in a few moments."],
    [504, "Service temporarily unavailable. Please try again in a few moments."],
    ["other", "An unexpected error occurred. Please try again."],
  ] as const)("section 8, status %s", (status, text) => {
    expect(en("errors", `status-${status}`)).toBe(text);
  });

  it("section 8, an unreadable serial number and an unknown model", () => {
    expect(en("result", "checkFailed")).toBe("Failed to check water heater age. Please try again.");
    expect(en("result", "unreadableTitle")).toBe("Unable to Identify Your Water Heater");
    expect(en("result", "notDetermined")).toBe("We couldn't determine the age from this serial number.");
    expect(en("result", "notDecoded")).toBe("We couldn't decode this serial number");
    expect(en("specifications", "failed")).toBe("Model information not found");
    expect(en("specifications", "notFoundText")).toBe(
      "We don't have detailed specifications for this model number in our database.",
    );
    expect(en("specifications", "notFoundHelp")).toBe(
      "Contact the manufacturer for detailed specifications.",
    );
  });

  it("section 8, the short messages", () => {
    expect([en("shell", "error"), en("result", "reportFailed")]).toEqual([
      "Error",
      "Failed to generate diagnostic report. Please try again.",
    ]);
    expect([en("share", "copyFailed"), en("result", "copyFailed")]).toEqual([
      "Copy failed",
      "Unable to copy results. Please try selecting and copying manually.",
    ]);
    expect([en("share", "copyFailed"), en("share", "copyFailedText")]).toEqual([
      "Copy failed",
      "Unable to copy link. Please copy manually from the address bar.",
    ]);
    expect([en("result", "copied"), en("result", "reportMade"), en("share", "copiedTitle")]).toEqual([
      "Results copied!",
      "Report Generated",
      "Link Copied",
    ]);
    expect([en("share", "copied"), en("share", "copiedWebsite")]).toEqual([
      "Link copied!",
      "The website link has been copied to your clipboard.",
    ]);
    expect([en("contact", "sentTitle"), en("contact", "sentText")]).toEqual([
      "Message Received!",
      "Thank you for contacting us. We'll get back to you within 24 hours.",
    ]);
    expect([en("shell", "error"), en("contact", "failedText")]).toEqual([
      "Error",
      "There was a problem sending your message. Please try again or contact us directly.",
    ]);
  });

  it("section 9, how three brands write their numbers", () => {
    expect(en("guide", "ge")).toContain(
      "the first and second digits are the month, the third and fourth the year",
    );
    expect(en("guide", "craftmaster")).toContain(
      "The first and second digits are the year, the third and fourth the week",
    );
    expect(en("guide", "bradford-white")).toContain("The first letter is the year and the second the month");
  });

  it("section 9, the actions on a result", () => {
    const targets = ["facebook", "twitter", "linkedin", "whatsapp", "reddit", "email", "copy"] as const;
    expect(targets.map((target) => en("share", target))).toEqual([
      "Facebook",
      "Twitter (X)",
      "LinkedIn",
      "WhatsApp",
      "Reddit",
      "Email",
      "Copy link",
    ]);
    expect([en("result", "checkAnother"), en("result", "print"), en("result", "report")]).toEqual([
      "Check Another",
      "Print Results",
      "Diagnostic Report",
    ]);
  });
});

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
