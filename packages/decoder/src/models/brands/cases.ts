/** A model number and the expected facts, in one short, readable string. */
export interface ModelCase {
  readonly model: string;
  /** Id of the rule that reads it first. */
  readonly by: string;
  /** The facts: `"gas-tank, natural-gas, tall, 40 gal, 36000 BTU/h, 6 years"`. */
  readonly is: string;
  /** The values in `from` for the same model, as far as given: capacity, BTU/h, watts, years of warranty. */
  readonly listed?: string;
  /** Source of the model number or its meaning. */
  readonly from: string;
}
