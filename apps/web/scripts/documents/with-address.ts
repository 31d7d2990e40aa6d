/** Addresses of sites in the examples of documents: a placeholder, and one on the reader's machine. */
const PLACES = /https:\/\/heater-age\.example|(?:http:\/\/)?localhost:3000/gu;

/**
 * Returns the text with the address of a site in its examples.
 *
 * @param origin As `originOf` returns it: empty if none is known, which leaves the text unchanged.
 *
 * @example
 * withAddress("curl localhost:3000/api/brands", "https://heaters.example");
 * //=> "curl https://heaters.example/api/brands"
 */
export const withAddress = (text: string, origin: string): string =>
  origin === "" ? text : text.replaceAll(PLACES, () => origin);
