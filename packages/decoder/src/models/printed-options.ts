/** One of the model numbers that a number with options in brackets describes. */
export interface Variant {
  readonly key: string;
  /** The position of each place between its characters in the number with brackets; `undefined` inside an option. */
  readonly places: readonly (number | undefined)[];
}

const OPTIONS = /\((?<options>[^()]*)\)/gu;
const MAX_VARIANTS = 16;

const through = (from: number, to: number): readonly number[] =>
  Array.from({ length: to - from }, (_, index) => from + index);

/** Returns the same as `modelsIn`, with the positions of the characters. */
export function listVariants(key: string): readonly Variant[] {
  let variants: readonly Variant[] = [{ key: "", places: [] }];
  let from = 0;
  const add = (text: string, places: Variant["places"]) => (variant: Variant) => ({
    key: variant.key + text,
    places: [...variant.places, ...places],
  });
  for (const { 0: printed, index, groups } of key.matchAll(OPTIONS)) {
    const options = (groups?.["options"] ?? "").split(",");
    if (options.length < 2 || options.includes("") || variants.length * options.length > MAX_VARIANTS)
      return [];
    const before = variants.map(add(key.slice(from, index), through(from, index)));
    variants = before.flatMap((variant) =>
      options.map((option) =>
        add(option, [index, ...Array.from({ length: option.length - 1 }, () => undefined)])(variant),
      ),
    );
    from = index + printed.length;
  }
  return variants.map(add(key.slice(from), through(from, key.length + 1)));
}

/**
 * Returns the model numbers that a number in a register describes. Registers print options in brackets.
 *
 * @param printed As printed, with its spaces and hyphens.
 * @returns The number itself if it has no brackets; none if they contain no list of options, or too many.
 *
 * @example
 * modelsIn("(E,P)NLB-50"); //=> ["ENLB-50", "PNLB-50"]
 */
export function modelsIn(printed: string): readonly string[] {
  return listVariants(printed).map(({ key }) => key);
}
