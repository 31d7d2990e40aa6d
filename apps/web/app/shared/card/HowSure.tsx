import type { Candidate } from "@heater-age/decoder";
import { Disclosure } from "@heater-age/ui/Disclosure";
import { FormattedMessage } from "react-intl";
import type { Choices } from "../check/choices.ts";
import { SureFacts } from "./SureFacts.tsx";

/** Confidence, reasons and sources of a reading, folded away. */
export function HowSure({
  candidate,
  choices,
}: {
  readonly candidate: Candidate;
  readonly choices: Choices;
}) {
  return (
    <Disclosure summary={<FormattedMessage id="result.sureHeading" />}>
      <SureFacts candidate={candidate} choices={choices} />
    </Disclosure>
  );
}
