/**
 * The path of a request, without its query.
 *
 * @example
 * withoutQuery("/?serial=RH0504B01826"); //=> "/"
 */
export const withoutQuery = (url: string): string => url.split("?", 1)[0] ?? url;
