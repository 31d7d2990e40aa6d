/** Value of the choice "Other / Not Listed". */
export const otherBrand = "other";
