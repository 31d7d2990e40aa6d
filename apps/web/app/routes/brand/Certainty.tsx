import { Card } from "@heater-age/ui/Card";
import { Disclosure } from "@heater-age/ui/Disclosure";
import { FormattedMessage, useIntl } from "react-intl";
import type { Choices } from "../../shared/check/choices.ts";
import type { GuideData } from "../../shared/guide/guide-data.ts";
import { confidences } from "../../shared/result/confidences.ts";
import { reasonText } from "../../shared/result/reason-text.ts";
import * as styles from "./brand.css.ts";
import { Sources } from "./Sources.tsx";

/** What the section takes. */
export interface CertaintyProps {
  readonly guide: GuideData;
  readonly choices: Choices;
}

/** How sure the rules of a brand are, what is open, and what they rest on. */
export function Certainty({ guide, choices }: CertaintyProps) {
  const intl = useIntl();
  const { label, confidence, reasons, sources } = guide;
  if (confidence === undefined) return null;
  return (
    <Card className={styles.card} aria-labelledby="sure-heading">
      <h2 className={styles.title} id="sure-heading">
        <FormattedMessage id="brand.sureTitle" />
      </h2>
      <p>
        <FormattedMessage id="brand.sureBest" values={{ brand: label }} />{" "}
        {intl.formatMessage({ id: confidences[confidence] })}
      </p>
      {reasons.length === 0 ? null : (
        <div>
          <h3 className={styles.heading}>
            <FormattedMessage id="brand.sureNotes" />
          </h3>
          <ul className={styles.notes}>
            {reasons.map((reason) => (
              <li key={reason.code}>{reasonText(intl, choices, reason)}</li>
            ))}
          </ul>
        </div>
      )}
      <Disclosure summary={<FormattedMessage id="result.sources" />}>
        <Sources sources={sources} />
      </Disclosure>
    </Card>
  );
}
