const codes = ["files", "photo", "heic", "device"] as const;

/**
 * Why a photo can't be read: its reader can't be fetched, it is no photo, it is one in a format that this browser does
 * not know, or the device gives up.
 */
export type ScanFaultCode = (typeof codes)[number];

/** A reason why a photo can't be read. It comes out of the worker with its name. */
export class ScanFault extends Error {
  override readonly name: string;

  constructor(code: ScanFaultCode) {
    super(code);
    this.name = `ScanFault:${code}`;
  }
}

/** Returns why something failed. Whatever is not known is the device's: memory that it does not have, most of all. */
export const faultCodeOf = (error: unknown): ScanFaultCode =>
  codes.find((code) => error instanceof Error && error.name === `ScanFault:${code}`) ?? "device";
