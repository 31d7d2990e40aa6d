import { type ComponentProps, useEffect, useRef, useState } from "react";

/** Props of a `details` element for its open state. */
type Opening = Pick<ComponentProps<"details">, "onToggle" | "open" | "ref">;

/**
 * Returns whether a `details` element is open, and the props that it needs for that. It can have been opened before
 * the scripts loaded.
 *
 * @param isOpen Whether it is initially open. @default false
 *
 * @example
 * const [open, opening] = useOpened();
 * <details {...opening}>{open ? <Body /> : null}</details>
 */
export function useOpened(isOpen = false): readonly [open: boolean, opening: Opening] {
  const ref = useRef<HTMLDetailsElement>(null);
  const [open, setOpen] = useState(isOpen);
  useEffect(() => setOpen(ref.current?.open === true), []);
  return [open, { ref, open, onToggle: ({ currentTarget }) => setOpen(currentTarget.open) }];
}
