import type { Language } from "@heater-age/messages";
import { memo, type ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { OfflineBanner } from "../offline/OfflineBanner.tsx";
import { Footer } from "./Footer.tsx";
import { Header } from "./Header.tsx";
import * as styles from "./Page.css.ts";

const CONTENT = "content";

// The router renders its pages anew whenever a navigation begins or ends: this stays the same.
const SameHeader = memo(Header);
const SameFooter = memo(Footer);

/** What stands around the content of every page. */
export function Page({ language, children }: { readonly language: Language; readonly children: ReactNode }) {
  return (
    <>
      <a className={styles.skip} href={`#${CONTENT}`}>
        <FormattedMessage id="shell.skip" />
      </a>
      <SameHeader language={language} />
      <div id={CONTENT}>{children}</div>
      <SameFooter language={language} />
      <OfflineBanner />
    </>
  );
}
