/** Returns whether the server parses a body: it refuses names that access a prototype before validation. */
export const isRead = (body: unknown) => !/__proto__|constructor/u.test(JSON.stringify(body));
