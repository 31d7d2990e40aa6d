import { column, componentRule, componentStyle } from "@heater-age/ui/style";
import { vars } from "@heater-age/ui/theme";
import { globalStyle } from "@vanilla-extract/css";

export const page = componentStyle({ maxInlineSize: "46rem" });

/** As high as a few rows, to avoid a layout shift when the list is loaded. */
export const place = componentStyle({
  ...column,
  alignContent: "start",
  gap: vars.space.large,
  minBlockSize: "60svb",
});

export const finding = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "end",
  justifyContent: "space-between",
  gap: `${vars.space.tiny} ${vars.space.medium}`,
});

export const search = componentStyle({ flex: "1 1 20rem", maxInlineSize: "24rem" });

export const list = componentStyle({
  overflow: "clip",
  border: `1px solid ${vars.colour.line}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.colour.surface,
});

globalStyle(`${list} > li + li`, componentRule({ borderBlockStart: `1px solid ${vars.colour.line}` }));

export const empty = componentStyle({ ...column, justifyItems: "start", gap: vars.space.small });

export const typed = componentStyle({ whiteSpace: "pre-line", overflowWrap: "anywhere" });

export const photo = componentStyle({
  maxInlineSize: "100%",
  maxBlockSize: "20rem",
  borderRadius: vars.radius.control,
  justifySelf: "start",
});
