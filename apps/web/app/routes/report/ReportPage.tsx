import type { Language } from "@heater-age/messages";
import { wrap } from "@heater-age/ui/theme";
import { useIntl } from "react-intl";
import { PageHead } from "../../seo/PageHead.tsx";
import { reportPath } from "../../shared/report/report-path.ts";
import { PrintedReport } from "./PrintedReport.tsx";
import type { ShownReport } from "./report-data.ts";
import { Sheet } from "./Sheet.tsx";
import { Tools } from "./Tools.tsx";

/** What the page takes. */
export interface ReportPageProps {
  readonly language: Language;
  readonly report: ShownReport;
  /** Called when the visitor has deleted the report. */
  readonly onDeleted: () => void;
}

/** A report with its buttons. Only the report itself goes on paper. */
export function ReportPage({ language, report, onDeleted }: ReportPageProps) {
  const { formatMessage } = useIntl();
  const brand = report.check.label;
  return (
    <main className={wrap}>
      <PageHead
        language={language}
        path={reportPath("en", report.id)}
        title={formatMessage({ id: "report.metaTitle" }, { brand })}
        description={formatMessage({ id: "report.metaDescription" }, { brand })}
        indexed={false}
      />
      <Tools language={language} report={report} onDeleted={onDeleted} />
      <Sheet language={language} report={report} />
      <PrintedReport report={report} />
    </main>
  );
}
