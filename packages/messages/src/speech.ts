import type { MessageId } from "./shape.ts";

/** What says texts in one language: `IntlShape` of react-intl, or `speechIn` on the server. */
export interface Speech {
  /** BCP 47 code. */
  readonly locale: string;
  formatMessage(
    this: void,
    text: { readonly id: MessageId },
    values?: Readonly<Record<string, string | number>>,
  ): string;
}

/** A date as fine as it is known. Months are 1 to 12, weeks those of ISO 8601. */
export interface KnownDate {
  readonly year: number;
  readonly month?: number;
  readonly week?: number;
  readonly day?: number;
}
