const codes = ["files", "photo", "heic", "device"] as const;

/**
 * Why a photo can't be read: its reader can't be loaded, it is not a photo, its format is not supported by this
 * browser, or the device fails.
 */
export type ScanFaultCode = (typeof codes)[number];

/** An error with the reason why a photo can't be read. Its name survives the transfer from the worker. */
export class ScanFault extends Error {
  override readonly name: string;

  constructor(code: ScanFaultCode) {
    super(code);
    this.name = `ScanFault:${code}`;
  }
}

/** Returns why a step failed. Unknown errors are attributed to the device, mostly to a lack of memory. */
export const toFaultCode = (error: unknown): ScanFaultCode =>
  codes.find((code) => error instanceof Error && error.name === `ScanFault:${code}`) ?? "device";
