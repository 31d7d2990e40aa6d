/** Milliseconds that an attempt has. */
export const defaultTimeout = 10_000;

/** Milliseconds that an attempt of many checks has. */
export const manyTimeout = 60_000;

/** How many requests of many checks are at work at the same time. */
export const manyConcurrency = 2;

/** How often a call is tried. */
export const defaultAttempts = 3;

/** How often a request of many checks is tried. */
export const backgroundAttempts = 5;
