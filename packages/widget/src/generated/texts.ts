// Written by `pnpm generate`. Do not edit.
/** Keys of the texts by area, in the order of the lists. */
export const keys = {
  form: "heading brand required brandPrompt brandsFirst brandsMore other serial serialHelp modelToggle model modelHelp submit submitting privacy brandRequired brandUnknown brandCharacters serialRequired serialBlank serialTooShort serialTooLong serialCharacters serialInvalid modelLength modelInvalid",
  problems: "no-format impossible-date no-date-in-serial too-short too-long looks-like-model no-public-rule private-label other-none other-some model-not-sold-then other-equipment model-too-long tank-outside tank-side-low tank-upper-front tank-front jacket cabinet-side cabinet-side-or-front boiler-varies unknown",
  reading: "years months yearsAndMonths lessThanAMonth aboutYears rangeYears dateYear dateWeek around partYear partMonth partWeek partDay partPlant partPrefix partSequence partModel partUnknown plateTitle plateLabel",
  reasons: "brand-format year-from-table eight-digits-after-letters seven-digits-after-letters four-digit-year plant-letter-means-week manufacturer-exception decade-from-month-code printed-form month-not-padded letters-repeat older-cycle single-year-digit counter-fits counter-misfit check-running-number model-fits model-excludes model-contradicts formats-overlap year-estimated-from-count outside-attested-years near-miss-tail near-miss-characters fits-other-brand week-is-approximate no-such-week week-or-month-disputed year-table-disputed sources-disagree may-be-undated single-source inferred-from-sister-brand inferred-rule maker-varies",
  recommendation: "good-1 good-2 good-3 monitor-1 monitor-2 monitor-3 replace-1 replace-2 replace-3 dateWeek",
  result: "statusGood statusMonitor statusReplace verdictMade verdictMadeDay verdictOther verdictLow verdictAround brandAndSerial serialOnly brandSerialModel gaugeLabel gaugeNew gaugeEnd otherHeading settlePrinted otherDate repairsHeading brandsHeading brandTry identifyHeading actionsHeading sureHeading confidenceHigh confidenceMedium confidenceLow confidence why sources sourceMaker sourceRegulator sourceTrade sourceCompiled sourceListings notRecorded notRecordedOffline unreadableTitle tipsHeading tipPlate tipModel tryAgain toModelField dialogMore tipFormat tipSelected tipUnclear checkAnother",
  widget: "privacy otherLanguage",
};

/** Fetches the list of each language. */
export const lists = {
  en: () => import("./texts-en.ts"),
  es: () => import("./texts-es.ts"),
  fr: () => import("./texts-fr.ts"),
  de: () => import("./texts-de.ts"),
  it: () => import("./texts-it.ts"),
};

/** The language for those that are not here. */
export const defaultLanguage = "en";
