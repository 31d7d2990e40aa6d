import type { Language } from "@heater-age/messages";
import { Icon } from "@heater-age/ui/Icon";
import { Mark } from "@heater-age/ui/Mark";
import { screenOnly, wrap } from "@heater-age/ui/theme";
import { FormattedMessage, useIntl } from "react-intl";
import { Link } from "react-router";
import { heatersPath, pathIn } from "../../seo/paths.ts";
import * as styles from "./Header.css.ts";
import { LanguageMenu } from "./LanguageMenu.tsx";

/** Renders the name of the site, the links to the saved heaters and the brands, and its languages. Not printed. */
export function Header({ language }: { readonly language: Language }) {
  const { formatMessage } = useIntl();
  const home = pathIn(language, "/");
  return (
    <header className={`${styles.header} ${screenOnly}`}>
      <div className={wrap}>
        <div className={styles.bar}>
          <Link className={styles.home} to={home}>
            <Mark height={29} />
            <FormattedMessage id="shell.siteName" />
          </Link>
          <nav className={styles.navigation} aria-label={formatMessage({ id: "shell.mainNavigation" })}>
            <Link className={styles.saved} to={pathIn(language, heatersPath)}>
              <Icon name="bookmark" className={styles.savedIcon} />
              <FormattedMessage id="shell.myHeaters" />
            </Link>
            <Link className={styles.link} to={`${home}#brands`}>
              <FormattedMessage id="shell.supportedBrands" />
            </Link>
            <LanguageMenu current={language} />
          </nav>
        </div>
      </div>
    </header>
  );
}
