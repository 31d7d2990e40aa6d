import type { Section } from "../../shared/shell/content.ts";

/** The sections of the terms of service, in order. The text refers to some of them by number. */
export const sections: readonly Section[] = [
  { id: "acceptance", title: "terms.acceptance", blocks: ["terms.acceptanceUse"] },
  {
    id: "description",
    title: "terms.description",
    blocks: ["terms.descriptionWhat", "terms.descriptionChange"],
  },
  {
    id: "license",
    title: "terms.license",
    blocks: [
      "terms.licenseGrant",
      "terms.licensePersonal",
      "terms.licenseNot",
      { list: ["terms.licenseBots", "terms.licenseRequests", "terms.licenseCopy", "terms.licenseNotices"] },
      "terms.licenseDevelopers",
    ],
  },
  { id: "accuracy", title: "terms.accuracy", blocks: ["terms.accuracyRules", "terms.accuracyAge"] },
  { id: "advice", title: "terms.advice", blocks: ["terms.adviceGeneral", "terms.adviceSafety"] },
  {
    id: "conduct",
    title: "terms.conduct",
    blocks: [
      "terms.conductList",
      {
        list: [
          "terms.conductLaw",
          "terms.conductSystems",
          "terms.conductCode",
          "terms.conductMessages",
          "terms.conductMislead",
        ],
      },
    ],
  },
  { id: "property", title: "terms.property", blocks: ["terms.propertyOurs", "terms.propertyMakers"] },
  {
    id: "liability",
    title: "terms.liability",
    blocks: ["terms.liabilityAsIs", "terms.liabilityLimit", "terms.liabilityMandatory"],
  },
  { id: "indemnification", title: "terms.indemnity", blocks: ["terms.indemnityClaims"] },
  { id: "termination", title: "terms.termination", blocks: ["terms.terminationWe"] },
  {
    id: "third-parties",
    title: "terms.third",
    blocks: [
      "terms.thirdList",
      { list: ["terms.thirdAnalytics", "terms.thirdCaptcha", "terms.thirdModel", "terms.thirdSharing"] },
      "terms.thirdLinks",
    ],
  },
  { id: "privacy", title: "terms.privacy", blocks: ["terms.privacyPart"] },
  { id: "law", title: "terms.law", blocks: ["terms.lawStates", "terms.lawConsumers"] },
  { id: "changes", title: "terms.changes", blocks: ["terms.changesNotice", "terms.changesDate"] },
  { id: "severability", title: "terms.severability", blocks: ["terms.severabilityRest"] },
  { id: "contact", title: "terms.contact", blocks: ["terms.contactReach"] },
];
