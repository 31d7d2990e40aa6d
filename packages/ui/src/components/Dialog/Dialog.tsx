import { type ReactNode, type RefObject, useEffect, useId, useLayoutEffect, useRef } from "react";
import { Icon } from "../Icon/Icon.tsx";
import * as styles from "./Dialog.css.ts";

export { actions as dialogActions } from "./Dialog.css.ts";

interface DialogProps {
  readonly open: boolean;
  /** Called to close it: by its button, Escape, the back gesture or a click outside. */
  readonly onClose: () => void;
  readonly title: ReactNode;
  readonly closeLabel: string;
  /** The element that has the focus when it opens. @default the close button */
  readonly first?: RefObject<HTMLElement | null>;
  /** `screen` fills the window and is dark, like a camera. @default "sheet" */
  readonly look?: keyof typeof styles.look;
  readonly children: ReactNode;
}

/**
 * Renders a modal dialog. The browser keeps the focus inside and returns it afterwards.
 *
 * @example
 * <Dialog open={open} onClose={() => setOpen(false)} title="Share" closeLabel="Close">…</Dialog>
 */
export function Dialog({ open, onClose, title, closeLabel, first, look = "sheet", children }: DialogProps) {
  const element = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  // In a layout effect, so that the dialog opens in the same frame as the page changes.
  useLayoutEffect(() => {
    const dialog = element.current;
    if (dialog === null || dialog.open === open) return;
    if (open) {
      dialog.showModal();
      first?.current?.focus();
    } else dialog.close();
  }, [open, first]);

  useEffect(() => {
    const dialog = element.current;
    // The content fills the dialog, so a click on the dialog itself was outside. Escape is for the keyboard.
    const leave = ({ target }: MouseEvent) => {
      if (target === dialog) dialog?.close();
    };
    dialog?.addEventListener("click", leave);
    return () => dialog?.removeEventListener("click", leave);
  }, []);

  return (
    <dialog ref={element} className={styles.look[look]} aria-labelledby={titleId} onClose={onClose}>
      <div className={styles.inside}>
        <div className={styles.head}>
          <h2 className={styles.title} id={titleId}>
            {title}
          </h2>
          <button
            type="button"
            className={styles.close}
            aria-label={closeLabel}
            onClick={() => element.current?.close()}
          >
            <Icon name="cross" />
          </button>
        </div>
        {open ? children : null}
      </div>
    </dialog>
  );
}
