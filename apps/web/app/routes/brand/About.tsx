import type { Source } from "@heater-age/decoder";
import { Disclosure } from "@heater-age/ui/Disclosure";
import { Fold } from "@heater-age/ui/Fold";
import { FormattedMessage, useIntl } from "react-intl";
import type { GuideData } from "../../shared/guide/guide-data.ts";
import { SourceList } from "../../shared/result/SourceName.tsx";
import * as styles from "./brand.css.ts";
import { aboutText } from "./about-text.ts";

interface AboutProps {
  readonly guide: GuideData;
  readonly sources: readonly Source[];
}

/** Renders who made the heaters of a brand, and when. */
export function About({ guide, sources }: AboutProps) {
  const intl = useIntl();
  return (
    <Fold heading={<FormattedMessage id="brand.aboutTitle" values={{ brand: guide.label }} />} folded>
      <p>{aboutText(intl, guide)}</p>
      {sources.length === 0 ? null : (
        <Disclosure summary={<FormattedMessage id="result.sources" />}>
          <SourceList className={styles.sources} role="list" sources={sources} />
        </Disclosure>
      )}
    </Fold>
  );
}
