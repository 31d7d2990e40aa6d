import { expect, it } from "vitest";
import { findMisspelled } from "./find-misspelled.ts";

it.each([
  ["COMPANY_NAM", ["COMPANY_NAM isn't a setting: did you mean COMPANY_NAME?"]],
  ["COMPANY_NAMEE", ["COMPANY_NAMEE isn't a setting: did you mean COMPANY_NAME?"]],
  ["COMPANY_NAME", []],
  ["COMPANY_LOGO", []],
  ["PROT", []],
  ["SMTP_URL", []],
])("%s: %j", (given, sentences) => {
  expect(findMisspelled([given], ["PORT", "SITE_URL", "COMPANY_NAME"])).toEqual(sentences);
});
