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
  const clean = (part: string) => part.toUpperCase().replaceAll(/[^A-Z\d]+/gu, "");
  return { text: clean(text), caret: clean(text.slice(0, caret)).length };
}

/**
 * Cleans a model number while it is typed: upper case, without white space.
 *
 * @example
 * typeModel({ text: "m2 40t", caret: 4 }); //=> { text: "M240T", caret: 3 }
 */
export function typeModel({ text, caret }: Typed): Typed {
  const clean = (part: string) => part.toUpperCase().replaceAll(/\s+/gu, "");
  return { text: clean(text), caret: clean(text.slice(0, caret)).length };
}
