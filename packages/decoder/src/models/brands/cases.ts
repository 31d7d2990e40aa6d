/** A model number and what it must say, in one short, readable string. */
export interface ModelCase {
  readonly model: string;
  /** Id of the rule that reads it first. */
  readonly by: string;
  /** The facts: `"gas-tank, natural-gas, tall, 40 gal, 36000 BTU/h, 6 years"`. */
  readonly is: string;
  /** What `from` gives for the same model: capacity, BTU/h, watts, years of warranty, as far as it does. */
  readonly listed?: string;
  /** Where the model number, or what it says, was seen. */
  readonly from: string;
}
