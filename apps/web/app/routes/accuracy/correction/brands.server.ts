import { brands } from "@heater-age/decoder";
import { allChoices } from "../../../shared/check/choices.server.ts";
import type { Choice } from "../../../shared/check/choices.ts";

/** Returns the brands for which a printed date can be sent: those with rules, and those that still need one. */
export function brandsToCorrect(): readonly Pick<Choice, "value" | "label">[] {
  const { first, more } = allChoices();
  return [...first, ...more]
    .filter(({ value }) => Object.hasOwn(brands, value))
    .map(({ value, label }) => ({ value, label }));
}
