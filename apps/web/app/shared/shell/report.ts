import type { ErrorInput } from "@heater-age/client";
import { createLimit, createReportError, createSend, english } from "@heater-age/client/parts";
import { newErrorId, sessionId } from "./ids.ts";
import { toMessage, safePath, readStack } from "./safe.ts";
import { readComponentStack } from "./stacks.ts";

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
      componentStack: readComponentStack(error)?.slice(0, 4000),
      userDescription: userDescription.slice(0, 2000) || undefined,
    },
  });
}

/**
 * Reports an uncaught error, at most ten in five minutes.
 *
 * @param place Where it was caught, for the report's context.
 */
export async function reportGlobal(error: unknown, place: object): Promise<void> {
  if (!mayReportGlobal()) {
    // oxlint-disable-next-line no-console -- the reports that were sent are enough
    console.warn("There were too many errors: one more is not reported (global)");
    return;
  }
  await sendReport({
    message: toMessage(error) || "Unknown global error",
    stack: readStack(error),
    context: { type: "global", ...place },
  });
}
