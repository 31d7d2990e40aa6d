import { findBrand } from "@heater-age/decoder";
import { type Heater, describeHeater } from "../../advice/heater.ts";
import type { KnownModel } from "../../models/schema.ts";
import { remainingCandidates } from "../../reports/disambiguation.ts";
import type { KeptReport } from "./describe-report.ts";

/** Returns the heater of a report, to give advice on. Its dates are those not ruled out, the chosen one first. */
export function heaterOfReport(report: KeptReport, known: KnownModel | undefined, today: string): Heater {
  const { brand: slug, serial_number: serial, candidates, picked } = report;
  const brand = findBrand(slug);
  return describeHeater({
    check: { slug, serial, rawSerial: serial, rawModel: report.model_number ?? "", ...(brand && { brand }) },
    candidates: remainingCandidates(candidates, report.settled ?? []).toSorted(
      (a, b) => Number(candidates.indexOf(b) === picked) - Number(candidates.indexOf(a) === picked),
    ),
    known,
    userInput: {},
    today,
  });
}
