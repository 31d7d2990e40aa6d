const beforeAt = /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}$/u;
const label = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?$/u;
const beginsWithLetter = /^\p{L}./u;

/**
 * Returns whether a text can be an e-mail address of at most 254 characters. Before the `@` it has 1 to 64 of the
 * characters that browsers allow in `<input type="email">`. After it comes a domain of at least two labels, in
 * letters of any script, whose last label has at least two characters and starts with a letter. The website's contact
 * form uses the same rule. Takes linear time.
 *
 * @example
 * isEmail("jane@example.com"); //=> true
 * isEmail("jane@münchen.example"); //=> true
 * isEmail("jane@localhost"); //=> false
 */
export function isEmail(text: string): boolean {
  const at = text.lastIndexOf("@");
  if (text.length > 254 || !beforeAt.test(text.slice(0, Math.max(at, 0)))) return false;
  const labels = text.slice(at + 1).split(".");
  return (
    labels.length > 1 &&
    labels.every((part) => label.test(part)) &&
    beginsWithLetter.test(labels.at(-1) ?? "")
  );
}
