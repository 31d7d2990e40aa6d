import type { DatedCheckResult } from "@heater-age/decoder/check";
import type { KnownAge } from "@heater-age/messages/format";

/** Returns the age of a result as the texts take it. */
export const knownAge = ({ ageRange, precision }: DatedCheckResult): KnownAge => ({ ...ageRange, precision });
