import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { pickOne, type Random } from "./random.ts";

// All of them under the SIL Open Font License 1.1.
const weights = {
  anton: 400,
  "archivo-narrow": 500,
  "b612-mono": 400,
  "courier-prime": 700,
  doto: 900,
  inter: 600,
  "kaushan-script": 400,
  michroma: 400,
  "racing-sans-one": 400,
  "saira-stencil-one": 400,
  "share-tech-mono": 400,
  vt323: 400,
} as const;

/** A font for labels. */
export type Font = keyof typeof weights;

/** Fonts for logos. */
export const logoFonts = ["anton", "inter", "kaushan-script", "michroma", "racing-sans-one"] as const;

/** Fonts for the label's preprinted text. */
export const textFonts = ["archivo-narrow", "inter"] as const;

/** Fonts for the numbers, which are printed when the heater is made. */
export const numberFonts = [
  "archivo-narrow",
  "b612-mono",
  "courier-prime",
  "inter",
  "share-tech-mono",
] as const;

/** Fonts for numbers printed in dots or through a stencil. */
export const roughFonts = ["doto", "vt323", "saira-stencil-one"] as const;

const { resolve } = createRequire(import.meta.url);

/** The fonts as CSS, with their bytes. */
export const fontFaces: string = Object.entries(weights)
  .map(([font, weight]) => {
    const file = resolve(`@fontsource/${font}/files/${font}-latin-${weight}-normal.woff2`);
    const data = readFileSync(file).toString("base64");
    return `@font-face{font-family:"${font}";src:url(data:font/woff2;base64,${data})}`;
  })
  .join("");

/** Returns one of several fonts. */
export const someFont = (random: Random, fonts: readonly [Font, ...Font[]]): Font => pickOne(random, fonts);
