/** Value of the choice "Other / Not Listed". */
export const otherBrand = "other";

/** Lengths that a model number may have. */
export const modelLimits = { shortest: 3, longest: 30 } as const;

/** Characters that a field may have before normalization. */
export const maxFieldLength = 100;
