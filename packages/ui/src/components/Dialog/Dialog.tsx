import { type ReactNode, type RefObject, useEffect, useId, useLayoutEffect, useRef } from "react";
import { MoreIcon } from "../MoreIcon/MoreIcon.tsx";
import * as styles from "./Dialog.css.ts";

export { actions as dialogActions } from "./Dialog.css.ts";

/** What a dialog takes. */
export interface DialogProps {
  readonly open: boolean;
  /** Asked to close: by its button, Escape, the back gesture or a press beside it. */
  readonly onClose: () => void;
  readonly title: ReactNode;
  /** Name of the button that closes it. */
  readonly closeLabel: string;
  /** What has the focus when it opens. @default the button that closes it */
  readonly first?: RefObject<HTMLElement | null>;
  /** `screen` fills the window, dark, as a camera does. @default "sheet" */
  readonly look?: keyof typeof styles.look;
  readonly children: ReactNode;
}

/**
 * A window before the page. The browser keeps the focus inside and gives it back to where it was.
 *
 * @example
 * <Dialog open={open} onClose={() => setOpen(false)} title="Share" closeLabel="Close">…</Dialog>
 */
export function Dialog({ open, onClose, title, closeLabel, first, look = "sheet", children }: DialogProps) {
  const element = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  // With what it stands before, and not a moment later.
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
    // Its content fills it, so that a press on the dialog itself was beside it. Escape is the way of the keyboard.
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
            <MoreIcon name="cross" />
          </button>
        </div>
        {open ? children : null}
      </div>
    </dialog>
  );
}
