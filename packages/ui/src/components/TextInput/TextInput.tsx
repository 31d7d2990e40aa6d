import type { ComponentProps } from "react";
import * as styles from "./TextInput.css.ts";

/** Class of a control that has to look like a text input. */
export const controlClass: string = styles.control;

export interface TextInputProps extends ComponentProps<"input"> {
  /** `plate` and `plateSmall` set numbers like a rating plate. */
  readonly tone?: keyof typeof styles.tone;
}

/**
 * Renders a field for a line of text.
 *
 * @example
 * <TextInput tone="plate" name="serial" autoComplete="off" />
 */
export function TextInput({ tone = "plain", className, ...rest }: TextInputProps) {
  return <input {...rest} className={[styles.tone[tone], className].filter(Boolean).join(" ")} />;
}
