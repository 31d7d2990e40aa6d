import type { Language } from "@heater-age/messages";
import { memo, type ReactNode, useEffect } from "react";
import { FormattedMessage } from "react-intl";
import { useMatches } from "react-router";
import { DeviceBanner } from "../offline/DeviceBanner.tsx";
import { startWhenIdle } from "../offline/start-when-idle.ts";
import { Footer } from "./Footer.tsx";
import { Header } from "./Header.tsx";
import * as styles from "./Header.css.ts";

const CONTENT = "content";

// Memoized, because the router renders its pages again at the start and end of every navigation.
const SameHeader = memo(Header);
const SameFooter = memo(Footer);

/** Renders the frame around the content of every page. */
export function Page({ language, children }: { readonly language: Language; readonly children: ReactNode }) {
  // The tool starts them after what it needs itself.
  const hasTool = useMatches().some(({ id }) => id === "routes/tool/route");
  useEffect(() => (hasTool ? undefined : startWhenIdle(language)), [hasTool, language]);
  return (
    <>
      <a className={styles.skip} href={`#${CONTENT}`}>
        <FormattedMessage id="shell.skip" />
      </a>
      <SameHeader language={language} />
      <div id={CONTENT}>{children}</div>
      <SameFooter language={language} />
      <DeviceBanner language={language} />
    </>
  );
}
