import { style, type StyleRule } from "@vanilla-extract/css";
import { component } from "./layers.css.ts";

/**
 * Creates a class in the layer of components and pages.
 *
 * @example
 * export const title = componentStyle({ fontWeight: 650 });
 */
export const componentStyle = (rule: Omit<StyleRule, "@layer">): string =>
  style({ "@layer": { [component]: rule } });
