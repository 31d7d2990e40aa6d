import { formatText } from "@heater-age/messages/server";
import { defaultLanguage } from "@heater-age/messages";
import { expect, it } from "vitest";
import { intlIn } from "../../shared/shell/intl-in.ts";
import { sections } from "./sections.ts";

const intl = intlIn(defaultLanguage);
const join = (parts: readonly string[]) => parts.join("");
const values = {
  named: "no",
  company: "",
  mail: "no",
  email: "",
  contact: join,
  developers: join,
  privacy: join,
};

/** Returns the whole English text of a section. */
const toText = (number: number): string => {
  const ids = sections[number - 1]?.blocks.flatMap((block) =>
    typeof block === "string" ? [block] : "list" in block ? block.list : [],
  );
  return (ids ?? []).map((id) => intl.formatMessage({ id }, values)).join("\n");
};

it("has sixteen sections in order", () => {
  expect(sections.map(({ title }) => intl.formatMessage({ id: title }))).toEqual([
    formatText("en", "terms", "acceptance"),
    formatText("en", "terms", "description"),
    formatText("en", "terms", "license"),
    formatText("en", "terms", "accuracy"),
    "Professional Consultation",
    "User Conduct",
    "Intellectual Property",
    formatText("en", "terms", "liability"),
    "Indemnification",
    "Termination",
    "Third-Party Services",
    "Privacy Policy",
    "Governing Law",
    formatText("en", "terms", "changes"),
    "Severability",
    "Contact Information",
  ]);
});

it.each([
  [3, "for personal, non-commercial use only"],
  [3, "use bots"],
  [3, "make excessive requests"],
  [3, "terms for developers"],
  [11, formatText("en", "terms", "thirdAnalytics")],
  [12, "privacy policy"],
  [13, "the laws of the United States"],
  [14, "30 days’ notice of material changes"],
])("section %d contains: %s", (number, words) => {
  expect(toText(number)).toContain(words);
});

it("ends with the entire agreement", () => {
  expect(intl.formatMessage({ id: "terms.important" })).toBe("Important");
  expect(intl.formatMessage({ id: "terms.importantEntire" })).toContain("the entire agreement");
});
