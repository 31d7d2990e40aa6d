/**
 * The known values of an open text type, for tables that have to be complete. The API can add others.
 *
 * @example
 * const words = { high: "sure", medium: "fairly sure", low: "not sure" } satisfies Record<
 *   KnownText<ModelAnswer["confidence"]>,
 *   string
 * >;
 */
export type KnownText<Text extends string | undefined> = Text extends string
  ? string extends Text
    ? never
    : Text
  : never;
