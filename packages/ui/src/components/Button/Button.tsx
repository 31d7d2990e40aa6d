import type { ComponentProps } from "react";
import * as styles from "./Button.css.ts";
import { useHeldPress } from "./held-press.ts";

/** The style sheet defines the tones. */
export type ButtonTone = keyof typeof styles.tone;

/**
 * Returns the class of a link that looks like a button.
 *
 * @example
 * <Link className={buttonClass("secondary")} to="/">…</Link>
 */
export function buttonClass(tone: ButtonTone, wide = false): string {
  return wide ? `${styles.tone[tone]} ${styles.wide}` : styles.tone[tone];
}

export interface ButtonProps extends ComponentProps<"button"> {
  readonly tone: ButtonTone;
  /** As wide as its container. */
  readonly wide?: boolean;
  /** A request is in progress. The button keeps the focus and can be pressed; the caller ignores it. */
  readonly busy?: boolean;
  /** Whether only a script can do what it does. @default true if it has `onClick` */
  readonly needsScript?: boolean;
}

/**
 * Renders a button.
 *
 * @example
 * <Button tone="primary" type="submit" wide>Check the age</Button>
 */
export function Button({
  tone,
  wide = false,
  busy = false,
  needsScript,
  className,
  ref,
  ...rest
}: ButtonProps) {
  const held = useHeldPress(ref, needsScript ?? rest.onClick !== undefined);
  return (
    <button
      type="button"
      {...rest}
      {...held}
      {...(busy ? { "aria-disabled": true } : {})}
      className={[buttonClass(tone, wide), className].filter(Boolean).join(" ")}
    />
  );
}
