/**
 * What to do with a heater. The keys of the codes (`good`, `replace-or-monitor`) are summaries; the numbered ones are the
 * actions for a state, the most useful first; `state-…` names a state within a sentence. Where two states are possible,
 * the actions are those of the older.
 */
export const recommendation = {
  good: "Good condition: at this age, regular care is all it needs.",
  "good-1": "Flush a tank once a year, or descale a tankless unit, as its manual says.",
  "good-2": "On a tank, have the anode rod checked every one to three years.",
  "good-3": "Keep the receipt, and check that the warranty is registered.",
  monitor: "Monitor closely: at this age, small signs matter.",
  "monitor-1": "Look for rust, damp spots and leaks, and for rust in the hot water.",
  "monitor-2": "Keep up the care: flush a tank and have its anode rod checked, or descale a tankless unit.",
  "monitor-3": "Start comparing prices, so that you can choose without haste.",
  replace: "Replacement recommended: at this age, plan the next heater before this one fails.",
  "replace-1": "Get quotes while this one still works.",
  "replace-2":
    "Until then, check the floor or the pan below it for water, and test that the shut-off valve turns.",
  "replace-3": "If it leaks, shut off its water and its gas or power, and call a plumber.",
  "replace-or-monitor":
    "Replacement recommended or monitor closely: the date is not known finely enough to say on which side of 10 years it is. Until you know more, assume the higher age.",
  "monitor-or-good":
    "Monitor closely or good condition: the date is not known finely enough to say on which side of 6 years it is. Until you know more, assume the higher age.",
  otherDates: "The serial number can also mean {dates}. Compare with any date printed on the plate.",
  dateWeek: "week {week, number} of {year}",
  otherDate: "{date} ({state})",
  "state-good": "good condition",
  "state-monitor": "monitor closely",
  "state-replace": "replacement recommended",
  "state-replace-or-monitor": "replacement recommended or monitor closely",
  "state-monitor-or-good": "monitor closely or good condition",
} as const;
