/**
 * Why somebody may have built a heater, and what speaks against it. Codes are permanent; the sentences are the reader's
 * business. The values that go with a code are named behind it.
 *
 * What speaks for it:
 *
 * - `model-prefix`: model numbers of this name that begin so were built by the brand's maker; values `name`, `prefix`
 * - `model-shape`: the model number is written like those of the brand; value `rule`
 * - `serial-shape`: the serial number has exactly the shape of one of the brand's formats; value `format`
 * - `serial-near`: the serial number has nearly that shape; value `format`
 * - `built-for`: the brand's maker built heaters that were sold under this name; value `name`
 * - `listed-under`: charts, recalls or inventories list the name under the brand; value `name`
 * - `said-to-have-built`: it is said to have built some, without a word on which; value `name`
 *
 * What makes us less sure:
 *
 * - `prefix-unknown`: who built model numbers of this name that begin so was not found; values `name`, `prefix`
 * - `model-of-others`: the model number is written like those of other brands only
 * - `serial-of-others`: the serial number has the shape of other brands only
 * - `other-makers`: as much speaks for brands of other makers; value `brands`, their number
 * - `sister-brands`: as much speaks for other brands of the same maker; value `brands`, their number
 */
export type MakerReasonCode =
  | "model-prefix"
  | "model-shape"
  | "serial-shape"
  | "serial-near"
  | "built-for"
  | "listed-under"
  | "said-to-have-built"
  | "prefix-unknown"
  | "model-of-others"
  | "serial-of-others"
  | "other-makers"
  | "sister-brands";

/** A reason as a code with the values that its sentence needs. */
export interface MakerReason {
  readonly code: MakerReasonCode;
  readonly values?: Readonly<Record<string, string | number>>;
}
