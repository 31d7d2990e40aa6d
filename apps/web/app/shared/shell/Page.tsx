import { type Language, languages } from "@heater-age/messages";
import { Mark } from "@heater-age/ui/Mark";
import { screenOnly, wrap } from "@heater-age/ui/theme";
import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Link, useLocation } from "react-router";
import { pathIn, pathWithoutLanguage } from "../../seo/paths.ts";
import { site } from "../../site.ts";
import { addressInput } from "../check/input.ts";
import * as styles from "./Page.css.ts";

/** What stands around the content of every page. */
export function Page({ language, children }: { readonly language: Language; readonly children: ReactNode }) {
  const { formatMessage } = useIntl();
  const home = pathIn(language, "/");
  return (
    <>
      <a className={styles.skip} href="#check">
        <FormattedMessage id="shell.skip" />
      </a>
      <header className={`${styles.header} ${screenOnly}`}>
        <div className={`${wrap} ${styles.bar}`}>
          <Link className={styles.home} to={home}>
            <Mark height={29} />
            <FormattedMessage id="shell.siteName" />
          </Link>
          <nav className={styles.navigation} aria-label={formatMessage({ id: "shell.mainNavigation" })}>
            <Link className={styles.link} to={`${home}#brands`}>
              <FormattedMessage id="shell.supportedBrands" />
            </Link>
            <Languages current={language} />
          </nav>
        </div>
      </header>
      {children}
      <footer className={`${styles.footer} ${screenOnly}`}>
        <div className={`${wrap} ${styles.footerBar}`}>
          <p>
            <FormattedMessage id="shell.footerPromise" />
          </p>
          {site.company === "" ? null : (
            <p>
              <FormattedMessage
                id="shell.footerCompany"
                values={{
                  company:
                    site.companyUrl === "" ? site.company : <a href={site.companyUrl}>{site.company}</a>,
                }}
              />
            </p>
          )}
        </div>
      </footer>
    </>
  );
}

/** The page that one is on in the other languages. A check in its address stays. */
function Languages({ current }: { readonly current: Language }) {
  const { formatMessage } = useIntl();
  const { pathname, search } = useLocation();
  // Any other query is not known where pages are made ahead.
  const { filled } = addressInput(new URLSearchParams(search));
  const path = pathWithoutLanguage(pathname) + (filled ? search : "");
  const others = languages.filter(({ code }) => code !== current);
  if (others.length === 0) return null;
  return (
    <ul role="list" className={styles.languages} aria-label={formatMessage({ id: "shell.languageSwitcher" })}>
      {others.map(({ code, name, flag }) => (
        <li key={code}>
          <a className={styles.link} href={pathIn(code, path)} hrefLang={code} lang={code}>
            <span className={styles.flag} aria-hidden="true">
              {flag}
            </span>
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
