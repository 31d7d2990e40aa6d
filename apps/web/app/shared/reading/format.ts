import type { Candidate } from "@heater-age/decoder";
import { type Speech, spokenParts } from "@heater-age/messages/reading";
import type { PlatePart } from "@heater-age/ui/Plate";

export {
  ageText,
  datesText,
  dateText,
  dayText,
  meaningTexts,
  monthsText,
  toneOf,
} from "@heater-age/messages/reading";

/** The parts of a serial number as the plate draws them. */
export const plateParts: (
  speech: Speech,
  candidate: Pick<Candidate, "year" | "month" | "week" | "day" | "parts">,
) => readonly PlatePart[] = spokenParts;
