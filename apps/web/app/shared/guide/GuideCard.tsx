import { Card } from "@heater-age/ui/Card";
import { Disclosure } from "@heater-age/ui/Disclosure";
import { Fold } from "@heater-age/ui/Fold";
import * as layout from "@heater-age/ui/layout";
import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Eras } from "./Eras.tsx";
import type { Era, GuideData } from "./guide-data.ts";
import { guideText } from "./guide-text.ts";
import * as styles from "./guide.css.ts";

interface GuideCardProps {
  readonly guide: GuideData;
  /** Whether it is a closed row. */
  readonly folded: boolean;
  /** The content after the guide. */
  readonly children?: ReactNode;
}

/** Number of formats that are drawn instead of folded. */
const DRAWN = 2;

/**
 * Returns the formats with the highest confidence, which are drawn, and the others. There are no counts of how common
 * each is.
 */
function surestFirst({ eras, rarer }: GuideData): readonly [drawn: readonly Era[], others: readonly Era[]] {
  const sorted = (["high", "medium", "low"] as const).flatMap((confidence) =>
    eras.filter((era) => era.confidence === confidence),
  );
  return [sorted.slice(0, DRAWN), [...sorted.slice(DRAWN), ...rarer]];
}

/** Renders how the serial numbers of a brand are read, with examples. */
export function GuideCard({ guide, folded, children }: GuideCardProps) {
  const intl = useIntl();
  const { label, eras } = guide;
  const [drawn, others] = surestFirst(guide);
  const title = <FormattedMessage id="guide.title" values={{ brand: label }} />;
  return (
    <Fold heading={title} folded={folded}>
      <Card className={layout.column.medium} aria-labelledby="guide-heading">
        <h2 className={layout.heading.title} id="guide-heading">
          {title}
        </h2>
        <p className={styles.text}>{guideText(intl, guide)}</p>
        {eras.length === 0 ? null : (
          <>
            <Eras eras={drawn} />
            {others.length === 0 ? null : (
              <Disclosure summary={<FormattedMessage id="guide.others" />}>
                <div className={styles.others}>
                  <Eras eras={others} />
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
