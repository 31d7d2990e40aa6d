/** A text and the place of the caret in it. */
export interface Typed {
  readonly text: string;
  readonly caret: number;
}

/**
 * Cleans a serial number while it is typed: upper case, letters A-Z and digits only. The caret stays behind the
 * character it stood behind.
 *
 * @example
 * typeSerial({ text: "rh-05", caret: 3 }); //=> { text: "RH05", caret: 2 }
 */
export function typeSerial({ text, caret }: Typed): Typed {
  const keep = (part: string) => part.toUpperCase().replaceAll(/[^A-Z\d]+/gu, "");
  return { text: keep(text), caret: keep(text.slice(0, caret)).length };
}

/**
 * Cleans a model number while it is typed: upper case, without white space.
 *
 * @example
 * typeModel({ text: "m2 40t", caret: 4 }); //=> { text: "M240T", caret: 3 }
 */
export function typeModel({ text, caret }: Typed): Typed {
  const keep = (part: string) => part.toUpperCase().replaceAll(/\s+/gu, "");
  return { text: keep(text), caret: keep(text.slice(0, caret)).length };
}

/** What a field for a number on the plate asks of the browser: nothing mended, nothing remembered. */
export const platePrint = {
  autoComplete: "off",
  autoCapitalize: "characters",
  autoCorrect: "off",
  spellCheck: false,
  enterKeyHint: "go",
} as const;

/**
 * Cleans what stands in an input and puts the caret back. The input is written to directly: when nothing of what was
 * typed stays, React sees no change and would leave the caret at the end.
 *
 * @returns the clean text.
 */
export function clean(input: HTMLInputElement, type: (typed: Typed) => Typed): string {
  const { text, caret } = type({ text: input.value, caret: input.selectionStart ?? input.value.length });
  if (text !== input.value) {
    input.value = text;
    input.setSelectionRange(caret, caret);
  }
  return text;
}
