import type { Section } from "../../shared/shell/content.ts";

/** Calendar date of the text. */
export const updated = "2026-11-29";

/** The sections of the privacy policy, in order. */
export const sections: readonly Section[] = [
  { id: "who", title: "privacy.who", blocks: ["privacy.whoOperator", "privacy.whoBasis"] },
  {
    id: "checks",
    title: "privacy.checks",
    blocks: [
      {
        list: [
          "privacy.checksStored",
          "privacy.checksAnonymous",
          "privacy.checksScan",
          "privacy.checksAddress",
        ],
      },
    ],
  },
  {
    id: "reports",
    title: "privacy.reports",
    blocks: [{ list: ["privacy.reportsStored", "privacy.reportsDelete"] }],
  },
  {
    id: "messages",
    title: "privacy.contact",
    blocks: [{ list: ["privacy.contactStored"] }],
  },
  {
    id: "errors",
    title: "privacy.errors",
    blocks: [{ list: ["privacy.errorsStored", "privacy.errorsMasked"] }],
  },
  {
    id: "network",
    title: "privacy.network",
    blocks: [{ list: ["privacy.networkLimits", "privacy.networkLogs"] }],
  },
  {
    id: "browser",
    title: "privacy.browser",
    blocks: [
      "privacy.browserIntro",
      {
        list: [
          "privacy.browserLanguage",
          "privacy.browserReports",
          "privacy.browserTyped",
          "privacy.browserHeaters",
          "privacy.browserKept",
          "privacy.browserWaiting",
          "privacy.browserConsent",
        ],
      },
      "privacy.browserDelete",
    ],
  },
  {
    id: "counts",
    title: "privacy.counts",
    blocks: [{ list: ["privacy.countsNumbers", "privacy.countsSharing"] }],
  },
  {
    id: "services",
    title: "privacy.services",
    blocks: [
      "privacy.servicesIntro",
      { list: ["privacy.servicesAnalytics", "privacy.servicesCaptcha", "privacy.servicesModel"] },
    ],
  },
  {
    id: "keep",
    title: "privacy.keep",
    blocks: [
      {
        facts: [
          { term: "privacy.keepChecks", fact: "privacy.keepChecksTime" },
          { term: "privacy.keepReports", fact: "privacy.keepReportsTime" },
          { term: "privacy.keepMessages", fact: "privacy.keepMessagesTime" },
          { term: "privacy.keepErrors", fact: "privacy.keepErrorsTime" },
          { term: "privacy.keepAnswers", fact: "privacy.keepAnswersTime" },
          { term: "privacy.keepNetwork", fact: "privacy.keepNetworkTime" },
          { term: "privacy.keepCounts", fact: "privacy.keepCountsTime" },
        ],
      },
      "privacy.keepBackups",
    ],
  },
  {
    id: "rights",
    title: "privacy.rights",
    blocks: [
      "privacy.rightsList",
      {
        list: ["privacy.rightsCheck", "privacy.rightsReport", "privacy.rightsMessage", "privacy.rightsError"],
      },
      "privacy.rightsReach",
    ],
  },
  { id: "changes", title: "privacy.changes", blocks: ["privacy.changesChildren", "privacy.changesNotice"] },
];
