import type { Statement } from "@heater-age/client";
import type { Candidate } from "@heater-age/decoder";
import { datesText } from "@heater-age/messages/format";
import { FormattedMessage, useIntl } from "react-intl";

/** Props of an answer that separated dates. */
export interface GivenAnswerProps {
  /** The answer, in words. */
  readonly answer: string;
  readonly ruledOut: readonly Candidate[];
  /** Why the answer rules them out. */
  readonly reason: Statement;
}

/**
 * Renders an answer, the dates that it rules out, and why.
 */
export function GivenAnswer({ answer, ruledOut, reason }: GivenAnswerProps) {
  const intl = useIntl();
  return (
    <>
      <p>
        <strong>
          <FormattedMessage id="disambiguation.given" values={{ answer }} />
        </strong>{" "}
        <FormattedMessage id="disambiguation.ruledOut" values={{ dates: datesText(intl, ruledOut) }} />
      </p>
      <p>{reason.text}</p>
    </>
  );
}
