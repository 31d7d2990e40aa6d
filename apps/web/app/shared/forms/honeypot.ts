/** Name of the honeypot: a hidden field that only bots fill in. They get the response to a successful submission. */
export const honeypot = "website";
