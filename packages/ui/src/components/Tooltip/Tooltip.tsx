import { Tooltip as Primitive } from "radix-ui";
import type { ReactElement, ReactNode } from "react";
import * as styles from "./Tooltip.css.ts";

/**
 * Lets the tooltips in it open after 700 ms, or immediately when another was open less than 300 ms ago: Radix's defaults.
 *
 * @example
 * <Tooltips><Tooltip text="Copy"><button>…</button></Tooltip></Tooltips>
 */
export const Tooltips = Primitive.Provider;

interface TooltipProps {
  readonly text: ReactNode;
  /** One focusable element. It needs an accessible name, because not everyone sees the tooltip. */
  readonly children: ReactElement;
}

/**
 * Renders an element with an explanation that appears on hover or focus.
 *
 * @example
 * <Tooltip text="Share on Reddit"><a href={address} aria-label="Reddit">…</a></Tooltip>
 */
export function Tooltip({ text, children }: TooltipProps) {
  return (
    <Primitive.Root>
      <Primitive.Trigger asChild>{children}</Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content className={styles.tooltip} sideOffset={6} collisionPadding={8}>
          {text}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
