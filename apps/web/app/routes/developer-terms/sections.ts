import type { Section } from "../../shared/shell/content.ts";

/** Calendar date of the text. */
export const updated = "2026-11-24";

/** The sections of the developer terms, in order. */
export const sections: readonly Section[] = [
  { id: "scope", title: "developerTerms.scope", blocks: ["developerTerms.scopeParts"] },
  {
    id: "packages",
    title: "developerTerms.packages",
    blocks: ["developerTerms.packagesLicense", "developerTerms.packagesLocal"],
  },
  { id: "use", title: "developerTerms.use", blocks: ["developerTerms.useFree", "developerTerms.usePages"] },
  {
    id: "limits",
    title: "developerTerms.limits",
    blocks: ["developerTerms.limitsHeaders", "developerTerms.limitsFair"],
  },
  { id: "data", title: "developerTerms.data", blocks: ["developerTerms.dataStored"] },
  {
    id: "answers",
    title: "developerTerms.answers",
    blocks: [
      "developerTerms.answersHonest",
      {
        list: [
          "developerTerms.answersAll",
          "developerTerms.answersCertainty",
          "developerTerms.answersModel",
          "developerTerms.answersName",
        ],
      },
    ],
  },
  {
    id: "availability",
    title: "developerTerms.availability",
    blocks: ["developerTerms.availabilityNone", "developerTerms.availabilityStable"],
  },
  {
    id: "liability",
    title: "developerTerms.liability",
    blocks: ["developerTerms.liabilityAsIs", "developerTerms.liabilityMandatory"],
  },
  { id: "blocking", title: "developerTerms.blocking", blocks: ["developerTerms.blockingWhen"] },
  {
    id: "law",
    title: "developerTerms.law",
    blocks: ["developerTerms.lawStates", "developerTerms.lawChanges"],
  },
  { id: "contact", title: "developerTerms.contact", blocks: ["developerTerms.contactReach"] },
];
