import type { ComponentProps } from "react";
import * as styles from "./Button.css.ts";

/** Which tones exist is decided in the style sheet. */
export type ButtonTone = keyof typeof styles.tone;

/**
 * Class of something that looks like a button but is a link.
 *
 * @example
 * <Link className={buttonClass("secondary")} to="/">…</Link>
 */
export function buttonClass(tone: ButtonTone, wide = false): string {
  return wide ? `${styles.tone[tone]} ${styles.wide}` : styles.tone[tone];
}

/** What a button takes beside the properties of the element. */
export interface ButtonProps extends ComponentProps<"button"> {
  readonly tone: ButtonTone;
  /** As wide as what holds it. */
  readonly wide?: boolean;
  /** Something is on its way. The button keeps the focus and can be pressed; the caller ignores it. */
  readonly busy?: boolean;
}

/**
 * A button.
 *
 * @example
 * <Button tone="primary" type="submit" wide>Check the age</Button>
 */
export function Button({ tone, wide = false, busy = false, className, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      {...(busy ? { "aria-disabled": true } : {})}
      className={[buttonClass(tone, wide), className].filter(Boolean).join(" ")}
    />
  );
}
