/**
 * Why the storage failed: the browser denies it, it is full, an older tab blocks an upgrade, a newer version has
 * upgraded it, or another reason.
 */
export type StoreFaultCode = "denied" | "full" | "held" | "outdated" | "failed";

/** A failure of the browser's storage. */
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
  // Thrown by browsers in private windows.
  InvalidStateError: "denied",
  NotAllowedError: "denied",
  ReferenceError: "denied",
  TypeError: "denied",
};

export function toFault(error: unknown): StoreFault {
  if (error instanceof StoreFault) return error;
  const code = error instanceof Error ? codes[error.name] : undefined;
  return new StoreFault(code ?? "failed", { cause: error });
}

/** Message ids of the faults. */
export const faultTexts = {
  denied: "heaters.faultDenied",
  full: "heaters.faultFull",
  held: "heaters.faultHeld",
  outdated: "heaters.faultOutdated",
  failed: "heaters.faultFailed",
} as const satisfies Record<StoreFaultCode, FormatjsIntl.Message["ids"]>;
