import type { Language } from "@heater-age/messages";
import { MoreIcon } from "@heater-age/ui/MoreIcon";
import { FormattedMessage, useIntl } from "react-intl";
import { WithTexts } from "../texts/WithTexts.tsx";
import { LanguageLink } from "./LanguageLink.tsx";
import * as styles from "./LanguageOffer.css.ts";

/** Props of the offer. */
export interface LanguageOfferProps {
  /** The visitor's language. */
  readonly language: Language;
  /** Called when the visitor stays with the language of the page. */
  readonly onDismiss: () => void;
}

/** Renders, in another language, the offer to switch the page to it. */
export function LanguageOffer({ language, onDismiss }: LanguageOfferProps) {
  return (
    <WithTexts language={language} areas={["offer"]}>
      <Offer language={language} onDismiss={onDismiss} />
    </WithTexts>
  );
}

function Offer({ language, onDismiss }: LanguageOfferProps) {
  const { formatMessage } = useIntl();
  return (
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
        <MoreIcon name="cross" />
      </button>
    </aside>
  );
}
