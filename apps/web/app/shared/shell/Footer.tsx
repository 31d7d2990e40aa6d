import type { Language } from "@heater-age/messages";
import { Mark } from "@heater-age/ui/Mark";
import { screenOnly, wrap } from "@heater-age/ui/theme";
import { FormattedMessage, useIntl } from "react-intl";
import { Link } from "react-router";
import { heatersPath, pathIn } from "../../seo/paths.ts";
import { site } from "../../config/site.ts";
import * as styles from "./Footer.css.ts";
import { useInBrowser } from "../browser/in-browser.ts";

const links = [
  { path: heatersPath, name: "shell.myHeaters" },
  { path: "/contact/", name: "shell.footerContact" },
  { path: "/privacy-policy/", name: "shell.footerPrivacy" },
  { path: "/terms-of-service/", name: "shell.footerTerms" },
] as const;

/** Renders the publisher of the site, and links to required pages. Not printed. */
export function Footer({ language }: { readonly language: Language }) {
  const { formatMessage } = useIntl();
  const year = useInBrowser(
    () => Math.max(new Date().getFullYear(), import.meta.env.BUILD_YEAR),
    import.meta.env.BUILD_YEAR,
  );
  const siteName = formatMessage({ id: "shell.siteName" });
  const owner = site.company === "" ? siteName : site.company;
  return (
    <footer className={`${styles.footer} ${screenOnly}`}>
      <div className={`${wrap} ${styles.bar}`}>
        <div className={styles.about}>
          <PoweredBy language={language} siteName={siteName} />
          <p>
            <FormattedMessage id="shell.footerPromise" />
          </p>
        </div>
        <div className={styles.legal}>
          <nav aria-label={formatMessage({ id: "shell.footerNavigation" })}>
            <ul role="list" className={styles.links}>
              {links.map(({ path, name }) => (
                <li key={path}>
                  <Link className={styles.link} to={pathIn(language, path)}>
                    {formatMessage({ id: name })}
                  </Link>
                </li>
              ))}
              <li>
                <a className={styles.link} href="/developers/" hrefLang="en">
                  <FormattedMessage id="shell.footerDevelopers" />
                </a>
              </li>
            </ul>
          </nav>
          <p className={styles.owner}>
            <span>
              <FormattedMessage id="shell.footerCopyright" values={{ year: String(year), owner }} />
            </span>
            {site.companyUrl === "" ? null : (
              <a className={styles.link} href={site.companyUrl}>
                <FormattedMessage id="shell.footerCompany" values={{ company: owner }} />
              </a>
            )}
          </p>
        </div>
      </div>
    </footer>
  );
}

/** Renders the operating company with its logo or name and a link to it, or the site itself if none is set. */
function PoweredBy({ language, siteName }: { readonly language: Language; readonly siteName: string }) {
  const { company, companyUrl, logo } = site;
  const home = pathIn(language, "/");
  if (company === "" && logo === null) {
    return (
      <p className={styles.powered}>
        <span>
          <FormattedMessage id="shell.footerPoweredBy" />
        </span>{" "}
        <Mark height={26} /> <span className={styles.name}>{siteName}</span>
      </p>
    );
  }
  return (
    <a className={styles.powered} href={companyUrl === "" ? home : companyUrl}>
      <span>
        <FormattedMessage id="shell.footerPoweredBy" />
      </span>{" "}
      {logo === null ? (
        <span className={styles.name}>{company}</span>
      ) : (
        <img
          className={styles.logo}
          src={logo.src}
          width={logo.width}
          height={logo.height}
          alt={company === "" ? siteName : company}
          loading="lazy"
        />
      )}
    </a>
  );
}
