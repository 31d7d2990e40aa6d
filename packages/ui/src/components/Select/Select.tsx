import type { ComponentProps } from "react";
import { Icon } from "../Icon/Icon.tsx";
import { controlClass } from "../TextInput/TextInput.tsx";
import * as styles from "./Select.css.ts";

/**
 * Renders the browser's own select, styled like the other controls.
 *
 * @example
 * <Select name="brand"><option value="rheem">Rheem</option></Select>
 */
export function Select({ className, ...rest }: ComponentProps<"select">) {
  return (
    <span className={styles.holder}>
      <select {...rest} className={[controlClass, styles.select, className].filter(Boolean).join(" ")} />
      <Icon name="chevron" className={styles.arrow} />
    </span>
  );
}
