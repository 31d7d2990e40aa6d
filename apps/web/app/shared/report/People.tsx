import { FormattedMessage } from "react-intl";
import type { ReportPeople } from "./people.ts";

interface PeopleProps {
  readonly people: ReportPeople;
  readonly className?: string;
}

/** Renders who checked a heater and for whom, as typed. Nothing if the report has no names. */
export function People({ people: { customer, phone, preparedBy }, className }: PeopleProps) {
  const names = [preparedBy, phone].filter(Boolean).join(" · ");
  return (
    <>
      {names === "" ? null : (
        <p className={className} translate="no">
          <FormattedMessage id="report.preparedByLine" values={{ names }} />
        </p>
      )}
      {customer ? (
        <p className={className} translate="no">
          <FormattedMessage id="report.customerLine" values={{ customer }} />
        </p>
      ) : null}
    </>
  );
}
