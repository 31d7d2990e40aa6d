import type { Format } from "../engine/format.ts";
import { centre } from "../sources/sources.ts";

/**
 * Three letters for the model, year, week, running number, two letters for the state of the model. One page states the
 * places; the regulator dates such boilers by week and names the last letters. No real number with a date was found.
 * Baxi's numbers in France, Italy and Spain have digits only, and no rule.
 */
export const baxiYearWeek: Format = {
  id: "baxi-uk-yyww",
  shape:
    /^(?<model>[A-Z]{3})(?<year>0[3-9]|[12]\d)(?<week>0[1-9]|[1-4]\d|5[0-3])(?<sequence>\d{5})(?<suffix>[A-Z]{2})$/u,
  inUse: [2003, null],
  confidence: "medium",
  sources: [
    centre("Baxi boilers", "baxi-boilers"),
    {
      title: "Gas Safe Register: safety alert 024",
      url: "https://registeredgasengineer.co.uk/technical/safety-alert-024-baxi-and-potterton-heat-only-condensate-trap/",
      kind: "regulator",
    },
    { title: "homekog: how old is my boiler?", url: "https://homekog.co.uk/?p=1586", kind: "trade" },
  ],
};
