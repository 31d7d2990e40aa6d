import { describe, expect, it } from "vitest";
import { readModel } from "./read-model.ts";
import { unreadModels, writtenModels } from "./written-models.cases.ts";

/** Returns the rule and the facts that the cases name. */
function say(brand: string, model: string): string | undefined {
  const [reading] = readModel(brand, model);
  if (reading === undefined) return undefined;
  const { type, fuel, capacityGallons } = reading.facts;
  const capacity = capacityGallons === undefined ? undefined : `${capacityGallons} gal`;
  return `${reading.pattern}: ${[type, fuel, capacity].filter((fact) => fact !== undefined).join(", ")}`;
}

describe("model numbers as people write them", () => {
  it.each(writtenModels)("$brand $model is $is", ({ brand, model, is }) => {
    expect(say(brand, model)).toBe(is);
  });

  it.each(unreadModels)("$brand $model is unread: $why", ({ brand, model }) => {
    expect(say(brand, model)).toBeUndefined();
  });
});
