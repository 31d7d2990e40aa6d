/** Whether the server reads such a body at all: names that reach for a prototype are refused before anybody looks. */
export const isRead = (body: unknown) => !/__proto__|constructor/u.test(JSON.stringify(body));
