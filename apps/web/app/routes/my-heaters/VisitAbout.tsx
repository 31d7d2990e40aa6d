import { dayText } from "@heater-age/messages/format";
import * as layout from "@heater-age/ui/layout";
import { useIntl } from "react-intl";
import type { VisitGroup } from "../../shared/heaters/visit-groups.ts";

/** Renders the number of heaters of a visit, and its date. */
export function VisitAbout({ group: { day, heaters } }: { readonly group: VisitGroup }) {
  const intl = useIntl();
  const counted = intl.formatMessage({ id: "heaters.count" }, { count: heaters.length });
  return (
    <span className={layout.quiet}>
      {counted} · {dayText(intl, day)}
    </span>
  );
}
