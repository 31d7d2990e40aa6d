import { type Language, languages } from "@heater-age/messages";
import { Mark } from "@heater-age/ui/Mark";
import { screenOnly, wrap } from "@heater-age/ui/theme";
import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Link } from "react-router";
import { pathIn } from "../../seo/paths.ts";
import { site } from "../../site.ts";
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
            {languages.length > 1 ? <Languages /> : null}
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

function Languages() {
  const { formatMessage } = useIntl();
  return (
    <ul
      role="list"
      className={styles.navigation}
      aria-label={formatMessage({ id: "shell.languageSwitcher" })}
    >
      {languages.map(({ code, name, flag }) => (
        <li key={code}>
          <a className={styles.link} href={pathIn(code, "/")} hrefLang={code} lang={code}>
            <span aria-hidden="true">{flag}</span> {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
