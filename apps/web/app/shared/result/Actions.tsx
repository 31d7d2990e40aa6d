import type { Candidate } from "@heater-age/decoder";
import { Button, buttonClass } from "@heater-age/ui/Button";
import { Icon } from "@heater-age/ui/Icon";
import { screenOnly } from "@heater-age/ui/theme";
import { useEffect, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Link } from "react-router";
import type { Outcome } from "../check/outcome.ts";
import * as styles from "./ResultCard.css.ts";
import { summary } from "./summary.ts";

const COPIED_FOR = 2000;

/** What the buttons take. */
export interface ActionsProps {
  readonly outcome: Outcome;
  readonly candidates: readonly [Candidate, ...Candidate[]];
  /** Path of the page it stands on. */
  readonly path: string;
  readonly onStartAgain: () => void;
}

/** What can be done with a result. */
export function Actions({ outcome, candidates, path, onStartAgain }: ActionsProps) {
  const intl = useIntl();
  const [copied, setCopied] = useState<"yes" | "no">();

  useEffect(() => {
    if (copied !== "yes") return undefined;
    const timer = setTimeout(() => setCopied(undefined), COPIED_FOR);
    return () => clearTimeout(timer);
  }, [copied]);

  const copy = async () => {
    const text = summary(intl, outcome, candidates);
    setCopied((await write(text)) ? "yes" : "no");
  };

  return (
    <div className={`${styles.buttons} ${screenOnly}`}>
      <Link
        className={buttonClass("leading")}
        to={path}
        onClick={(event) => {
          event.preventDefault();
          onStartAgain();
        }}
      >
        <Icon name="again" />
        <FormattedMessage id="result.checkAnother" />
      </Link>
      <Button tone="secondary" className={styles.scripted} onClick={() => void copy()}>
        <Icon name={copied === "yes" ? "check" : "copy"} />
        <FormattedMessage id={copied === "yes" ? "result.copied" : "result.copy"} />
      </Button>
      <Button tone="secondary" className={styles.scripted} onClick={() => window.print()}>
        <Icon name="print" />
        <FormattedMessage id="result.print" />
      </Button>
      <p className={styles.copyState} role="status">
        {copied === "no" ? <FormattedMessage id="result.copyFailed" /> : null}
      </p>
    </div>
  );
}

/** Puts a text on the clipboard, the old way where the new one is not to be had. */
async function write(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const area = document.createElement("textarea");
    area.value = text;
    area.setAttribute("readonly", "");
    document.body.append(area);
    area.select();
    // The only way where the clipboard is closed to pages, as on an address without https.
    const done = document.execCommand("copy");
    area.remove();
    return done;
  }
}
