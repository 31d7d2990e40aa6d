import type { Candidate } from "@heater-age/decoder";
import { spokenParts } from "@heater-age/messages/plate";
import type { Speech } from "@heater-age/messages/reading";
import type { PlatePart } from "@heater-age/ui/Plate";

export { meaningTexts, toneOf } from "@heater-age/messages/plate";

/** The parts of a serial number as the plate draws them. */
export const plateParts: (
  speech: Speech,
  candidate: Pick<Candidate, "year" | "month" | "week" | "day" | "parts">,
) => readonly PlatePart[] = spokenParts;
