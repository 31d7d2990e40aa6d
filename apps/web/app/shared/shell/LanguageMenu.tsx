import { type Language, languages } from "@heater-age/messages";
import { Icon } from "@heater-age/ui/Icon";
import { visuallyHidden } from "@heater-age/ui/theme";
import { useEffect, useRef } from "react";
import { FormattedMessage } from "react-intl";
import { Flag } from "./Flag.tsx";
import { LanguageLink } from "./LanguageLink.tsx";
import * as styles from "./LanguageMenu.css.ts";

/** Renders the languages of the site, each by its own name. The menu and its links work without scripts. */
export function LanguageMenu({ current }: { readonly current: Language }) {
  const menu = useRef<HTMLDetailsElement>(null);
  const summary = useRef<HTMLElement>(null);
  const now = languages.find(({ code }) => code === current);

  const close = () => menu.current?.removeAttribute("open");

  const closeAndStay = () => {
    close();
    summary.current?.focus();
  };

  useEffect(() => {
    const leave = ({ target }: Event) => {
      if (target instanceof Node && menu.current?.contains(target) === false) close();
    };
    const escape = ({ key, target }: KeyboardEvent) => {
      if (key === "Escape" && target instanceof Node && menu.current?.contains(target) === true)
        closeAndStay();
    };
    const leaving = new AbortController();
    document.addEventListener("pointerdown", leave, leaving);
    document.addEventListener("focusin", leave, leaving);
    document.addEventListener("keydown", escape, leaving);
    return () => leaving.abort();
  }, []);

  return (
    <details className={styles.menu} ref={menu}>
      <summary className={styles.summary} ref={summary}>
        <span className={visuallyHidden}>
          <FormattedMessage id="shell.languageSwitcher" />{" "}
        </span>
        {now === undefined ? null : (
          <>
            <Flag className={styles.currentFlag} flag={now.flag} />
            <span className={styles.currentName}>{now.name}</span>
            <span className={styles.currentCode} aria-hidden="true">
              {now.code.toUpperCase()}
            </span>
          </>
        )}
        <Icon name="chevron" className={styles.arrow} />
      </summary>
      <ul role="list" className={styles.list}>
        {languages.map(({ code, name, flag }) => (
          <li key={code}>
            <LanguageLink
              language={code}
              className={styles.language}
              current={code === current}
              onFollow={closeAndStay}
            >
              <Flag className={styles.flag} flag={flag} />
              {name}
            </LanguageLink>
          </li>
        ))}
      </ul>
    </details>
  );
}
