import type { Confidence } from "@heater-age/decoder";
import type { Language } from "@heater-age/messages";
import { confidenceText, datesText, reasonText } from "@heater-age/messages/format";
import { Disclosure } from "@heater-age/ui/Disclosure";
import { Fold } from "@heater-age/ui/Fold";
import * as layout from "@heater-age/ui/layout";
import { FormattedMessage, useIntl } from "react-intl";
import { shownSerial } from "../../config/real-heater.ts";
import { pathIn } from "../../seo/paths.ts";
import { type Choices, toName } from "../../shared/check/choices.ts";
import { eraConfidences } from "../../shared/guide/Eras.tsx";
import { knownText } from "../../shared/guide/known-text.ts";
import { originName } from "../../shared/guide/origin.ts";
import { SourceList } from "../../shared/result/SourceName.tsx";
import * as styles from "./brand.css.ts";
import type { BrandFacts, DatedHeater } from "./brand-facts.ts";

const levels = ["high", "medium", "low"] as const satisfies Confidence[];

interface CertaintyProps {
  readonly facts: BrandFacts;
  readonly choices: Choices;
  readonly language: Language;
}

/** Renders the confidence of a brand's rules, open questions, and the sources. */
export function Certainty({ facts, choices, language }: CertaintyProps) {
  const intl = useIntl();
  const { guide, heater } = facts;
  const { label, eras, rarer, reasons, sources } = guide;
  const rules = [...eras, ...rarer];
  if (rules.length === 0) return null;
  return (
    <Fold heading={<FormattedMessage id="brand.sureTitle" />} folded>
      <dl className={layout.column.small}>
        {levels.map((level) => {
          const count = rules.filter((era) => era.confidence === level).length;
          return count === 0 ? null : (
            <div key={level}>
              <dt className={styles.level}>
                <FormattedMessage
                  id="brand.sureCount"
                  values={{ sure: intl.formatMessage({ id: eraConfidences[level] }), count }}
                />
              </dt>
              <dd>{confidenceText(intl, { confidence: level })}</dd>
            </div>
          );
        })}
      </dl>
      <div>
        <h3 className={layout.heading.subtitle}>
          <FormattedMessage id="brand.realTitle" />
        </h3>
        <RealHeater brand={label} heater={heater} />
      </div>
      {reasons.length === 0 ? null : (
        <div>
          <h3 className={layout.heading.subtitle}>
            <FormattedMessage id="brand.sureNotes" />
          </h3>
          <ul className={styles.notes}>
            {reasons.map((reason) => (
              <li key={reason.code}>{reasonText(intl, toName(choices), reason)}</li>
            ))}
          </ul>
        </div>
      )}
      <Disclosure summary={<FormattedMessage id="result.sources" />}>
        <SourceList className={styles.sources} role="list" sources={sources} />
      </Disclosure>
      <p>
        <a className={styles.proof} href={pathIn(language, "/accuracy/")}>
          <FormattedMessage id="brand.sureProof" />
        </a>
      </p>
    </Fold>
  );
}

interface RealHeaterProps {
  readonly brand: string;
  /** `undefined` if none is known. */
  readonly heater: DatedHeater | undefined;
}

/**
 * Renders a real heater of the brand with its date, where it was found and whether its date is known without
 * decoding.
 */
function RealHeater({ brand, heater }: RealHeaterProps) {
  const intl = useIntl();
  if (heater === undefined) {
    return (
      <p>
        <FormattedMessage id="brand.realNone" values={{ brand }} />
      </p>
    );
  }
  const { known, readings, url } = heater;
  return (
    <>
      <p data-heater={known === undefined ? "dated" : "known"}>
        <FormattedMessage
          id={known === undefined ? "brand.realDated" : "brand.realKnown"}
          values={{
            serial: <b translate="no">{shownSerial(heater)}</b>,
            known: known === undefined ? "" : knownText(intl, known),
            dates: datesText(intl, readings),
          }}
        />
      </p>
      <p className={styles.sources}>
        <a href={url}>{originName(url)}</a>
      </p>
    </>
  );
}
