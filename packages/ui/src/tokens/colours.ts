/** A background and the text on it. */
export interface Pair {
  readonly ground: string;
  readonly text: string;
}

/** The colors of one scheme, as `#rrggbb`. They are named after their purpose, never after the color. */
export interface Colours {
  /** Behind everything. */
  readonly ground: string;
  /** Cards and the header. */
  readonly surface: string;
  readonly text: string;
  readonly textQuiet: string;
  /** Decorative thin lines. */
  readonly line: string;
  readonly field: string;
  /** Outline of a control, which must be visible. */
  readonly fieldLine: string;
  /** The primary action. */
  readonly accent: string;
  readonly accentHover: string;
  readonly onAccent: string;
  /** A light tint of the accent behind a chosen or hovered row. */
  readonly accentGround: string;
  /** Links and focus. */
  readonly link: string;
  readonly critical: string;
  /** Ages: a pill for each, and its zone on the gauge. */
  readonly good: Pair & { readonly zone: string };
  readonly monitor: Pair & { readonly zone: string };
  readonly replace: Pair & { readonly zone: string };
  /** The drawn rating plate, lit from above. */
  readonly plate: { readonly top: string; readonly bottom: string; readonly line: string };
  /** Meanings of characters in a serial number; each is text on its background and on the plate. */
  readonly year: Pair;
  readonly month: Pair;
  readonly day: Pair;
  readonly other: Pair;
}

/** Warm off-white and ink navy. */
export const light: Colours = {
  ground: "#fbf8f3",
  surface: "#ffffff",
  text: "#14213d",
  textQuiet: "#4a5670",
  line: "#e4ddd1",
  field: "#ffffff",
  fieldLine: "#7f889b",
  accent: "#a4501f",
  accentHover: "#86400f",
  onAccent: "#ffffff",
  accentGround: "#f8ece2",
  link: "#0b6690",
  critical: "#a3200d",
  good: { ground: "#e3f2e7", text: "#14532d", zone: "#4b9a69" },
  monitor: { ground: "#fff1cc", text: "#6f4300", zone: "#b9821a" },
  replace: { ground: "#fde7e2", text: "#8c1d12", zone: "#c9594a" },
  plate: { top: "#f3f0ea", bottom: "#e6e1d7", line: "#c9c1b3" },
  year: { ground: "#d3e6ee", text: "#0a5578" },
  month: { ground: "#f6dfcd", text: "#86400f" },
  day: { ground: "#e3dbf3", text: "#55398c" },
  other: { ground: "#dfdbd3", text: "#4b5468" },
};

/** A dark scheme of its own, not the inverted light one. */
export const dark: Colours = {
  ground: "#0d1424",
  surface: "#151f38",
  text: "#eef2fa",
  textQuiet: "#a9b4cc",
  line: "#28345a",
  field: "#0f1830",
  fieldLine: "#6b7aa0",
  accent: "#e8975f",
  accentHover: "#f3ab79",
  onAccent: "#1b0e05",
  accentGround: "#2a2436",
  link: "#6cc5ea",
  critical: "#ffab9c",
  good: { ground: "#12331f", text: "#a6e3bb", zone: "#3f9a63" },
  monitor: { ground: "#3a2c07", text: "#f6d68b", zone: "#c0902c" },
  replace: { ground: "#43150f", text: "#ffb4a7", zone: "#cc5f4c" },
  plate: { top: "#1f2b4e", bottom: "#182242", line: "#3a4976" },
  year: { ground: "#163a55", text: "#86d2f2" },
  month: { ground: "#4a2f24", text: "#f3b184" },
  day: { ground: "#352c5c", text: "#cbb9f5" },
  other: { ground: "#2a3557", text: "#b3bed6" },
};
