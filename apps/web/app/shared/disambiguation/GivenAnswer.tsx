import type { Statement } from "@heater-age/client";
import type { Candidate } from "@heater-age/decoder";
import { datesText } from "@heater-age/messages/format";
import { FormattedMessage, useIntl } from "react-intl";
import { StatementText } from "../statement/StatementText.tsx";

/** An answer that told dates apart. */
export interface GivenAnswerProps {
  /** What was answered, in words. */
  readonly answer: string;
  readonly ruledOut: readonly Candidate[];
  /** Why the answer rules them out. */
  readonly reason: Statement;
}

/** Shows what was answered, the dates that it rules out, and why. Needs the areas "clues", "advice", "result" and "specifications". */
export function GivenAnswer({ answer, ruledOut, reason }: GivenAnswerProps) {
  const intl = useIntl();
  return (
    <>
      <p>
        <strong>
          <FormattedMessage id="clues.settled" values={{ answer }} />
        </strong>{" "}
        <FormattedMessage id="clues.ruledOut" values={{ dates: datesText(intl, ruledOut) }} />
      </p>
      <StatementText statement={reason} />
    </>
  );
}
