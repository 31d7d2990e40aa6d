import * as layout from "@heater-age/ui/layout";
import { plateText, wrap } from "@heater-age/ui/theme";
import { FormattedMessage, useIntl } from "react-intl";
import { PageHead } from "../../seo/PageHead.tsx";
import { Answer } from "../../shared/card/Answer.tsx";
import { CheckDays } from "../../shared/card/CheckDays.tsx";
import { Paper } from "../../shared/card/Paper.tsx";
import { RowsCard } from "../../shared/card/RowsCard.tsx";
import { StepsNow } from "../../shared/card/StepsNow.tsx";
import * as cardStyles from "../../shared/card/Verdict.css.ts";
import { GivenAnswer } from "../../shared/result/GivenAnswer.tsx";
import { People } from "../../shared/report/People.tsx";
import { reportPath } from "../../shared/report/report-path.ts";
import { heaterOfReport } from "./heater-of-report.ts";
import * as styles from "./ReportPage.css.ts";
import { Tools, type ToolsProps } from "./Tools.tsx";

/** Renders a report with the parts of a result. */
export function ReportPage({ language, report, onDeleted }: ToolsProps) {
  const intl = useIntl();
  const { check, checkedOn, id, disambiguation } = report;
  const { label: brand, result, today } = check;
  const heater = heaterOfReport(report, language);
  return (
    <main className={wrap}>
      <PageHead
        language={language}
        path={reportPath("en", id)}
        // Browsers name the saved file after it.
        title={[brand, result.serialNumber, checkedOn].join(" ")}
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
          <CheckDays checkedOn={checkedOn} today={today} />
        </p>
        <People people={report} className={styles.about} />
      </header>
      <Paper
        check={check}
        checkedOn={checkedOn}
        path={reportPath(language, id)}
        origin={report.origin}
        id={id}
        people={report}
      >
        <div className={cardStyles.columns}>
          <Answer
            heater={heater}
            question={disambiguation.map((each) => (
              <GivenAnswer key={each.answer} {...each} />
            ))}
            actions={<Tools language={language} report={report} onDeleted={onDeleted} />}
          />
          <div className={layout.column.medium}>
            <StepsNow heater={heater} />
            <RowsCard heater={heater} editing={undefined} />
          </div>
        </div>
      </Paper>
      <footer className={styles.foot}>
        <p>
          <FormattedMessage id="report.care" />
        </p>
        <p>
          <FormattedMessage id="report.number" values={{ id }} />
        </p>
      </footer>
    </main>
  );
}
