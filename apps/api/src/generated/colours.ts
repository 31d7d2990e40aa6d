// Written by `pnpm generate`. Do not edit.

/** The colours of the site by day, as `#rrggbb`. */
export const colours = {
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
  good: {
    ground: "#e3f2e7",
    text: "#14532d",
    zone: "#4b9a69"
  },
  monitor: {
    ground: "#fff1cc",
    text: "#6f4300",
    zone: "#b9821a"
  },
  replace: {
    ground: "#fde7e2",
    text: "#8c1d12",
    zone: "#c9594a"
  },
  plate: {
    top: "#f3f0ea",
    bottom: "#e6e1d7",
    line: "#c9c1b3"
  },
  year: {
    ground: "#d3e6ee",
    text: "#0a5578"
  },
  month: {
    ground: "#f6dfcd",
    text: "#86400f"
  },
  day: {
    ground: "#e3dbf3",
    text: "#55398c"
  },
  other: {
    ground: "#dfdbd3",
    text: "#4b5468"
  }
} as const;
