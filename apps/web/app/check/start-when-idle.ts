import type { Language } from "@heater-age/messages";
import { whenIdle } from "../shared/browser/when-idle.ts";

/**
 * Starts the background tasks once the page is idle. A browser without storage or a connection works without them.
 *
 * @returns A function that cancels it.
 */
export const startWhenIdle = (language: Language): (() => void) =>
  whenIdle(
    () =>
      void import("./start-background-tasks.ts")
        .then(({ startBackgroundTasks }) => startBackgroundTasks(language))
        .catch(() => undefined),
  );
