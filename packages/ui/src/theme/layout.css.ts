import { style, styleVariants } from "@vanilla-extract/css";
import { vars } from "./contract.css.ts";
import { layout } from "./layers.css.ts";
import { column as oneColumn } from "./style.ts";

const { hair, tiny, small, medium, large, huge } = vars.space;

/** Content in one column, by the gap between its parts. */
export const column = styleVariants({ hair, tiny, small, medium, large, huge }, (gap) => ({
  "@layer": { [layout]: { ...oneColumn, gap } },
}));

/** Items next to each other, such as buttons. They wrap. */
export const row = style({
  "@layer": { [layout]: { display: "flex", flexWrap: "wrap", gap: tiny } },
});

/** Text that is less important than the text around it. */
export const quiet = style({
  "@layer": { [layout]: { color: vars.colour.textQuiet, fontSize: vars.text.small } },
});

/** Headings of sections, by size. */
export const heading = styleVariants(
  { title: [vars.text.title, 740], subtitle: [vars.text.subtitle, 700] } as const,
  ([fontSize, fontWeight]) => ({ "@layer": { [layout]: { fontSize, fontWeight } } }),
);
