import type { Report } from "@heater-age/client";
import * as v from "valibot";
import { storedText } from "../browser/storage.ts";

/** Who checked a heater and for whom, as typed. The report shows it. */
export type ReportPeople = Pick<Report, "customer" | "phone" | "preparedBy">;

/** Maximum characters of each text, as in the API. */
export const limits = { preparedBy: 100, phone: 40, customer: 200 } as const;

const stored = storedText("localStorage", "report-people");
const text = v.optional(v.string());
const schema = v.pipe(v.string(), v.parseJson(), v.object({ preparedBy: text, phone: text, customer: text }));

/** Stores what was typed on this device, for the next report. */
export const rememberPeople = (people: ReportPeople): void => stored.write(JSON.stringify(people));

/** Returns what was typed for the last report on this device. */
export function knownPeople(): ReportPeople {
  const { success, output } = v.safeParse(schema, stored.read());
  return success ? (output as ReportPeople) : {};
}
