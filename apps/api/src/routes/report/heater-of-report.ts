import { findBrand } from "@heater-age/decoder";
import { type Heater, heaterOf } from "../../advice/heater.ts";
import type { KnownModel } from "../../models/known.ts";
import { leftWith } from "../../reports/settled.ts";
import type { KeptReport } from "./describe-report.ts";

/** The heater of a report, to give advice on. Its dates are those of the report that are left, the one that was picked first. */
export function heaterOfReport(report: KeptReport, known: KnownModel | undefined, today: string): Heater {
  const { brand: slug, serial_number: serial, model_number: model, candidates, picked } = report;
  const brand = findBrand(slug);
  return heaterOf({
    check: { slug, serial, rawSerial: serial, rawModel: model ?? "", ...(brand && { brand }) },
    candidates: leftWith(candidates, report.settled ?? []).toSorted(
      (a, b) => Number(candidates.indexOf(b) === picked) - Number(candidates.indexOf(a) === picked),
    ),
    known,
    told: {},
    today,
  });
}
