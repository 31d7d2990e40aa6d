/** The brands that can be checked. */
export const brands = {
  intro:
    "{count, number} names found on water heaters, with the rules of {rules, number} brands behind them. Each brand has a page that explains its serial numbers.",
  more: "More brands",
} as const;
