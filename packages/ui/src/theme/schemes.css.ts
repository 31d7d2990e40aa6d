import { assignVars, globalStyle } from "@vanilla-extract/css";
import { type Colours, dark, light, measure, radius, space, target, text } from "../tokens/index.ts";
import { vars } from "./contract.css.ts";
import { theme } from "./layers.css.ts";
import { fluid } from "./responsive.ts";

const rem = <Key extends string>(sizes: Readonly<Record<Key, number>>) =>
  Object.fromEntries(Object.entries<number>(sizes).map(([key, size]) => [key, `${size}rem`])) as Record<
    Key,
    string
  >;

const colours = (scheme: Colours) => assignVars(vars.colour, { ...scheme });

/** Returns a size in which the longest word of a title fits on a screen of 320 px. */
const large = (range: readonly [number, number]): string => `min(${fluid(range)}, max(8vi, 1.5rem))`;

globalStyle(":root", {
  "@layer": {
    [theme]: {
      colorScheme: "light dark",
      vars: {
        ...colours(light),
        ...assignVars(vars.font, {
          sans: '"Inter Variable", "Inter Fallback", "Inter Fallback Roboto", system-ui, sans-serif',
          mono: 'ui-monospace, "SF Mono", "Cascadia Mono", "JetBrains Mono", "Roboto Mono", "DejaVu Sans Mono", Menlo, Consolas, monospace',
        }),
        ...assignVars(vars.text, {
          ...rem({ tiny: text.tiny, small: text.small, body: text.body }),
          lead: fluid(text.lead),
          subtitle: fluid(text.subtitle),
          title: fluid(text.title),
          verdict: large(text.verdict),
          age: fluid(text.age),
          hero: large(text.hero),
        }),
        ...assignVars(vars.space, rem(space)),
        ...assignVars(vars.radius, rem(radius)),
        ...assignVars(vars.measure, { reading: `${measure.reading}rem`, page: `${measure.page}rem` }),
        [vars.target]: `${target}rem`,
      },
      "@media": {
        "screen and (prefers-color-scheme: dark)": { vars: colours(dark) },
      },
    },
  },
});
