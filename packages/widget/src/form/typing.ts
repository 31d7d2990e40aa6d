/** What a field for a number on the plate asks of the browser: nothing mended, nothing remembered. */
export const platePrint = {
  autocomplete: "off",
  autocapitalize: "characters",
  autocorrect: "off",
  spellcheck: false,
  enterkeyhint: "go",
} as const;

/** A serial number as it is typed: upper case, letters A-Z and digits only. */
export const typeSerial = (text: string): string => text.toUpperCase().replaceAll(/[^A-Z\d]+/gu, "");

/** A model number as it is typed: upper case, without white space. */
export const typeModel = (text: string): string => text.toUpperCase().replaceAll(/\s+/gu, "");

/**
 * Cleans what stands in an input; the caret stays behind the character it stood behind. The input is written to
 * directly: when nothing of what was typed stays, no state changes and nothing would be drawn.
 *
 * @returns the clean text.
 */
export function clean(input: HTMLInputElement, type: (text: string) => string): string {
  const text = type(input.value);
  if (text !== input.value) {
    const caret = type(input.value.slice(0, input.selectionStart ?? undefined)).length;
    input.value = text;
    input.setSelectionRange(caret, caret);
  }
  return text;
}
