import type { Language } from "@heater-age/messages";
import { Button } from "@heater-age/ui/Button";
import * as layout from "@heater-age/ui/layout";
import { screenOnly, wrap } from "@heater-age/ui/theme";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Link } from "react-router";
import { pathIn } from "../../seo/paths.ts";
import { loadCounter } from "./analytics.ts";
import { keepConsent, readConsent } from "./consent.ts";
import * as styles from "./ConsentBar.css.ts";

export interface ConsentBarProps {
  readonly language: Language;
  /** True if it is at the end of the page and stays there, to change the answer. */
  readonly inPlace: boolean;
  readonly onDecide: () => void;
}

/** Renders the question whether Google may count. Both answers look alike, and nothing is sent before. */
export function ConsentBar({ language, inPlace, onDecide }: ConsentBarProps) {
  const { formatMessage } = useIntl();
  const [consent, setConsent] = useState(readConsent);

  const decide = (choice: "denied" | "granted") => {
    keepConsent(choice);
    setConsent(choice);
    loadCounter().then(
      ({ decided }) => decided(),
      () => undefined,
    );
    onDecide();
  };

  return (
    <section
      className={`${styles.ground} ${inPlace ? "" : styles.bar} ${screenOnly}`}
      aria-label={formatMessage({ id: "analytics.label" })}
    >
      <div className={`${wrap} ${styles.content}`}>
        <p className={styles.text}>
          <FormattedMessage id="analytics.question" />{" "}
          <Link to={pathIn(language, "/privacy-policy/")}>
            <FormattedMessage id="analytics.policy" />
          </Link>
        </p>
        <div className={layout.row}>
          <Button tone="secondary" aria-pressed={consent === "denied"} onClick={() => decide("denied")}>
            <FormattedMessage id="analytics.deny" />
          </Button>
          <Button tone="secondary" aria-pressed={consent === "granted"} onClick={() => decide("granted")}>
            <FormattedMessage id="analytics.allow" />
          </Button>
        </div>
        <p className={styles.state} role="status">
          {inPlace && consent !== undefined ? (
            <FormattedMessage id={consent === "granted" ? "analytics.allowed" : "analytics.denied"} />
          ) : null}
        </p>
      </div>
    </section>
  );
}
