import { Card } from "@heater-age/ui/Card";
import { Disclosure } from "@heater-age/ui/Disclosure";
import { Fold } from "@heater-age/ui/Fold";
import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Eras } from "./Eras.tsx";
import type { GuideData } from "./guide-data.ts";
import { guideText } from "./guide-text.ts";
import * as styles from "./GuideCard.css.ts";

/** What the card takes. */
export interface GuideCardProps {
  readonly guide: GuideData;
  /** Whether it is a closed row. */
  readonly folded: boolean;
  /** What follows the guide. */
  readonly children?: ReactNode;
}

/** How the serial numbers of a brand are read, with an example of each time. */
export function GuideCard({ guide, folded, children }: GuideCardProps) {
  const intl = useIntl();
  const { label, eras, rarer } = guide;
  const title = <FormattedMessage id="guide.title" values={{ brand: label }} />;
  return (
    <Fold heading={title} folded={folded}>
      <Card className={styles.guide} aria-labelledby="guide-heading">
        <h2 className={styles.title} id="guide-heading">
          {title}
        </h2>
        <p className={styles.text}>{guideText(intl, guide)}</p>
        {eras.length === 0 ? null : (
          <>
            <Eras eras={eras} />
            {rarer.length === 0 ? null : (
              <Disclosure summary={<FormattedMessage id="guide.rarer" />}>
                <div className={styles.rarer}>
                  <Eras eras={rarer} />
                </div>
              </Disclosure>
            )}
            <p className={styles.quiet}>
              <FormattedMessage id="guide.yearsNote" />
            </p>
          </>
        )}
        {children}
      </Card>
    </Fold>
  );
}
