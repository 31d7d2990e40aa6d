/** What a field for a number on the plate asks of the browser: no correction, no suggestions. */
export const platePrint = {
  autoComplete: "off",
  autoCapitalize: "characters",
  autoCorrect: "off",
  spellCheck: false,
  enterKeyHint: "go",
} as const;

/**
 * Shows the text of an input as it should be, with the caret behind the same character. The input is written to
 * directly: when nothing of what was typed remains, React sees no change and would put the caret at the end.
 *
 * @returns The text before, as typed.
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
