import { type ComponentProps, useEffect, useRef, useState } from "react";

/** What a `details` element takes to say whether it is open. */
type Opening = Pick<ComponentProps<"details">, "onToggle" | "open" | "ref">;

/**
 * Returns whether a `details` element is open, and the properties that it needs for that. It may have been opened before
 * the scripts came.
 *
 * @param isOpen Whether it is open at first. @default false
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
