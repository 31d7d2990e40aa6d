// None of these looks at a character again from another beginning, so that long texts are read as fast as short ones.
const word = /[\p{L}\p{M}\p{N}._%+'@-]+/gu;
const emailWithin = /[\p{L}\p{M}\p{N}._%+'-](?:@|%40)(?:[\p{L}\p{M}\p{N}-]+\.)+\p{L}/u;

// Also as they are written in an address: "%20" is a space, "+" too.
const between = String.raw`(?:[ \t\u00A0\u202F.()/+\p{Pd}]|%2[\dBDEF]){0,3}`;
const phone = new RegExp(String.raw`\+?\(?\p{Nd}(?:${between}\p{Nd}){6,}`, "giu");
const digits = /\p{Nd}{7,}/gu;

const serial =
  /(?<name>serial(?:[ _-]?(?:number|no|nr))?(?:\\?["']|%22)? {0,3}(?:[=:]|%3[ad]) {0,3}(?:\\?["']|%22)?)[^\s"'&#,;)}\\]+/giu;

/**
 * Replaces what may tell who somebody is: e-mail addresses, runs of seven digits or more, also when they are grouped
 * as in a phone number or an IP address, and serial numbers where they are named as such. A text that is masked stays
 * as it is. Takes time in proportion to the length of the text, whatever is in it.
 *
 * @example
 * mask("jane@example.com called from (555) 010-0199"); //=> "[email] called from [number]"
 * mask("/?brand=rheem&serial=RH0504B01826"); //=> "/?brand=rheem&serial=[serial]"
 */
export function mask(text: string): string {
  return maskNames(text).replaceAll(phone, "[number]");
}

/**
 * Masks a text in which numbers with dots are versions and no phone numbers, such as the name of a browser.
 *
 * @example
 * maskVersions("Chrome/142.0.7444.175 (jane@example.com)"); //=> "Chrome/142.0.7444.175 ([email])"
 */
export function maskVersions(text: string): string {
  return maskNames(text).replaceAll(digits, "[number]");
}

const maskNames = (text: string): string =>
  text
    .replaceAll(word, (found) => (emailWithin.test(found) ? "[email]" : found))
    .replaceAll(serial, "$<name>[serial]");
