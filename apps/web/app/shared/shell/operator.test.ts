import { languages } from "@heater-age/messages";
import { describe, expect, it } from "vitest";
import { intlIn } from "./intl-in.ts";

const join = (parts: readonly string[]) => parts.join("");
const rest = { contact: join, terms: join, api: "/api", decoder: "decoder", client: "client" };
const unnamed = { named: "no", company: "", mail: "no", email: "", ...rest };
const operator = {
  ...unnamed,
  named: "yes",
  company: "Example Plumbing",
  mail: "yes",
  email: "post@example.com",
};

const naming = [
  "privacy.whoOperator",
  "terms.acceptanceUse",
  "terms.contactReach",
  "developerTerms.scopeParts",
] as const;
const reaching = ["privacy.whoOperator", "terms.contactReach", "developerTerms.contactReach"] as const;

describe.each(languages)("$name", ({ code }) => {
  const { formatMessage } = intlIn(code);

  it.each([...new Set([...naming, ...reaching])])("%s is complete with and without an operator", (id) => {
    const named = formatMessage({ id }, operator);
    const open = formatMessage({ id }, unnamed);
    expect(named.includes("Example Plumbing")).toBe(naming.some((one) => one === id));
    expect(named.includes("post@example.com")).toBe(reaching.some((one) => one === id));
    for (const text of [named, open]) expect(text).not.toMatch(/ {2}| [.,;]|[{}<>]|undefined/u);
  });
});
