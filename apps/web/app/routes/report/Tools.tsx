import type { Language } from "@heater-age/messages";
import { Button } from "@heater-age/ui/Button";
import { Icon } from "@heater-age/ui/Icon";
import { screenOnly } from "@heater-age/ui/theme";
import { FormattedMessage, useIntl } from "react-intl";
import { reportPath } from "../../shared/report/report-path.ts";
import { reportToShare } from "../../shared/result/result-to-share.ts";
import { heaterOfReport } from "./heater-of-report.ts";
import { copyLink } from "../../shared/share/copy-link.ts";
import { ShareButton } from "../../shared/share/ShareButton.tsx";
import { useOrigin } from "../../shared/share/use-origin.ts";
import { useCopied } from "../../shared/share/use-copied.ts";
import { DeleteReport } from "./DeleteReport.tsx";
import type { ShownReport } from "./report-data.ts";
import * as styles from "./Tools.css.ts";

export interface ToolsProps {
  readonly language: Language;
  readonly report: ShownReport;
  /** Called when the visitor has deleted the report. */
  readonly onDeleted: () => void;
}

/** Renders the buttons of a report. Without scripts the browser's own menu prints and shares. */
export function Tools({ language, report, onDeleted }: ToolsProps) {
  const intl = useIntl();
  const [copied, setCopied] = useCopied();
  const address = useOrigin() + reportPath(language, report.id);
  const what = reportToShare(intl, heaterOfReport(report, language), { id: report.id, address });

  const copy = async () => {
    if (await copyLink(intl, language, what)) setCopied();
  };

  return (
    <div className={`${styles.tools} ${screenOnly}`}>
      <Button tone="main" onClick={() => window.print()}>
        <Icon name="print" />
        <FormattedMessage id="report.print" />
      </Button>
      <Button tone="secondary" onClick={() => void copy()}>
        <Icon name={copied ? "check" : "link"} />
        <FormattedMessage id={copied ? "share.copyDone" : "share.copy"} />
      </Button>
      <ShareButton language={language} what={what} tone="secondary" />
      <DeleteReport language={language} id={report.id} onDeleted={onDeleted} />
    </div>
  );
}
