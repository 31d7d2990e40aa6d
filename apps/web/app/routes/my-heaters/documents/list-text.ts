import { dayText } from "@heater-age/messages/format";
import type { IntlShape } from "react-intl";
import { resultAsText } from "../../../shared/result/result-to-share.ts";
import { brandText } from "../../../shared/heaters/HeaterRow.tsx";
import type { ListedHeater } from "../../../shared/heaters/listed-heater.ts";
import type { AddressGroup } from "../../../shared/heaters/address-groups.ts";

function toLine(intl: IntlShape, listed: ListedHeater): string {
  const { check, heater } = listed;
  const { serial } = heater;
  const text =
    check === undefined
      ? intl.formatMessage({ id: "heaters.undated" }, { brand: brandText(intl, listed), serial })
      : resultAsText(intl, { ...listed, check, isChosen: !listed.isOpen });
  return heater.name === ""
    ? text
    : intl.formatMessage({ id: "heaters.fact" }, { name: heater.name, value: text });
}

/** Returns heaters as text for an inspector's own report: each address with its date, then a line for each heater. */
export const listText = (intl: IntlShape, groups: readonly AddressGroup[]): string =>
  groups
    .map(({ address, heaters }) => {
      const day = dayText(intl, heaters[0]?.today ?? "");
      const head = address === "" ? day : `${address} · ${day}`;
      return [head, ...heaters.map((listed) => toLine(intl, listed))].join("\n");
    })
    .join("\n\n");
