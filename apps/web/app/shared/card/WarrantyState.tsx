import { warranty } from "@heater-age/decoder";
import { type KnownAge, timeLeftText } from "@heater-age/messages/format";
import { FormattedMessage, useIntl } from "react-intl";

/**
 * Renders whether a warranty still runs, if it started on the day of manufacture.
 *
 * @example
 * <WarrantyState cover="6 years on the tank" age={age("2022-03", "2026-11-21")} />
 */
export function WarrantyState({ cover, age }: { readonly cover: string; readonly age: KnownAge }) {
  const intl = useIntl();
  const [youngest, oldest] = [age.minMonths, age.maxMonths].map((months) =>
    warranty(cover, Math.floor(months / 12)),
  );
  if (youngest === undefined || oldest === undefined) return null;
  if (youngest.status !== oldest.status) return <FormattedMessage id="specifications.warrantyOpen" />;
  if (oldest.status === "active") {
    const active = (
      <strong>
        <FormattedMessage id="specifications.statusActive" />
      </strong>
    );
    const time = timeLeftText(intl, oldest.years * 12 - age.maxMonths);
    return <FormattedMessage id="specifications.warrantyLeft" values={{ active, time }} />;
  }
  return (
    <>
      <strong>
        <FormattedMessage id="specifications.statusExpired" />
      </strong>
      {", "}
      <FormattedMessage id="specifications.warrantyOver" />
    </>
  );
}
