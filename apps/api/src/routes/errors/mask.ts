// None of these backtracks, so the time grows linearly with the text.
const word = /[\p{L}\p{M}\p{N}._%+'@-]+/gu;
const emailWithin = /[\p{L}\p{M}\p{N}._%+'-](?:@|%40)(?:[\p{L}\p{M}\p{N}-]+\.)+\p{L}/u;

// Also URL-encoded: "%20" and "+" are spaces.
const between = String.raw`(?:[ \t\u00A0\u202F.()/+\p{Pd}]|%2[\dBDEF]){0,3}`;
const phone = new RegExp(String.raw`\+?\(?\p{Nd}(?:${between}\p{Nd}){6,}`, "giu");
const digits = /\p{Nd}{7,}/gu;

const serial =
  /(?<name>serial(?:[ _-]?(?:number|no|nr))?(?:\\?["']|%22)? {0,3}(?:[=:]|%3[ad]) {0,3}(?:\\?["']|%22)?)[^\s"'&#,;)}\\]+/giu;

/**
 * Masks personal data: e-mail addresses, runs of at least seven digits, also grouped as in a phone number or an IP
 * address, and serial numbers labeled as such. Masking twice changes nothing. Takes linear time.
 *
 * @example
 * mask("jane@example.com called from (555) 010-0199"); //=> "[email] called from [number]"
 * mask("/?brand=rheem&serial=RH0504B01826"); //=> "/?brand=rheem&serial=[serial]"
 */
export function mask(text: string): string {
  return maskNames(text).replaceAll(phone, "[number]");
}

/**
 * Masks a text in which numbers with dots are versions, not phone numbers, such as the name of a browser.
 *
 * @example
 * maskVersions("Chrome/142.0.7444.175 (jane@example.com)"); //=> "Chrome/142.0.7444.175 ([email])"
 */
export function maskVersions(text: string): string {
  return maskNames(text).replaceAll(digits, "[number]");
}

const maskNames = (text: string): string =>
  text
    .replaceAll(word, (name) => (emailWithin.test(name) ? "[email]" : name))
    .replaceAll(serial, "$<name>[serial]");
