/** Name of the field that only machines see and fill in: they are told that all went well. */
export const trap = "website";
