/**
 * Why a company may have built a heater, and the evidence against it. Codes are permanent; callers turn them into
 * sentences. The values for a sentence are listed after its code.
 *
 * Evidence for it:
 *
 * - `model-prefix`: the brand's maker built the model numbers of this name with this prefix; values `name`, `prefix`
 * - `model-shape`: the model number has the shape of the brand's; value `rule`
 * - `serial-shape`: the serial number has exactly the shape of one of the brand's formats; value `format`
 * - `serial-near`: the serial number has nearly such a shape; value `format`
 * - `built-for`: the brand's maker built heaters that were sold under this name; value `name`
 * - `listed-under`: charts, recalls or inventories list the name under the brand; value `name`
 * - `said-to-have-built`: it is said to have built some, but not which; value `name`
 *
 * What makes us less sure:
 *
 * - `prefix-unknown`: we don't know who built the model numbers of this name with this prefix; values `name`,
 *   `prefix`
 * - `model-of-others`: the model number only has the shape of other brands'
 * - `serial-of-others`: the serial number only has the shape of other brands'
 * - `other-makers`: brands of other makers are equally likely; value `brands`, their number
 * - `sister-brands`: other brands of the same maker are equally likely; value `brands`, their number
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

/** A reason as a code with the values for its sentence. */
export interface MakerReason {
  readonly code: MakerReasonCode;
  readonly values?: Readonly<Record<string, string | number>>;
}
