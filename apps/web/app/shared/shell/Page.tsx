import type { Language } from "@heater-age/messages";
import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { OfflineBanner } from "../offline/OfflineBanner.tsx";
import { Footer } from "./Footer.tsx";
import { Header } from "./Header.tsx";
import * as styles from "./Page.css.ts";

const CONTENT = "content";

/** What stands around the content of every page. */
export function Page({ language, children }: { readonly language: Language; readonly children: ReactNode }) {
  return (
    <>
      <a className={styles.skip} href={`#${CONTENT}`}>
        <FormattedMessage id="shell.skip" />
      </a>
      <Header language={language} />
      <div id={CONTENT}>{children}</div>
      <Footer language={language} />
      <OfflineBanner />
    </>
  );
}
