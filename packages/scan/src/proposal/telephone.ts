/** The number of a telephone in a text, on the label of a heater or of the company that installed it. */
export const telephone = /\(\d{3}\) ?\d{3}|(?<!\d)\d{3}[-. ]\d{3}-\d{4}(?!\d)/u;
