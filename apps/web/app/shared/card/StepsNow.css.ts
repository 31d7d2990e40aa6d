import { column, componentStyle } from "@heater-age/ui/style";
import { vars } from "@heater-age/ui/theme";

export const steps = componentStyle({ ...column, gap: "0.6rem" });

export const step = componentStyle({
  display: "grid",
  gridTemplateColumns: "2.5rem minmax(0, 1fr)",
  alignItems: "center",
  gap: vars.space.small,
  // Fixed height, so that replacing a step moves nothing.
  minBlockSize: "2.9rem",
});

export const name = componentStyle({ display: "block", fontWeight: 650, lineHeight: 1.3 });

export const message = componentStyle({ marginBlockEnd: vars.space.small });

export const how = componentStyle({
  display: "block",
  color: vars.colour.textQuiet,
  fontSize: vars.text.small,
});
