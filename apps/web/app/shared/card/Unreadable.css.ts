import { componentStyle } from "@heater-age/ui/style";
import { vars } from "@heater-age/ui/theme";

export const offer = componentStyle({ display: "grid", gap: vars.space.small, overflowWrap: "anywhere" });

export const recalls = componentStyle({
  display: "inline-flex",
  alignItems: "center",
  minBlockSize: vars.target,
  fontSize: vars.text.small,
});

/** High enough for a thumb, although the line is not. */
export const inSentence = componentStyle({
  display: "inline-block",
  marginBlock: "-0.75rem",
  paddingBlock: "0.75rem",
});
