/** Cache policies by name, for `Cache-Control`. */
export const cache = {
  /** The answer is for one visitor: nobody keeps it. */
  personal: "private, no-store",
  /** Always asked for again, and answered with "unchanged" when it is. */
  revalidated: "public, max-age=0, must-revalidate",
} as const;
