import type { MessageId } from "@heater-age/messages";
import type { Logo } from "../scripts/company-logo.ts";
import type { WidgetVersion } from "../scripts/widget/widget.ts";
import type { RetentionDays, Site } from "../server/env.ts";

declare global {
  namespace FormatjsIntl {
    interface Message {
      ids: MessageId;
    }
  }

  interface ImportMetaEnv {
    readonly SITE: Site;
    /** The company's logo, if there is one. */
    readonly COMPANY_LOGO: Logo | null;
    /** Year in which the pages were built. */
    readonly BUILD_YEAR: number;
    /** Day on which the pages were built, `"YYYY-MM-DD"` in UTC. */
    readonly BUILD_DAY: string;
    /** Whether the operator has configured analytics. */
    readonly COUNTED: boolean;
    /** Address of the worker that reads photos of labels. */
    readonly SCAN_WORKER: string;
    /** The version of the web component. Builds that are not prerendered have none. */
    readonly WIDGET: WidgetVersion | null;
    readonly RETENTION_DAYS: RetentionDays;
  }
}
