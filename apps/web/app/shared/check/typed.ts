import { normaliseSerial } from "@heater-age/decoder";
import type { CheckInput } from "./input.ts";

/** What our service takes at most. */
const LONGEST = 100;

/**
 * What was typed of a serial number where it is more than the number: dots and dashes can tell formats apart.
 *
 * @example
 * typedSerial({ brand: "rheem", serial: "04.05-123456", model: "" }); //=> { typed: "04.05-123456" }
 */
export function typedSerial({ serial }: CheckInput): { readonly typed?: string } {
  const typed = serial.trim();
  const isPlain = typed.toUpperCase() === normaliseSerial(typed);
  return isPlain || typed.length > LONGEST ? {} : { typed };
}

/** An input with the serial number as it was typed, for whoever reads the number again. */
export const asTyped = ({
  input,
  typed = input.serial,
}: {
  readonly input: CheckInput;
  readonly typed?: string;
}): CheckInput => ({ ...input, serial: typed });
