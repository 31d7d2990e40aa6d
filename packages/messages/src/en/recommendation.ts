/**
 * What to do with a heater. The keys of the states (`good`) are summaries; the numbered ones are the actions for a
 * state, the most useful first; `state-…` names a state within a sentence.
 */
export const recommendation = {
  good: "Good condition: regular care is enough.",
  "good-1": "Once a year, flush a tank or descale a tankless unit.",
  "good-2": "Have a tank’s anode rod checked every one to three years.",
  "good-3": "Register the warranty and keep the receipt.",
  monitor: "Monitor closely: small signs matter.",
  "monitor-1": "Look for rust, damp spots, leaks and rusty hot water.",
  "monitor-2": "Flush a tank and have its anode rod checked, or descale a tankless unit.",
  "monitor-3": "Compare prices while there’s no rush.",
  replace: "Replacement recommended: plan for a new one.",
  "replace-1": "Get quotes while this one still works.",
  "replace-2": "Check the floor and drain pan for water, and test the shut-off valve.",
  "replace-3": "If it leaks, shut off water and gas or power, and call a plumber.",
  otherDates: "It could also be {dates}. Look for a printed date on the label.",
  dateWeek: "week {week, number} of {year}",
  otherDate: "{date} ({state})",
  "state-good": "good condition",
  "state-monitor": "monitor closely",
  "state-replace": "replacement recommended",
} as const;
