import type * as english from "../en/index.ts";

/** Every text in one language: area, key, ICU message. Derived from English, so that a missing text does not compile. */
export type Messages = {
  readonly [Name in keyof typeof english]: { readonly [Key in keyof (typeof english)[Name]]: string };
};

/** A group of texts that are used and loaded together. */
export type Area = keyof Messages;

/** Full name of a text: "reading.years". */
export type MessageId = { [A in Area]: `${A}.${keyof Messages[A] & string}` }[Area];
