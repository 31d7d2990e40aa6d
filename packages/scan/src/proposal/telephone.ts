/** A phone number in a text, on the label of a heater or of its installer. */
export const telephone = /\(\d{3}\) ?\d{3}|(?<!\d)\d{3}[-. ]\d{3}-\d{4}(?!\d)/u;
