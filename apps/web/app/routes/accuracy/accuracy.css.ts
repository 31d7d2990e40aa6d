import { component, media, vars } from "@heater-age/ui/theme";
import { style } from "@vanilla-extract/css";

export { arrow, back, title } from "../../shared/document/PageTitle.css.ts";

const column = { display: "grid", gridTemplateColumns: "minmax(0, 1fr)" } as const;

export const page = style({
  "@layer": {
    [component]: {
      ...column,
      gap: vars.space.large,
      paddingBlockStart: vars.space.small,
      "@media": { [media.wide]: { paddingBlockStart: vars.space.large } },
    },
  },
});

export const head = style({
  "@layer": { [component]: { ...column, justifyItems: "start", gap: vars.space.tiny } },
});
