import type { Language } from "@heater-age/messages";
import { Icon } from "@heater-age/ui/Icon";
import { FormattedMessage, RawIntlProvider } from "react-intl";
import { pathIn } from "../../seo/paths.ts";
import { textsAt } from "./texts.ts";
import { LanguageLink } from "./LanguageLink.tsx";
import * as styles from "./LanguageOffer.css.ts";

/** Props of the offer. */
export interface LanguageOfferProps {
  /** The visitor's language. */
  readonly language: Language;
  /** Called when the visitor stays with the language of the page. */
  readonly onDismiss: () => void;
}

/** Renders the offer to switch the page to another language, in that language, whose texts must be loaded. */
export function LanguageOffer({ language, onDismiss }: LanguageOfferProps) {
  const { intl } = textsAt(pathIn(language, "/"));
  const { formatMessage } = intl;
  return (
    <RawIntlProvider value={intl}>
      <aside className={styles.offer} lang={language} aria-label={formatMessage({ id: "offer.text" })}>
        <div className={styles.words}>
          <p>
            <FormattedMessage id="offer.text" />
          </p>
          <LanguageLink language={language} className={styles.accept}>
            <FormattedMessage id="offer.accept" />
          </LanguageLink>
        </div>
        <button
          className={styles.dismiss}
          type="button"
          aria-label={formatMessage({ id: "offer.dismiss" })}
          onClick={onDismiss}
        >
          <Icon name="cross" />
        </button>
      </aside>
    </RawIntlProvider>
  );
}
