import { componentStyle } from "@heater-age/ui/style";
import { vars } from "@heater-age/ui/theme";

const column = { display: "grid", gridTemplateColumns: "minmax(0, 1fr)" } as const;

export const card = componentStyle({ ...column, gap: vars.space.small });

export const heading = componentStyle({
  fontSize: vars.text.subtitle,
  fontWeight: 720,
  letterSpacing: "-0.01em",
});

export const steps = componentStyle({ ...column, gap: "0.6rem", paddingInlineStart: 0, listStyle: "none" });

export const step = componentStyle({
  display: "grid",
  gridTemplateColumns: "2.5rem minmax(0, 1fr)",
  alignItems: "center",
  gap: vars.space.small,
  // Fixed height, so that replacing a step moves nothing.
  minBlockSize: "2.9rem",
});

export const name = componentStyle({ display: "block", fontWeight: 650, lineHeight: 1.3 });

export const how = componentStyle({
  display: "block",
  color: vars.colour.textQuiet,
  fontSize: vars.text.small,
});
