import type { ErrorInput } from "@heater-age/client";
import { createLimit, createReportError, createSend, english } from "@heater-age/client/parts";
import { newErrorId, sessionId } from "./ids.ts";
import { toMessage, safePath, readStack } from "./safe.ts";
import { readComponentStack } from "./stacks.ts";

/** An uncaught error. */
export interface GlobalError {
  readonly errorType: "javascript" | "promise_rejection" | "custom";
  /** The thrown value. */
  readonly error: unknown;
  /** URL of the script. */
  readonly source?: string;
  readonly line?: number;
  readonly column?: number;
}

const mayReportGlobal = createLimit(10);

/**
 * Sends a report with details of the page, and returns whether it arrived. Never rejects: a failure is only logged to
 * the console.
 */
export async function sendReport(report: Omit<ErrorInput, "source">): Promise<boolean> {
  try {
    await createReportError(createSend(english, { credentials: "include" }))({
      level: "error",
      source: "client",
      userAgent: navigator.userAgent,
      url: location.origin + safePath(location.pathname),
      sessionId: sessionId(),
      ...report,
      context: {
        errorId: newErrorId(),
        timestamp: new Date().toISOString(),
        userLanguage: navigator.language,
        viewport: { width: innerWidth, height: innerHeight },
        ...report.context,
      },
    });
    return true;
  } catch (error) {
    // oxlint-disable-next-line no-console -- the report itself has failed
    console.warn("An error cannot be reported", error);
    return false;
  }
}

/**
 * Reports an error that broke a page.
 *
 * @param errorId The id that the visitor sees.
 * @param userDescription The visitor's description of the problem.
 * @returns Whether the report arrived.
 */
export function reportFailure(error: unknown, errorId: string, userDescription = ""): Promise<boolean> {
  return sendReport({
    message: toMessage(error) || "Unknown error occurred",
    stack: readStack(error),
    context: {
      errorId,
      componentStack: readComponentStack(error),
      ...(userDescription === "" ? {} : { userDescription }),
    },
  });
}

/** Reports an uncaught error, at most ten in five minutes. */
export async function reportGlobal({ error, errorType, source, line, column }: GlobalError): Promise<void> {
  if (!mayReportGlobal()) {
    // oxlint-disable-next-line no-console -- the reports that were sent are enough
    console.warn("There were too many errors: one more is not reported (global)");
    return;
  }
  await sendReport({
    message: toMessage(error) || "Unknown global error",
    stack: readStack(error),
    context: { type: "global", errorType, source, line, column },
  });
}
