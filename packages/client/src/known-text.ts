/**
 * The texts that an answer can have as far as this version knows: the API may add others. For what is to be complete.
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
