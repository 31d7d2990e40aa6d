import { describe, expect, it } from "vitest";
import { type Colours, dark, light } from "./index.ts";

const channel = (hex: string): number => {
  const value = Number.parseInt(hex, 16) / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
};

const luminance = (colour: string): number =>
  0.2126 * channel(colour.slice(1, 3)) +
  0.7152 * channel(colour.slice(3, 5)) +
  0.0722 * channel(colour.slice(5, 7));

/**
 * Returns the contrast ratio of two colors as defined by WCAG 2.2, 1 to 21.
 *
 * @param one `#rrggbb`
 * @param other `#rrggbb`
 *
 * @example
 * contrast("#000000", "#ffffff"); //=> 21
 */
function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** Returns the texts and their backgrounds. */
const texts = (colours: Colours): readonly (readonly [name: string, text: string, ground: string])[] => {
  const grounds = { ground: colours.ground, surface: colours.surface, field: colours.field };
  const onGrounds = {
    text: colours.text,
    quiet: colours.textQuiet,
    link: colours.link,
    accent: colours.accent,
  };
  const plate = { top: colours.plate.top, bottom: colours.plate.bottom };
  const parts = { year: colours.year, month: colours.month, day: colours.day, other: colours.other };
  return [
    ...Object.entries(onGrounds).flatMap(([name, text]) =>
      Object.entries(grounds).map(([ground, behind]) => [`${name} on ${ground}`, text, behind] as const),
    ),
    ...Object.entries(parts).flatMap(([name, pair]) => [
      [`${name} on its tint`, pair.text, pair.ground] as const,
      [`text on the tint of ${name}`, colours.text, pair.ground] as const,
      ...Object.entries(plate).map(
        ([edge, behind]) => [`${name} on plate ${edge}`, pair.text, behind] as const,
      ),
    ]),
    ["good", colours.good.text, colours.good.ground],
    ["monitor", colours.monitor.text, colours.monitor.ground],
    ["replace", colours.replace.text, colours.replace.ground],
    ["critical on surface", colours.critical, colours.surface],
    ["critical on ground", colours.critical, colours.ground],
    ["button", colours.onAccent, colours.accent],
    ["button under the pointer", colours.onAccent, colours.accentHover],
    ["text on a chosen row", colours.text, colours.accentGround],
    ["quiet text on a chosen row", colours.textQuiet, colours.accentGround],
    ["accent on a chosen row", colours.accent, colours.accentGround],
    ["quiet on plate", colours.textQuiet, colours.plate.bottom],
  ];
};

/** Returns the parts of controls and drawings that carry meaning. */
const controls = (colours: Colours): readonly (readonly [name: string, part: string, ground: string])[] => [
  ["outline of a field", colours.fieldLine, colours.field],
  ["outline of a button", colours.fieldLine, colours.surface],
  ["focus on ground", colours.link, colours.ground],
  ["focus on surface", colours.link, colours.surface],
  ["good zone", colours.good.zone, colours.surface],
  ["monitor zone", colours.monitor.zone, colours.surface],
  ["replace zone", colours.replace.zone, colours.surface],
  ["step", colours.accent, colours.ground],
];

describe.each([
  ["light", light],
  ["dark", dark],
])("%s", (_name, colours) => {
  it.each(texts(colours))("%s has a contrast of at least 4.5 to 1", (_pair, text, ground) => {
    expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(controls(colours))("%s has a contrast of at least 3 to 1", (_pair, part, ground) => {
    expect(contrast(part, ground)).toBeGreaterThanOrEqual(3);
  });
});
