import type { ComponentProps } from "react";
import { card } from "./Card.css.ts";

/** What a card takes beside the properties of the element. */
export interface CardProps extends ComponentProps<"section"> {
  readonly as?: "section" | "div" | "aside";
}

/**
 * A surface with a hairline.
 *
 * @example
 * <Card aria-labelledby="verdict">…</Card>
 */
export function Card({ as: Element = "section", className, ...rest }: CardProps) {
  return <Element {...rest} className={[card, className].filter(Boolean).join(" ")} />;
}
