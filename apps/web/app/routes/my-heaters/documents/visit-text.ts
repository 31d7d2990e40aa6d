import { dayText } from "@heater-age/messages/format";
import type { IntlShape } from "react-intl";
import { resultAsText } from "../../../shared/result/result-to-share.ts";
import { brandText } from "../../../shared/heaters/HeaterRow.tsx";
import type { ListedHeater } from "../../../shared/heaters/listed-heater.ts";
import type { VisitGroup } from "../../../shared/heaters/visit-groups.ts";

function toLine(intl: IntlShape, listed: ListedHeater): string {
  const { check, heater } = listed;
  const { serial } = heater;
  const text =
    check === undefined
      ? intl.formatMessage({ id: "heaters.visitUndated" }, { brand: brandText(intl, listed), serial })
      : resultAsText(intl, { ...listed, check, isChosen: !listed.isOpen });
  return heater.name === ""
    ? text
    : intl.formatMessage({ id: "heaters.fact" }, { name: heater.name, value: text });
}

/** Returns a visit as text for an inspector's own report: property and date, then a line for each heater. */
export const visitText = (intl: IntlShape, group: VisitGroup): string =>
  [
    `${group.visit.name} · ${dayText(intl, group.day)}`,
    ...group.heaters.map((listed) => toLine(intl, listed)),
  ].join("\n");
