const SCALE = 20 * 12;
/** Marks closer than this would cover each other. */
const NEAR = 4;
const GAP = 0.5;

const percent = (months: number): number => (Math.min(Math.max(months, 0), SCALE) / SCALE) * 100;

const zone = (name: "good" | "monitor" | "replace", from: number, to: number) => ({
  name,
  start: percent(from),
  width: percent(to) - percent(from) - GAP,
});

/** Zones of the scale of 20 years, which end at 6 and 10 years: where each begins and how wide it is, in percent. */
export const gaugeZones = [
  zone("good", 0, 72),
  zone("monitor", 72, 120),
  zone("replace", 120, SCALE),
] as const;

/** Where ages stand on the scale, in percent. */
export interface GaugeMarks {
  readonly from: number;
  readonly to: number;
  /** Those of the other dates that can be told from the two. */
  readonly apart: readonly number[];
}

/**
 * Places ages on the scale of 20 years.
 *
 * @param min In months, as are the others.
 * @example
 * gaugeMarks(60, 60, [120, 61]); // { from: 25, to: 25, apart: [50] }
 */
export function gaugeMarks(min: number, max: number, others: readonly number[]): GaugeMarks {
  const from = percent(min);
  const to = percent(max);
  const isApart = (at: number) => Math.abs(at - to) > NEAR && Math.abs(at - from) > NEAR;
  return { from, to, apart: others.map(percent).filter(isApart) };
}
