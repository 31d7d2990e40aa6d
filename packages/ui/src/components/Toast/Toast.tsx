import { Toast as Primitive } from "radix-ui";
import { buttonClass } from "../Button/Button.tsx";
import { Icon } from "../Icon/Icon.tsx";
import * as styles from "./Toast.css.ts";

const DURATION = 5000;
/** Long enough to read it and to reach its button. */
const DURATION_WITH_ACTION = 10_000;
const SWIPE_THRESHOLD = 50;

interface ToastProps {
  /** Name of the viewport; Radix replaces `{hotkey}`. */
  readonly viewportLabel: string;
  /** Text that screen readers announce before that of a toast. */
  readonly announcement: string;
  readonly closeLabel: string;
  /** Where toasts are announced: in an open modal dialog, because everything behind it is inert. */
  readonly container: HTMLElement;
  readonly toast:
    | {
        readonly id: number;
        readonly title: string;
        readonly description?: string | undefined;
        readonly tone?: "plain" | "critical" | undefined;
        readonly action?: { readonly text: string; readonly onAct: () => void } | undefined;
        readonly open: boolean;
      }
    | undefined;
  readonly onClose: (id: number) => void;
}

/**
 * Renders a short message that closes after five seconds, or ten with an action. It stays while it is hovered or
 * focused, and closes when swiped to the right. F8 focuses its viewport. Rendered in the browser only.
 *
 * @example
 * <Toast viewportLabel="Notifications ({hotkey})" announcement="Notification" closeLabel="Close" toast={toast} … />
 */
export function Toast({ viewportLabel, announcement, closeLabel, container, toast, onClose }: ToastProps) {
  const critical = toast?.tone === "critical";
  return (
    <Primitive.Provider
      label={announcement}
      duration={DURATION}
      swipeDirection="right"
      swipeThreshold={SWIPE_THRESHOLD}
      announcerContainer={container}
    >
      {toast === undefined ? null : (
        <Primitive.Root
          key={toast.id}
          className={critical ? `${styles.toast} ${styles.critical}` : styles.toast}
          open={toast.open}
          onOpenChange={(open) => {
            if (!open) onClose(toast.id);
          }}
          {...(toast.action === undefined ? {} : { duration: DURATION_WITH_ACTION })}
          type={critical ? "foreground" : "background"}
        >
          <Primitive.Title className={styles.title}>{toast.title}</Primitive.Title>
          {toast.description === undefined ? null : (
            <Primitive.Description className={styles.description}>{toast.description}</Primitive.Description>
          )}
          {toast.action === undefined ? null : (
            <Primitive.Action
              className={`${buttonClass("quiet")} ${styles.action}`}
              altText={toast.action.text}
              onClick={toast.action.onAct}
            >
              {toast.action.text}
            </Primitive.Action>
          )}
          <Primitive.Close className={styles.close} aria-label={closeLabel}>
            <Icon name="cross" />
          </Primitive.Close>
        </Primitive.Root>
      )}
      <Primitive.Viewport className={styles.viewport} hotkey={["F8"]} label={viewportLabel} />
    </Primitive.Provider>
  );
}
