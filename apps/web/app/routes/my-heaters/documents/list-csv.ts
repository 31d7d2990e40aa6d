import { escapeFormula } from "@heater-age/requests/escape-formula";
import { stringify } from "csv-stringify/browser/esm/sync";
import type { IntlShape } from "react-intl";
import type { ListedHeater } from "../../../shared/heaters/listed-heater.ts";
import { factTexts, type HeaterFacts, heaterFacts } from "./heater-facts.ts";

/** Returns heaters as CSV, with one row for each. Formulas are escaped. */
export function listCsv(intl: IntlShape, heaters: readonly ListedHeater[]): string {
  const say = (id: FormatjsIntl.Message["ids"]) => intl.formatMessage({ id });
  const names = Object.keys(factTexts) as (keyof HeaterFacts)[];
  const rows = heaters.map((listed) => {
    const facts = heaterFacts(intl, listed);
    const [first, ...others] = listed.check?.result.decoding.candidates ?? [];
    return [
      listed.heater.address,
      ...names.map((name) => facts[name]),
      first?.date,
      others.map(({ date }) => date).join(" "),
      listed.heater.installed,
      listed.heater.notes,
    ];
  });
  const heads = [
    say("heaters.address"),
    ...names.map((name) => say(factTexts[name])),
    say("heaters.madeIso"),
    say("heaters.otherIso"),
    say("heaters.installedIso"),
    say("heaters.notes"),
  ];
  return stringify([heads, ...rows], {
    bom: true,
    record_delimiter: "\r\n",
    quoted_match: /[\r\n]/u,
    cast: { string: escapeFormula },
  });
}
