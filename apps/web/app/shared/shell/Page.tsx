import type { Language } from "@heater-age/messages";
import { memo, type ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { DeviceBanner } from "../offline/DeviceBanner.tsx";
import { Footer } from "./Footer.tsx";
import { Header } from "./Header.tsx";
import { OfferPlace } from "./OfferPlace.tsx";
import * as styles from "./Header.css.ts";

const CONTENT = "content";

// Memoized, because the router renders its pages again at the start and end of every navigation.
const SameOffer = memo(OfferPlace);
const SameHeader = memo(Header);
const SameFooter = memo(Footer);

/** Renders the frame around the content of every page. */
export function Page({ language, children }: { readonly language: Language; readonly children: ReactNode }) {
  return (
    <>
      <a className={styles.skip} href={`#${CONTENT}`}>
        <FormattedMessage id="shell.skip" />
      </a>
      <SameOffer language={language} />
      <SameHeader language={language} />
      <div id={CONTENT} className={styles.content}>
        {children}
      </div>
      <SameFooter language={language} />
      <DeviceBanner language={language} />
    </>
  );
}
