/**
 * Why nothing could be saved or read: the browser keeps nothing for this site, its storage is full, an older tab holds
 * the storage, a newer page has changed it, or something else.
 */
export type StoreFaultCode = "denied" | "full" | "held" | "outdated" | "failed";

/** The storage of this device failed. */
export class StoreFault extends Error {
  readonly code: StoreFaultCode;

  constructor(code: StoreFaultCode, options?: ErrorOptions) {
    super(`The storage failed: ${code}`, options);
    this.code = code;
  }
}

const codes: Readonly<Record<string, StoreFaultCode>> = {
  QuotaExceededError: "full",
  VersionError: "outdated",
  SecurityError: "denied",
  // As browsers say it in private windows.
  InvalidStateError: "denied",
  NotAllowedError: "denied",
  ReferenceError: "denied",
  TypeError: "denied",
};

/** Returns the fault for an error of the storage. */
export function faultOf(error: unknown): StoreFault {
  if (error instanceof StoreFault) return error;
  const code = error instanceof Error ? codes[error.name] : undefined;
  return new StoreFault(code ?? "failed", { cause: error });
}

/** What is said of each fault. */
export const faultTexts = {
  denied: "heaters.faultDenied",
  full: "heaters.faultFull",
  held: "heaters.faultHeld",
  outdated: "heaters.faultOutdated",
  failed: "heaters.faultFailed",
} as const satisfies Record<StoreFaultCode, FormatjsIntl.Message["ids"]>;
