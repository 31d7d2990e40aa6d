import { Mark } from "@heater-age/ui/Mark";
import type { ReactNode } from "react";
import * as styles from "./Blocks.css.ts";

interface PublisherProps {
  /** The operating company, or the site if there is none. */
  readonly name: ReactNode;
  /** Address of the site, as a reader types it. */
  readonly site: string;
}

/** Renders the publisher of a printed page, with the logo. */
export function Publisher({ name, site }: PublisherProps) {
  const logo = import.meta.env.COMPANY_LOGO;
  return (
    <div className={styles.publisher}>
      {logo === null ? (
        <Mark height={28} />
      ) : (
        <img className={styles.logo} src={logo.src} width={logo.width} height={logo.height} alt="" />
      )}
      <div>
        <p className={styles.text.publisher}>{name}</p>
        <p className={styles.text.site}>{site}</p>
      </div>
    </div>
  );
}
