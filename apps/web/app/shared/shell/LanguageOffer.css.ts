import { component, vars } from "@heater-age/ui/theme";
import { style } from "@vanilla-extract/css";

// Over the page and not in it: nothing moves when it comes or goes.
export const offer = style({
  "@layer": {
    [component]: {
      position: "absolute",
      insetBlockStart: "calc(100% + 0.35rem)",
      insetInlineEnd: 0,
      zIndex: 3,
      display: "flex",
      alignItems: "center",
      gap: vars.space.small,
      maxInlineSize: "100%",
      paddingInlineStart: vars.space.medium,
      border: `1px solid ${vars.colour.fieldLine}`,
      borderRadius: vars.radius.control,
      backgroundColor: vars.colour.surface,
      fontSize: vars.text.small,
    },
  },
});

export const accept = style({
  "@layer": {
    [component]: {
      display: "inline-flex",
      alignItems: "center",
      minBlockSize: vars.target,
      color: vars.colour.link,
      fontWeight: 650,
    },
  },
});

export const dismiss = style({
  "@layer": {
    [component]: {
      display: "inline-grid",
      placeItems: "center",
      flex: "none",
      inlineSize: vars.target,
      blockSize: vars.target,
      border: 0,
      backgroundColor: "transparent",
      color: vars.colour.textQuiet,
      cursor: "pointer",
    },
  },
});
