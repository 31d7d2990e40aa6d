/** Attributes of a field for a number on the plate: no correction, no suggestions. */
export const platePrint = {
  autoComplete: "off",
  autoCapitalize: "characters",
  autoCorrect: "off",
  spellCheck: false,
  enterKeyHint: "go",
} as const;

/**
 * Shows the text of an input as it should be, and keeps the caret after the same character. Writes to the input
 * directly: if none of the input remains, React sees no change and would move the caret to the end.
 *
 * @returns The previous text, as typed.
 */
export function showAs(input: HTMLInputElement, shown: (text: string) => string): string {
  const { value } = input;
  const text = shown(value);
  if (text !== value) {
    const caret = shown(value.slice(0, input.selectionStart ?? value.length)).length;
    input.value = text;
    input.setSelectionRange(caret, caret);
  }
  return value;
}
