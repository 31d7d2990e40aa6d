/**
 * Returns the path of a request, without its query.
 *
 * @example
 * withoutQuery("/?serial=RH0504B01826"); //=> "/"
 */
export const withoutQuery = (url: string): string => url.split("?", 1)[0] ?? url;

/**
 * Returns an address that can be decoded. If a percent sign in its path is invalid, all of them are escaped.
 *
 * @example
 * readable("/es/%E0%A4%A?x=1"); //=> "/es/%25E0%25A4%25A?x=1"
 * readable("/es/%20"); //=> "/es/%20"
 */
export function readable(url: string): string {
  const path = withoutQuery(url);
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return path.replaceAll("%", "%25") + url.slice(path.length);
  }
}

const control = /%(?:[01][\da-f]|7f)/iu;

/**
 * Returns whether a path contains control characters, such as a line feed. No page has them, and the router can't
 * create an address from a path that has only those.
 *
 * @example
 * hasControls("/de/%0A"); //=> true
 * hasControls("/de/%20"); //=> false
 */
export const hasControls = (path: string): boolean => control.test(path);

const personalPath =
  /^(?<start>(?:\/[a-z]{2}(?:-[a-z]{2})?)?\/report\/|\/api\/reports\/|\/api\/model\/[^/]+\/).+$/u;

/**
 * Returns what a log may contain of a request's address: no query, no model number, and no report, because anyone with
 * its address can read it.
 *
 * @example
 * loggedPath("/?serial=RH0504B01826"); //=> "/"
 * loggedPath("/api/model/rheem/XG40T06EC36U1"); //=> "/api/model/rheem/…"
 */
export const loggedPath = (url: string): string => withoutQuery(url).replace(personalPath, "$<start>…");
