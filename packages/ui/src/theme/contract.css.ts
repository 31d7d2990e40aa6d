import { createGlobalThemeContract } from "@vanilla-extract/css";

const pair = { ground: null, text: null };
const state = { ground: null, text: null, zone: null };

/** The custom properties of a theme. They are named after their purpose, never after the color. */
export const vars = createGlobalThemeContract(
  {
    colour: {
      ground: null,
      surface: null,
      text: null,
      textQuiet: null,
      line: null,
      field: null,
      fieldLine: null,
      accent: null,
      accentHover: null,
      onAccent: null,
      accentGround: null,
      link: null,
      critical: null,
      good: state,
      monitor: state,
      replace: state,
      plate: { top: null, bottom: null, line: null },
      year: pair,
      month: pair,
      day: pair,
      other: pair,
    },
    font: { sans: null, mono: null },
    text: {
      tiny: null,
      small: null,
      body: null,
      lead: null,
      subtitle: null,
      title: null,
      verdict: null,
      hero: null,
      age: null,
    },
    space: { hair: null, tiny: null, small: null, medium: null, large: null, huge: null, vast: null },
    radius: { small: null, control: null, card: null, round: null },
    measure: { reading: null, page: null },
    target: null,
  },
  (_value, path) => path.join("-").replaceAll(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`),
);
