import type { Language } from "@heater-age/messages";
import { dayText } from "@heater-age/messages/format";
import * as layout from "@heater-age/ui/layout";
import { plateText, wrap } from "@heater-age/ui/theme";
import { FormattedMessage, useIntl } from "react-intl";
import { PageHead } from "../../seo/PageHead.tsx";
import { Answer } from "../../shared/card/Answer.tsx";
import { RowsCard } from "../../shared/card/RowsCard.tsx";
import { StepsNow } from "../../shared/card/StepsNow.tsx";
import { toSubject } from "../../shared/card/subject-of.ts";
import * as cardStyles from "../../shared/card/Verdict.css.ts";
import { GivenAnswer } from "../../shared/result/GivenAnswer.tsx";
import { PrintedSheet } from "../../shared/report/PrintedSheet.tsx";
import { reportPath } from "../../shared/report/report-path.ts";
import { heaterOfReport } from "./heater-of-report.ts";
import type { ShownReport } from "./report-data.ts";
import * as styles from "./ReportPage.css.ts";
import { Tools } from "./Tools.tsx";

/** Props of the page. */
export interface ReportPageProps {
  readonly language: Language;
  readonly report: ShownReport;
  /** Called when the visitor has deleted the report. */
  readonly onDeleted: () => void;
}

/** Renders a report: the answer as in a result, and the printed sheet. */
export function ReportPage({ language, report, onDeleted }: ReportPageProps) {
  const intl = useIntl();
  const { check, checkedOn, id, link, settled } = report;
  const { label: brand, result, today } = check;
  const heater = heaterOfReport(report, language);
  const subject = { ...toSubject(heater), checkedOn, settled };
  return (
    <main className={wrap}>
      <PageHead
        language={language}
        path={reportPath("en", id)}
        title={intl.formatMessage({ id: "report.metaTitle" }, { brand })}
        description={intl.formatMessage({ id: "report.metaDescription" }, { brand })}
        indexed={false}
      />
      <header className={styles.head}>
        <h1 className={layout.heading.title}>
          <FormattedMessage id="report.heading" />
        </h1>
        <p className={styles.about}>
          {brand}{" "}
          <span className={plateText} translate="no">
            {result.serialNumber}
          </span>
          {" · "}
          <FormattedMessage id="result.copyChecked" values={{ date: dayText(intl, checkedOn) }} />
          {checkedOn === today ? null : (
            <>
              {" · "}
              <FormattedMessage id="report.asOf" values={{ date: dayText(intl, today) }} />
            </>
          )}
        </p>
      </header>
      <div className={cardStyles.columns}>
        <Answer
          heater={heater}
          question={settled.map((each) => (
            <GivenAnswer key={each.answer} {...each} />
          ))}
          actions={<Tools language={language} report={report} onDeleted={onDeleted} />}
        />
        <div className={layout.column.medium}>
          <StepsNow heater={heater} />
          <RowsCard heater={heater} editing={undefined} />
        </div>
      </div>
      <footer className={styles.foot}>
        <p>
          <FormattedMessage id="report.care" />
        </p>
        <p>
          <FormattedMessage id="report.number" values={{ id }} />
        </p>
      </footer>
      <PrintedSheet subject={subject} origin={link?.origin} address={link?.address} id={id} />
    </main>
  );
}
