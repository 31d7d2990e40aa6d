import { componentStyle } from "@heater-age/ui/style";
import { media, vars } from "@heater-age/ui/theme";

const withoutScripts = "(scripting: none)";

export const card = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: `${vars.space.small} ${vars.space.large}`,
  paddingBlock: vars.space.tiny,
  overflowWrap: "anywhere",
  hyphens: "auto",
  hyphenateLimitChars: "12 5 5",
});

export const heading = componentStyle({ flex: "1 1 9rem", fontSize: "1.0625rem", fontWeight: 700 });

/** On small screens: opens the system's menu or a dialog. */
export const button = componentStyle({
  "@media": { [media.medium]: { display: "none" }, [withoutScripts]: { display: "none" } },
});

/** If there is room, and on all screens without scripts. Reserves its final height. */
export const links = componentStyle({
  display: "none",
  "@media": {
    [media.medium]: { display: "block", minBlockSize: vars.target },
    [withoutScripts]: { display: "block" },
  },
});
