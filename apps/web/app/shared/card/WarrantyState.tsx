import { warranty } from "@heater-age/decoder";
import type { KnownAge } from "@heater-age/messages/format";
import { FormattedMessage } from "react-intl";

/**
 * Renders whether a warranty still runs, if it started on the day of manufacture.
 *
 * @example
 * <WarrantyState cover="6 years on the tank" age={age("2022-03", "2026-11-21")} />
 */
export function WarrantyState({ cover, age }: { readonly cover: string; readonly age: KnownAge }) {
  const [youngest, oldest] = [age.minMonths, age.maxMonths].map((months) =>
    warranty(cover, Math.floor(months / 12)),
  );
  if (youngest === undefined || oldest === undefined) return null;
  if (youngest.status !== oldest.status) return <FormattedMessage id="specifications.warrantyOpen" />;
  return (
    <>
      <strong>
        <FormattedMessage
          id={oldest.status === "active" ? "specifications.statusActive" : "specifications.statusExpired"}
        />
      </strong>
      {", "}
      {oldest.status === "active" ? (
        <FormattedMessage id="specifications.warrantyLeft" values={{ years: oldest.remainingYears }} />
      ) : (
        <FormattedMessage id="specifications.warrantyOver" />
      )}
    </>
  );
}
