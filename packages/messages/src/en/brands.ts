/** The brands that can be checked. */
export const brands = {
  intro: "We know {count, number} names found on water heaters and the date codes of {rules, number} brands.",
  more: "More brands",
} as const;
