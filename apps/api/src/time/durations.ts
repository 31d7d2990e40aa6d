/** Milliseconds. */
export const minute = 60_000;
/** Milliseconds. */
export const hour = 60 * minute;
/** Milliseconds. */
export const day = 24 * hour;
