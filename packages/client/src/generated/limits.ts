// Written by `pnpm generate`. Do not edit.
/** How many checks the API takes in one request. */
export const maxChecks = 500;

/** How many characters a field of a check may have. */
export const maxFieldLength = 100;
