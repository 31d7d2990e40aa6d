/** Cache policies by name, for `Cache-Control`. */
export const cache = {
  /** The response is for one visitor and must not be stored. */
  personal: "private, no-store",
  /** Revalidated on every request; answered with 304 if unchanged. */
  revalidated: "public, max-age=0, must-revalidate",
} as const;
