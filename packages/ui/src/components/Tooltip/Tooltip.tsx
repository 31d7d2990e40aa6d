import { Tooltip as Primitive } from "radix-ui";
import type { ReactElement, ReactNode } from "react";
import * as styles from "./Tooltip.css.ts";

const DELAY = 700;
const SKIP = 300;

/**
 * Tooltips below it open after 700 ms, and at once when another was open less than 300 ms ago.
 *
 * @example
 * <Tooltips><Tooltip text="Copy"><button>…</button></Tooltip></Tooltips>
 */
export function Tooltips({ children }: { readonly children: ReactNode }) {
  return (
    <Primitive.Provider delayDuration={DELAY} skipDelayDuration={SKIP}>
      {children}
    </Primitive.Provider>
  );
}

/** What a tooltip takes. */
export interface TooltipProps {
  readonly text: ReactNode;
  /** One element that can have the focus; it has a name of its own, as not everybody sees the tooltip. */
  readonly children: ReactElement;
}

/**
 * Explains what it is put around when that is pointed at or has the focus.
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
