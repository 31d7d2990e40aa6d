/** What to do with a heater of a given state. */
export const recommendation = {
  good: "Good condition.",
  monitor: "Monitor closely.",
  replace: "Replacement recommended.",
} as const;
