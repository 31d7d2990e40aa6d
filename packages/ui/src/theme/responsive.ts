import { measure } from "../tokens/index.ts";

/** Media queries. Styles are written for phones, and these extend them. */
export const media = {
  /** Narrower than the usual phone: 320 px, or enlarged text. */
  narrow: "screen and (max-width: 22rem)",
  /** A tablet in portrait, or wider. */
  medium: "screen and (min-width: 40rem)",
  /** Two columns fit. */
  wide: `screen and (min-width: ${measure.twoColumns}rem)`,
  /** The visitor allows motion. */
  motion: "(prefers-reduced-motion: no-preference)",
  /** The system chooses the colors. */
  forcedColours: "(forced-colors: active)",
  print: "print",
} as const;

/**
 * Returns a size that grows with the window: from the first at 22.5 rem (360 px) to the second at 80 rem (1280 px).
 *
 * @example
 * fluid([1, 2]); //=> "clamp(1rem, 0.6087rem + 1.7391vi, 2rem)"
 */
export function fluid([least, most]: readonly [number, number]): string {
  const slope = (most - least) / (80 - 22.5);
  const start = least - slope * 22.5;
  const round = (value: number) => Number(value.toFixed(4));
  return `clamp(${least}rem, ${round(start)}rem + ${round(slope * 100)}vi, ${most}rem)`;
}
