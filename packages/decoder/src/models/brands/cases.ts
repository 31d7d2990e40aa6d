/** What a model number must be read as. */
interface ModelFacts {
  /** The facts: `"gas-tank, natural-gas, tall, 40 gal, 36000 BTU/h, 6 years"`. */
  readonly is: string;
  /** The values in the source for the same model, as far as given: capacity, BTU/h, watts, years of warranty. */
  readonly listed?: string;
}

/** A model number and the expected facts, in one short, readable string. */
export interface ModelCase extends ModelFacts {
  readonly model: string;
  /** Id of the rule that reads it first. */
  readonly by: string;
  /** Source of the model number or its meaning. */
  readonly from: string;
}

export const directory = "AHRI directory, 2017";
export const listings = "as commonly listed, read like its sister models";

/** Returns cases from the ids of their rules, their sources and their model numbers. */
export const defineModelCases = (
  rules: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, ModelFacts>>>>>>,
): readonly ModelCase[] =>
  Object.entries(rules).flatMap(([by, sources]) =>
    Object.entries(sources).flatMap(([from, models]) =>
      Object.entries(models).map(([model, facts]) => ({ model, by, from, ...facts })),
    ),
  );
