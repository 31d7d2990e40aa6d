import { component, vars } from "@heater-age/ui/theme";
import { style } from "@vanilla-extract/css";

/** The way home above the title of a page. */
export const back = style({
  "@layer": {
    [component]: {
      display: "flex",
      alignItems: "center",
      gap: "0.4rem",
      inlineSize: "fit-content",
      minBlockSize: vars.target,
      fontSize: vars.text.small,
    },
  },
});

export const arrow = style({ "@layer": { [component]: { rotate: "90deg" } } });

export const title = style({
  "@layer": {
    [component]: {
      fontSize: vars.text.verdict,
      fontWeight: 740,
      letterSpacing: "-0.022em",
      lineHeight: 1.12,
    },
  },
});

/** What a page is for, below its title. */
export const intro = style({
  "@layer": { [component]: { fontSize: vars.text.lead, lineHeight: 1.5 } },
});
