import type { ComponentProps, ReactNode } from "react";
import { Icon } from "../Icon/Icon.tsx";
import * as styles from "./Disclosure.css.ts";

export interface DisclosureProps extends ComponentProps<"details"> {
  readonly summary: ReactNode;
}

/**
 * Renders content that is folded behind its name.
 *
 * @example
 * <Disclosure summary="How we know">…</Disclosure>
 */
export function Disclosure({ summary, children, className, ...rest }: DisclosureProps) {
  return (
    <details {...rest} className={[styles.details, className].filter(Boolean).join(" ")}>
      <summary className={styles.summary}>
        <Icon name="chevron" className={styles.arrow} />
        {summary}
      </summary>
      {children}
    </details>
  );
}
