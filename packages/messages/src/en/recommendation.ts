/**
 * What to do with a heater. The keys of the codes (`good`, `replace-or-monitor`) are summaries; the numbered ones are the
 * actions for a state, the most useful first; `state-…` names a state within a sentence. Where two states are possible,
 * the actions are those of the older.
 */
export const recommendation = {
  good: "Good condition: regular care is all it needs.",
  "good-1": "Once a year, flush a tank or descale a tankless unit. The manual shows how.",
  "good-2": "On a tank, have the anode rod checked every one to three years.",
  "good-3": "Keep the receipt and make sure the warranty is registered.",
  monitor: "Monitor closely: at this age, small signs matter.",
  "monitor-1": "Look for rust, damp spots, leaks and rusty hot water.",
  "monitor-2": "Flush a tank and have its anode rod checked, or descale a tankless unit.",
  "monitor-3": "Compare prices now, so you can choose without a rush.",
  replace: "Replacement recommended: plan for a new one before this one fails.",
  "replace-1": "Get quotes while this one still works.",
  "replace-2": "Until then, check the floor and drain pan for water, and test the shut-off valve.",
  "replace-3": "If it leaks, shut off the water and the gas or power, and call a plumber.",
  "replace-or-monitor":
    "Replacement recommended or monitor closely: we can’t tell if it’s 10 years old yet. Until you know, assume it is.",
  "monitor-or-good":
    "Monitor closely or good condition: we can’t tell if it’s 6 years old yet. Until you know, assume it is.",
  otherDates: "The serial number could also mean {dates}. Look for a printed date on the label.",
  dateWeek: "week {week, number} of {year}",
  otherDate: "{date} ({state})",
  "state-good": "good condition",
  "state-monitor": "monitor closely",
  "state-replace": "replacement recommended",
  "state-replace-or-monitor": "replacement recommended or monitor closely",
  "state-monitor-or-good": "monitor closely or good condition",
} as const;
