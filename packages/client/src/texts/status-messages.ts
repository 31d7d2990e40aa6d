/** Texts for visitors in one language, for when the API can't be reached or responds without a text. */
export interface StatusMessages {
  /** BCP 47 code of the language. Sent as `Accept-Language`, so that the API's own texts use it too. */
  readonly language: string;
  /** By HTTP status. */
  readonly statuses: Readonly<Record<number, string>>;
  /** For every other status. */
  readonly other: string;
  /** When no response arrived. */
  readonly noConnection: string;
  /** When the response to a check is unusable. */
  readonly checkFailed: string;
}
