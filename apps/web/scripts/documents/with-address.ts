/** Where the examples of documents find a site: that of no site in particular, and one on the reader's machine. */
const PLACES = /https:\/\/heater-age\.example|(?:http:\/\/)?localhost:3000/gu;

/**
 * The text with the address of a site where its examples name one.
 *
 * @param origin As `originOf` gives it: empty when none is known, which leaves the text as it is.
 *
 * @example
 * withAddress("curl localhost:3000/api/brands", "https://heaters.example");
 * //=> "curl https://heaters.example/api/brands"
 */
export const withAddress = (text: string, origin: string): string =>
  origin === "" ? text : text.replaceAll(PLACES, () => origin);
