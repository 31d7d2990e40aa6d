/** Name of the honeypot: a hidden field that only bots fill in. They get the answer of a successful submission. */
export const honeypot = "website";
