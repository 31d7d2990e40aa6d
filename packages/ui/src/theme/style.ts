import { style, type StyleRule } from "@vanilla-extract/css";
import { component } from "./layers.css.ts";

/** One column that a long word can't widen. */
export const column = { display: "grid", gridTemplateColumns: "minmax(0, 1fr)" } as const;

type Rule = Omit<StyleRule, "@layer">;

/** Returns a rule in the layer of components and pages: for `styleVariants`, `globalStyle`, and lists of styles. */
export const componentRule = <const Own extends Rule>(rule: Own) => ({ "@layer": { [component]: rule } });

/**
 * Creates a class in the layer of components and pages.
 *
 * @example
 * export const title = componentStyle({ fontWeight: 650 });
 */
export const componentStyle = (rule: Rule): string => style(componentRule(rule));
