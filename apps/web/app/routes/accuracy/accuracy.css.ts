import { componentStyle } from "@heater-age/ui/style";
import { media, vars } from "@heater-age/ui/theme";

export { arrow, back, title } from "../../shared/document/PageTitle.css.ts";

const column = { display: "grid", gridTemplateColumns: "minmax(0, 1fr)" } as const;

export const page = componentStyle({
  ...column,
  gap: vars.space.large,
  paddingBlockStart: vars.space.small,
  "@media": { [media.wide]: { paddingBlockStart: vars.space.large } },
});

export const head = componentStyle({ ...column, justifyItems: "start", gap: vars.space.tiny });
