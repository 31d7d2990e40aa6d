import type { ReactNode } from "react";
import { Icon, type IconName } from "../Icon/Icon.tsx";
import * as styles from "./Notice.css.ts";

interface NoticeProps {
  readonly icon: IconName;
  readonly children: ReactNode;
}

/**
 * Renders a remark apart from the text.
 *
 * @example
 * <Notice icon="alert">This check was not recorded.</Notice>
 */
export function Notice({ icon, children }: NoticeProps) {
  return (
    <p className={styles.notice}>
      <Icon name={icon} className={styles.icon} />
      <span>{children}</span>
    </p>
  );
}
