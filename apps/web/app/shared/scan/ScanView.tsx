import { type ReactNode, useEffect, useRef } from "react";
import * as styles from "./Scan.css.ts";

interface ScanViewProps {
  /** Label for screen readers. */
  readonly label: string;
  readonly children: ReactNode;
}

/** Renders one view of the scanner. It takes the focus, because the previous view is gone. */
export function ScanView({ label, children }: ScanViewProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus({ preventScroll: true }), []);
  return (
    <div ref={place} className={styles.view} role="group" aria-label={label} tabIndex={-1}>
      {children}
    </div>
  );
}
