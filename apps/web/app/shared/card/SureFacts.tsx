import type { Candidate } from "@heater-age/decoder";
import { capitalize, confidenceText, reasonText, shortDateText } from "@heater-age/messages/format";
import { Fragment } from "react";
import { useIntl } from "react-intl";
import { type Choices, toName } from "../check/choices.ts";
import { type Heater, isOpen } from "../result/heater.ts";
import * as styles from "../result/card.css.ts";
import { Fact, Facts } from "../result/Facts.tsx";
import { SourceList } from "../result/SourceName.tsx";

/** Renders confidence, reasons and sources of the date, or of each that fits. */
export function SureFacts({ heater }: { readonly heater: Heater }) {
  const intl = useIntl();
  const { check, choices } = heater;
  const { candidates } = check.result.decoding;
  const shown = isOpen(heater) ? candidates : candidates.slice(0, 1);
  const sources = shown.flatMap((candidate) => candidate.sources);
  return (
    <>
      {shown.map((candidate) => (
        <Fragment key={`${candidate.format} ${candidate.date}`}>
          {shown.length === 1 ? null : (
            <h4 className={styles.heading}>{capitalize(intl.locale, shortDateText(intl, candidate))}</h4>
          )}
          <Facts>
            <Fact name="result.confidence">{confidenceText(intl, candidate)}</Fact>
            <Fact name="result.why">
              <Reasons candidate={candidate} choices={choices} />
            </Fact>
          </Facts>
        </Fragment>
      ))}
      <Facts>
        <Fact name="result.sources">
          <SourceList
            className={styles.plainList}
            sources={[...new Map(sources.map((source) => [source.title, source])).values()]}
          />
        </Fact>
      </Facts>
    </>
  );
}

interface ReasonsProps {
  readonly candidate: Candidate;
  readonly choices: Choices;
}

function Reasons({ candidate, choices }: ReasonsProps) {
  const intl = useIntl();
  return (
    <ul className={styles.plainList}>
      {candidate.reasons.map((reason) => {
        const text = reasonText(intl, toName(choices), reason);
        return <li key={text}>{text}</li>;
      })}
    </ul>
  );
}
