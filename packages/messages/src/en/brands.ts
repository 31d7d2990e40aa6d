/** The brands that can be checked. */
export const brands = {
  intro: "We know {count, number} water heater brands and the date formats of {rules, number}.",
  more: "More brands",
} as const;
