import type { Candidate } from "@heater-age/decoder";

/** A date that an example can mean, and its parts. */
export type ExampleReading = Pick<Candidate, "year" | "month" | "week" | "day" | "parts">;

/** Returns the shown fields of a date that a serial number can mean. */
export const toReading = ({ year, month, week, day, parts }: Candidate): ExampleReading => ({
  year,
  parts,
  ...(month !== undefined && { month }),
  ...(week !== undefined && { week }),
  ...(day !== undefined && { day }),
});
