/** What a visitor reads when the API cannot be reached or answers without a text of its own, in one language. */
export interface StatusMessages {
  /** BCP 47 code of the language. Sent as `Accept-Language`, so that the API's own texts are in it too. */
  readonly language: string;
  /** By HTTP status. */
  readonly statuses: Readonly<Record<number, string>>;
  /** For every other status. */
  readonly other: string;
  /** When no answer came. */
  readonly noConnection: string;
  /** When the answer to a check is not usable. */
  readonly checkFailed: string;
}
