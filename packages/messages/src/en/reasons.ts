/** Why a reading is offered, and what speaks for or against it. Keys are the decoder's reason codes. */
export const reasons = {
  "brand-format": "The number has exactly the shape that this brand uses.",
  "year-from-table": "The maker’s table says in which year these numbers were given out.",
  "eight-digits-after-letters": "Eight digits after the letters: made after {since}.",
  "seven-digits-after-letters": "Seven digits after the letters: made before {until}.",
  "four-digit-year": "The year is written out in full.",
  "plant-letter-means-week": "With this plant letter the two digits are the week, not the month.",
  "manufacturer-exception":
    "The maker has reported a printing error, and this number is one of those concerned.",
  "decade-from-month-code": "The month code also tells the decade.",
  "printed-form": "The dots or dashes as you typed them decide how the number is read.",
  "month-not-padded": "The month has no leading zero, so two readings are possible.",
  "letters-repeat": "The year letters start again every {every} years.",
  "older-cycle": "The letters also stood for {year}. That is possible only if the heater is that old.",
  "single-year-digit": "One digit stands for the year, so it fits once in every decade.",
  "counter-fits": "The running number is about where it should be at that date.",
  "counter-misfit": "The running number is far from where it should be at that date.",
  "check-running-number": "Possible only if every digit of the running number was read right. Check them.",
  "model-fits": "The model number belongs to these years.",
  "model-excludes": "The model number rules {year} out.",
  "formats-overlap": "Two of the brand’s formats have this shape, and each gives another date.",
  "year-estimated-from-count":
    "The year is an estimate from the running number, which all heaters of the maker’s group share.",
  "outside-attested-years":
    "{to, select, open {Dated heaters with this format are known since {from} only.} other {Dated heaters with this format are known from {from} to {to} only.}}",
  "near-miss-tail":
    "The running number is longer or shorter than those we know. The date code itself reads well.",
  "near-miss-characters":
    "The running number holds characters we have not seen there. The date code itself reads well.",
  "fits-other-brand": "Serial numbers of {brand} can have the same shape. Check the name on the plate.",
  "week-is-approximate": "The week may be off by one.",
  "no-such-week": "{year} had no week 53. The number may mean week 52 of {year} or week 1 of {next}.",
  "week-or-month-disputed":
    "Sources differ on whether these digits are the week or the month. The year is certain.",
  "year-table-disputed": "The sources’ years differ by one.",
  "sources-disagree": "Sources give different rules for this brand.",
  "may-be-undated": "Another source says that such numbers only count and hold no date.",
  "single-source": "One source only states this rule.",
  "inferred-from-sister-brand":
    "The rule is that of the maker; we have not seen a dated heater of this brand.",
  "inferred-rule": "The pattern is our own reading. No source states it.",
  "maker-varies": "More than one maker has used this name.",
} as const;
