import { between, chance, type Random } from "./random.ts";

/** How a label is photographed, and its wear. */
export interface Conditions {
  /** The label's share of the photo's shorter side. */
  readonly fill: number;
  /** The camera's rotation in degrees: in its plane, about the vertical axis, and about the horizontal axis. */
  readonly roll: number;
  readonly yaw: number;
  readonly pitch: number;
  /** Blur in pixels of a 2,000 pixel photo: from focus and from a moving hand. */
  readonly blur: number;
  readonly motion: number;
  /** Spread of the noise in steps of 256. */
  readonly noise: number;
  /** Brightness. A scan has 1. */
  readonly light: number;
  /** Strength of the flashlight's reflection, and of its holder's shadow. */
  readonly glare: number;
  readonly shadow: number;
  /** JPEG quality, from 0 to 100. */
  readonly quality: number;
  /** Marks on the label: counts of specks and scratches. */
  readonly dust: number;
  readonly scratches: number;
  readonly hasTape: boolean;
  /** The share of ink left, from 0 to 1. */
  readonly ink: number;
  /** Whether numbers are printed in dots or through a stencil. */
  readonly isRough: boolean;
  /** Whether other stickers are around it, and whether one of them has its own serial number. */
  readonly hasSurroundings: boolean;
  readonly hasSecondLabel: boolean;
}

const scan: Conditions = {
  fill: 0.85,
  roll: 0,
  yaw: 0,
  pitch: 0,
  blur: 0,
  motion: 0,
  noise: 1,
  light: 1,
  glare: 0,
  shadow: 0,
  quality: 92,
  dust: 0,
  scratches: 0,
  hasTape: false,
  ink: 1,
  isRough: false,
  hasSurroundings: false,
  hasSecondLabel: false,
};

const handheld = (random: Random): Conditions => ({
  ...scan,
  fill: between(random, 0.65, 0.85),
  roll: between(random, -5, 5),
  yaw: between(random, -14, 14),
  pitch: between(random, -12, 12),
  blur: between(random, 0.3, 0.8),
  noise: 4,
  light: between(random, 0.7, 1),
  shadow: between(random, 0, 0.25),
  quality: 82,
  dust: 30,
  hasSurroundings: true,
});

const crowded = (random: Random): Conditions => ({
  ...handheld(random),
  fill: between(random, 0.45, 0.65),
  hasSecondLabel: true,
});

const basement = (random: Random): Conditions => ({
  ...handheld(random),
  blur: between(random, 0.6, 1.1),
  noise: between(random, 9, 15),
  light: between(random, 0.3, 0.5),
  glare: between(random, 0.5, 1),
  shadow: between(random, 0.2, 0.5),
  quality: 74,
  dust: 120,
});

const worn = (random: Random): Conditions => ({
  ...handheld(random),
  dust: 500,
  scratches: 25,
  hasTape: chance(random, 0.5),
  ink: between(random, 0.45, 0.75),
  isRough: chance(random, 0.6),
});

const worst = (random: Random): Conditions => ({
  ...basement(random),
  ...worn(random),
  fill: between(random, 0.4, 0.6),
  roll: between(random, -15, 15),
  yaw: between(random, -26, 26),
  pitch: between(random, -20, 20),
  blur: between(random, 0.8, 1.4),
  motion: between(random, 2, 5),
  noise: between(random, 10, 18),
  light: between(random, 0.3, 0.5),
  glare: between(random, 0.6, 1.1),
  quality: 60,
  hasSecondLabel: true,
});

/** Levels of difficulty, easiest first. */
export const levels = {
  /** Like a scanner's image, with all the text of a real label. */
  scan: () => scan,
  /** A good photo of the label and the stickers around it. */
  handheld,
  /** From farther away, with another label that has its own serial number. */
  crowded,
  /** In the dark, with a flashlight. */
  basement,
  /** Dusty, scratched, faded, taped over, or printed in dots. */
  worn,
  /** All of that at once. */
  worst,
} as const satisfies Readonly<Record<string, (random: Random) => Conditions>>;
