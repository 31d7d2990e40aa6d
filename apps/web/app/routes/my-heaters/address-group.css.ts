import { column, componentRule, componentStyle } from "@heater-age/ui/style";
import { vars } from "@heater-age/ui/theme";
import { globalStyle } from "@vanilla-extract/css";

const EDGE = vars.space.medium;

/** The heaters at an address, whose rows extend to its edges. */
export const card = componentStyle({ ...column, padding: 0, overflow: "clip" });

export const head = componentStyle({ padding: `${EDGE} ${EDGE} ${vars.space.small}` });

export const address = componentStyle({
  fontSize: vars.text.subtitle,
  fontWeight: 720,
  overflowWrap: "anywhere",
});

/** A list in a card, without its own frame. */
export const rows = componentStyle({});

globalStyle(
  `${rows} > ul`,
  componentRule({ border: 0, borderRadius: 0, borderBlock: `1px solid ${vars.colour.line}` }),
);

export const foot = componentStyle({ ...column, gap: vars.space.small, padding: EDGE });
