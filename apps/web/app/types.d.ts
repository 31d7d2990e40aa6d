import type { Area, Messages } from "@heater-age/messages";
import type { RetentionDays, Site } from "../server/env.ts";

type MessageId = { [A in Area]: `${A}.${keyof Messages[A] & string}` }[Area];

declare global {
  namespace FormatjsIntl {
    interface Message {
      ids: MessageId;
    }
  }

  interface ImportMetaEnv {
    readonly SITE: Site;
    readonly RETENTION_DAYS: RetentionDays;
  }
}
