import type { Source } from "@heater-age/decoder";
import type { Messages } from "@heater-age/messages";
import { Disclosure } from "@heater-age/ui/Disclosure";
import { Fold } from "@heater-age/ui/Fold";
import { FormattedMessage, type IntlShape, useIntl } from "react-intl";
import type { GuideData } from "../../shared/guide/guide-data.ts";
import { SourceList } from "../../shared/result/SourceName.tsx";
import * as styles from "./brand.css.ts";

type OwnText = Extract<keyof Messages["brand"], `about-${string}`>;

/** Returns the text about who made the heaters of a brand: its own, or one with just the name of the maker. */
export function aboutText(intl: IntlShape, { slug, label, maker }: GuideData): string {
  const own = `brand.about-${slug}` as `brand.${OwnText}`;
  if (intl.messages[own] !== undefined) return intl.formatMessage({ id: own });
  if (maker === "") return intl.formatMessage({ id: "brand.aboutUnknown" }, { brand: label });
  return intl.formatMessage({ id: "brand.aboutMaker" }, { brand: label, maker });
}

interface AboutProps {
  readonly guide: GuideData;
  /** Sources of the text. */
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
