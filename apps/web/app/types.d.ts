import type { MessageId } from "@heater-age/messages";

declare global {
  namespace FormatjsIntl {
    interface Message {
      ids: MessageId;
    }
  }

  interface ImportMetaEnv {
    /** Year in which the site was built. */
    readonly BUILD_YEAR: number;
    /** Day on which the site was built, `"YYYY-MM-DD"` in UTC. */
    readonly BUILD_DAY: string;
    /** Address of the worker that reads photos of labels. */
    readonly SCAN_WORKER: string;
  }
}
