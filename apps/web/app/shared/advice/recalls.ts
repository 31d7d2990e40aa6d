import type { Advice } from "@heater-age/client";

type Match = Advice["safety"]["matches"][number];

const TANK = /-tank\b|heat-pump/u;

/** Returns whether a recall only covers tankless heaters. */
export const isTanklessOnly = ({ types = [] }: Match): boolean =>
  types.length > 0 && types.every((type) => !TANK.test(type));

/** Returns the recalls that a heater can be covered by, without those about tankless ones if it has a tank. */
export const findRecalls = (
  { safety: { matches } }: Pick<Advice, "safety">,
  hasTank: boolean,
): readonly Match[] => (hasTank ? matches.filter((match) => !isTanklessOnly(match)) : matches);
