import { type Language, languageFor } from "@heater-age/messages";
import { Icon } from "@heater-age/ui/Icon";
import { wrap } from "@heater-age/ui/theme";
import { type ComponentType, useEffect, useState } from "react";
import { FormattedMessage, RawIntlProvider } from "react-intl";
import { pathIn } from "../../seo/paths.ts";
import { loadTexts, textsAt } from "./texts.ts";
import { LanguageLink } from "./LanguageLink.tsx";
import * as styles from "./LanguageOffer.css.ts";
import { preferLanguage } from "./preferred-language.ts";

export interface LanguageOfferProps {
  readonly language: Language;
}

/** Returns the offer of the language for which the page has reserved a line, once its texts are loaded. */
export async function loadOffer(): Promise<{ readonly default: ComponentType<LanguageOfferProps> }> {
  const { dataset } = document.documentElement;
  const offered = languageFor(dataset["offer"] ?? "");
  if (offered !== undefined) {
    try {
      await loadTexts(pathIn(offered, "/"));
      return { default: (props) => <LanguageOffer offered={offered} {...props} /> };
    } catch {
      // Without a connection there is no offer.
    }
  }
  delete dataset["offer"];
  return { default: () => null };
}

/** Renders the offer to switch the page to another language, in that language. */
function LanguageOffer({ offered, language }: LanguageOfferProps & { readonly offered: Language }) {
  const { intl } = textsAt(pathIn(offered, "/"));
  const [isOpen, setOpen] = useState(true);
  const isShown = isOpen && offered !== language;

  useEffect(() => {
    if (!isShown) delete document.documentElement.dataset["offer"];
  }, [isShown]);

  if (!isShown) return null;
  const { formatMessage } = intl;
  return (
    <RawIntlProvider value={intl}>
      <aside
        className={`${wrap} ${styles.offer}`}
        lang={offered}
        aria-label={formatMessage({ id: "offer.text" })}
      >
        <div className={styles.words}>
          <p className={styles.text}>
            <FormattedMessage id="offer.text" />
          </p>
          <LanguageLink language={offered} className={styles.accept}>
            <FormattedMessage id="offer.accept" />
          </LanguageLink>
        </div>
        <button
          className={styles.dismiss}
          type="button"
          aria-label={formatMessage({ id: "offer.dismiss" })}
          onClick={() => {
            preferLanguage(language);
            setOpen(false);
          }}
        >
          <Icon name="cross" />
        </button>
      </aside>
    </RawIntlProvider>
  );
}
