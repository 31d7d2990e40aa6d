/** Spacing in rem, on a grid of 4 px. */
export const space = {
  hair: 0.25,
  tiny: 0.5,
  small: 0.75,
  medium: 1,
  large: 1.5,
  huge: 2.5,
  vast: 4,
} as const;

/** Corner radii in rem. */
export const radius = { small: 0.375, control: 0.625, card: 0.75, round: 99 } as const;

/** Type sizes, in rem; a pair grows with the width of the window from the first to the second. */
export const text = {
  tiny: 0.8125,
  small: 0.9375,
  body: 1.0625,
  lead: [1.0625, 1.25],
  subtitle: [1.125, 1.25],
  title: [1.5, 1.875],
  verdict: [1.875, 2.75],
  hero: [1.875, 3],
  age: [3, 4.75],
} as const;

/** Minimum height of anything that can be tapped, in rem: 44 px. */
export const target = 2.75;

/** Widths in rem: of a line of text, of the page, and of a window with room for two columns. */
export const measure = { reading: 38, page: 72, twoColumns: 60 } as const;
