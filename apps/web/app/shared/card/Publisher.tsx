import { Mark } from "@heater-age/ui/Mark";
import { FormattedMessage } from "react-intl";
import { site } from "../../config/site.ts";
import * as styles from "./print.css.ts";

/** Returns an address as a reader of paper types it. */
export const withoutProtocol = (url: string): string => url.replace(/^https?:\/\//u, "");

/** Renders the publisher of a printed page, with the logo, and the address of the site. */
export function Publisher({ origin }: { readonly origin: string }) {
  const { company, logo } = site;
  return (
    <div className={styles.publisher}>
      {logo === null ? (
        <Mark height={28} />
      ) : (
        <img className={styles.logo} src={logo.src} width={logo.width} height={logo.height} alt="" />
      )}
      <div>
        <p className={styles.name}>{company || <FormattedMessage id="shell.siteName" />}</p>
        <p className={styles.quiet}>{withoutProtocol(origin)}</p>
      </div>
    </div>
  );
}
