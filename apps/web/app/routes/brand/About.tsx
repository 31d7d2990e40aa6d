import type { Source } from "@heater-age/decoder";
import { Card } from "@heater-age/ui/Card";
import { Disclosure } from "@heater-age/ui/Disclosure";
import { FormattedMessage, useIntl } from "react-intl";
import type { GuideData } from "../../shared/guide/guide-data.ts";
import { aboutText } from "./about-text.ts";
import * as styles from "./brand.css.ts";
import { Sources } from "./Sources.tsx";

/** What the section takes. */
export interface AboutProps {
  readonly guide: GuideData;
  /** What the text rests on. */
  readonly sources: readonly Source[];
}

/** Who made the heaters of a brand, and when. */
export function About({ guide, sources }: AboutProps) {
  const intl = useIntl();
  return (
    <Card className={styles.card} aria-labelledby="about-heading">
      <h2 className={styles.title} id="about-heading">
        <FormattedMessage id="brand.aboutTitle" values={{ brand: guide.label }} />
      </h2>
      <p>{aboutText(intl, guide)}</p>
      {sources.length === 0 ? null : (
        <Disclosure summary={<FormattedMessage id="brand.aboutSources" />}>
          <Sources sources={sources} />
        </Disclosure>
      )}
    </Card>
  );
}
