/** Timeout of an attempt in milliseconds. */
export const defaultTimeout = 10_000;

/** Timeout of an attempt of many checks in milliseconds. */
export const manyTimeout = 60_000;

/** Number of requests of many checks sent at the same time. The API answers a visitor's batches one by one. */
export const manyConcurrency = 1;

/** Maximum number of attempts of a call. */
export const defaultAttempts = 3;

/** Maximum number of attempts of a request of many checks. */
export const backgroundAttempts = 5;
