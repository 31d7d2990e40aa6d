import { componentStyle } from "@heater-age/ui/style";
import { media, vars } from "@heater-age/ui/theme";

export const actions = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  gap: `${vars.space.tiny} ${vars.space.hair}`,
});

/** One of the two most useful buttons: side by side on a phone. */
export const first = componentStyle({ flex: "1 1 auto", paddingInline: "0.35rem" });

/** The other buttons, on their own line: on a phone with their icons above, so that one line is enough. */
export const more = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  columnGap: vars.space.hair,
  flexBasis: "100%",
  "@media": { [media.medium]: { justifyContent: "start" } },
});

export const other = componentStyle({
  flexDirection: "column",
  gap: vars.space.hair,
  // So that one line is enough for the words of a saved and copied result, too.
  paddingInline: 0,
  "@media": {
    [media.medium]: { flexDirection: "row", gap: vars.space.tiny, paddingInline: vars.space.tiny },
  },
});
