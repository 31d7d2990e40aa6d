/** Returns whether the server parses such a body: names that access a prototype are refused before validation. */
export const isRead = (body: unknown) => !/__proto__|constructor/u.test(JSON.stringify(body));
