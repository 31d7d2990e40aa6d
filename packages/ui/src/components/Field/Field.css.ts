import { componentStyle } from "../../theme/style.ts";
import { media, vars } from "../../theme/index.ts";

export const label = componentStyle({
  display: "block",
  inlineSize: "fit-content",
  marginBlockEnd: "0.35rem",
  fontSize: vars.text.small,
  fontWeight: 650,
  selectors: { "&[data-wrong]": { color: vars.colour.critical } },
});

export const mark = componentStyle({ color: vars.colour.accent });

export const help = componentStyle({
  marginBlockStart: "0.35rem",
  color: vars.colour.textQuiet,
  fontSize: vars.text.small,
});

export const error = componentStyle({
  display: "flex",
  gap: "0.4rem",
  marginBlockStart: "0.35rem",
  color: vars.colour.critical,
  fontSize: vars.text.small,
  fontWeight: 550,
});

export const errorIcon = componentStyle({ flex: "none", marginBlockStart: "0.22rem" });

export const live = componentStyle({
  marginBlockStart: "0.35rem",
  // Reserves two lines where the column is narrow, so that the hint causes no layout shift.
  minBlockSize: "3.1em",
  color: vars.colour.textQuiet,
  fontSize: vars.text.small,
  "@media": { [media.medium]: { minBlockSize: "1.55em" }, [media.wide]: { minBlockSize: "3.1em" } },
});
