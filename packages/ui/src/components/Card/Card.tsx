import type { ComponentProps } from "react";
import { card } from "./Card.css.ts";

/**
 * Renders a surface with a thin border.
 *
 * @example
 * <Card aria-labelledby="verdict">…</Card>
 */
export function Card({ className, ...rest }: ComponentProps<"section">) {
  return <section {...rest} className={[card, className].filter(Boolean).join(" ")} />;
}
