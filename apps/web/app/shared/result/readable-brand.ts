import type { CheckProblem } from "@heater-age/decoder/check";

/** Whether the serial number has a date under one of the brands that it may be of. */
export const hasReadableBrand = ({ readings }: CheckProblem): boolean =>
  readings.some(({ decoding }) => decoding.status !== "unreadable");
