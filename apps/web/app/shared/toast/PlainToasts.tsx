import { useEffect } from "react";
import { createPortal } from "react-dom";
import type { ToastPlaceProps } from "./place.ts";
import * as styles from "./PlainToasts.css.ts";
import { toasts as store } from "./page-toasts.ts";
import { useTopmost } from "./use-topmost.ts";

const DURATION = 5000;

/** Toasts where the place for them cannot be fetched. */
export function PlainToasts({ toasts }: ToastPlaceProps) {
  const shown = toasts.find(({ open }) => open);
  const id = shown?.id;
  const container = useTopmost(id);

  useEffect(() => {
    if (id === undefined) return undefined;
    const timer = setTimeout(store.dismiss, DURATION, id);
    return () => clearTimeout(timer);
  }, [id]);

  return createPortal(
    <div className={styles.place} role="status">
      {shown === undefined ? null : (
        <p className={styles.toast}>
          <strong>{shown.title}</strong> {shown.description}
        </p>
      )}
    </div>,
    container,
  );
}
