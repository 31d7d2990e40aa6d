import type { CheckProblem } from "@heater-age/decoder/check";

/** Returns whether the serial number has a date under one of its possible brands. */
export const hasReadableBrand = ({ readings }: CheckProblem): boolean =>
  readings.some(({ decoding }) => decoding.status !== "unreadable");
