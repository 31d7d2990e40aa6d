import type { KnownDate } from "@heater-age/decoder/proof";

/** A real heater of a brand, as evidence for its rules. */
export interface Heater {
  /** As decoded. */
  readonly serial: string;
  readonly model?: string;
  /** How many characters are known, if not all. */
  readonly begins?: number;
  /** When it was made. Absent if others have read the date from the serial number. */
  readonly known?: KnownDate;
  /** Address where a reader finds it. */
  readonly url: string;
}

/** Heaters by slug of the brand. */
export type Heaters = Readonly<Record<string, Heater>>;

/**
 * Returns the known characters of a serial number.
 *
 * @example
 * shownSerial({ serial: "1115A000001", begins: 4 }); //=> "1115…"
 */
export const shownSerial = ({ serial, begins }: Pick<Heater, "serial" | "begins">): string =>
  begins === undefined ? serial : `${serial.slice(0, begins)}…`;
