import type { DatedCheckResult } from "@heater-age/decoder/check";
import type { KnownAge } from "@heater-age/messages/format";

/** Returns the age of a result in the form that the texts need. */
export const knownAge = ({ ageRange, precision }: DatedCheckResult): KnownAge => ({ ...ageRange, precision });
