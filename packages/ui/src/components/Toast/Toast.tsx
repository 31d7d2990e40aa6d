import { Toast as Primitive } from "radix-ui";
import type { ReactNode } from "react";
import { MoreIcon } from "../MoreIcon/MoreIcon.tsx";
import * as styles from "./Toast.css.ts";

const DURATION = 5000;
const SWIPE = 50;

/** What the place for toasts takes. */
export interface ToastsProps {
  /** Name of the place, with `{hotkey}` where the key stands that leads to it. */
  readonly label: string;
  /** What is said before the text of a toast to those who hear it. */
  readonly announcement: string;
  /** Where toasts are announced: the dialog that stands before the page, as nobody hears what lies behind it. */
  readonly container?: HTMLElement | undefined;
  readonly children: ReactNode;
}

/**
 * The place where toasts appear; F8 leads to it. Rendered in the browser only.
 *
 * @example
 * <Toasts label="Notifications ({hotkey})" announcement="Notification"><Toast … /></Toasts>
 */
export function Toasts({ label, announcement, container, children }: ToastsProps) {
  return (
    <Primitive.Provider
      label={announcement}
      duration={DURATION}
      swipeDirection="right"
      swipeThreshold={SWIPE}
      {...(container === undefined ? {} : { announcerContainer: container })}
    >
      {children}
      <Primitive.Viewport className={styles.viewport} hotkey={["F8"]} label={label} />
    </Primitive.Provider>
  );
}

/** What a toast takes. */
export interface ToastProps {
  readonly title: string;
  readonly description?: string | undefined;
  readonly tone?: "plain" | "critical" | undefined;
  /** Name of the button that closes it. */
  readonly closeLabel: string;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/**
 * A short message. It goes after five seconds, which wait while it is pointed at or has the focus, or when it is
 * swiped to the right.
 *
 * @example
 * <Toast title="Link copied!" closeLabel="Close" open={open} onOpenChange={setOpen} />
 */
export function Toast({ title, description, tone = "plain", closeLabel, open, onOpenChange }: ToastProps) {
  const className = tone === "critical" ? `${styles.toast} ${styles.critical}` : styles.toast;
  return (
    <Primitive.Root
      className={className}
      open={open}
      onOpenChange={onOpenChange}
      type={tone === "critical" ? "foreground" : "background"}
    >
      <Primitive.Title className={styles.title}>{title}</Primitive.Title>
      {description === undefined ? null : (
        <Primitive.Description className={styles.description}>{description}</Primitive.Description>
      )}
      <Primitive.Close className={styles.close} aria-label={closeLabel}>
        <MoreIcon name="cross" />
      </Primitive.Close>
    </Primitive.Root>
  );
}
