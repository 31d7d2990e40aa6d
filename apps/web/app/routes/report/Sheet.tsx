import { age, ageLimits } from "@heater-age/decoder";
import type { Language } from "@heater-age/messages";
import { actionsFor, ageText, monthsText, plateParts } from "@heater-age/messages/format";
import { Gauge } from "@heater-age/ui/Gauge";
import { Mark } from "@heater-age/ui/Mark";
import { Plate } from "@heater-age/ui/Plate";
import { FormattedMessage, useIntl } from "react-intl";
import { pathIn } from "../../seo/paths.ts";
import { CareActions } from "../../shared/advice/Care.tsx";
import { Sections } from "../../shared/advice/Sections.tsx";
import { Made } from "../../shared/card/Made.tsx";
import { Makers } from "../../shared/card/Makers.tsx";
import { OtherDates } from "../../shared/card/OtherDates.tsx";
import { Pills } from "../../shared/card/Pills.tsx";
import * as cardStyles from "../../shared/result/card.css.ts";
import { knownAge } from "../../shared/result/known-age.ts";
import { SureFacts } from "../../shared/card/SureFacts.tsx";
import { GivenAnswer } from "../../shared/disambiguation/GivenAnswer.tsx";
import { Facts } from "./Facts.tsx";
import { Model } from "./Model.tsx";
import type { ShownReport } from "./report-data.ts";
import * as styles from "./Sheet.css.ts";

/** The report itself, and what follows from its date: a few pages of paper, the report on the first. */
export function Sheet({ language, report }: { readonly language: Language; readonly report: ShownReport }) {
  const intl = useIntl();
  const { check, choices, settled } = report;
  const { label, today, result } = check;
  const { candidates } = result.decoding;
  const [first, ...others] = candidates;
  const old = knownAge(result);
  const uncertain = old.precision === "year";
  const range = { from: monthsText(intl, old.minMonths), to: monthsText(intl, old.maxMonths) };
  return (
    <article className={styles.sheet} aria-labelledby="report-heading">
      <header className={styles.head}>
        <div className={styles.name}>
          <p className={styles.site}>
            <Mark height={22} />
            <FormattedMessage id="shell.siteName" />
          </p>
          <h1 className={styles.title} id="report-heading">
            <FormattedMessage id="report.heading" />
          </h1>
          <p className={styles.about}>
            <FormattedMessage id="report.about" values={{ brand: label }} />
          </p>
        </div>
      </header>
      <div className={styles.columns}>
        <section className={styles.verdict} aria-labelledby="report-verdict">
          <Pills code={result.recommendationCode} />
          <h2 className={cardStyles.verdict} id="report-verdict">
            {ageText(intl, old)}
          </h2>
          <Made candidates={candidates} />
          {uncertain ? (
            <p className={cardStyles.about}>
              <FormattedMessage id="result.verdictAround" values={range} />
            </p>
          ) : null}
          <div className={styles.gauge}>
            <Gauge
              label={
                uncertain
                  ? intl.formatMessage({ id: "result.gaugeRangeLabel" }, range)
                  : intl.formatMessage({ id: "result.gaugeLabel" }, { age: ageText(intl, old) })
              }
              min={uncertain ? old.minMonths : old.maxMonths}
              max={old.maxMonths}
              limits={ageLimits}
              others={others.map(({ date }) => age(date, today).maxMonths)}
              start={intl.formatMessage({ id: "result.gaugeNew" })}
              end={intl.formatMessage({ id: "result.gaugeEnd" })}
            />
          </div>
        </section>
        <Facts report={report} />
      </div>
      <Plate
        title={intl.formatMessage({ id: "reading.plateTitle" })}
        label={intl.formatMessage({ id: "reading.plateLabel" }, { serial: result.serialNumber })}
        parts={plateParts(intl, first)}
      />
      <div className={styles.columns}>
        {others.length === 0 && settled.length === 0 ? null : (
          <OtherDates
            check={check}
            choices={choices}
            question={settled.map((each) => (
              <GivenAnswer key={each.answer} {...each} />
            ))}
          />
        )}
        <section className={cardStyles.section}>
          <h2 className={cardStyles.heading}>
            <FormattedMessage id="result.actionsHeading" />
          </h2>
          {report.advice.care.actions.length > 0 ? (
            <CareActions advice={report.advice} />
          ) : (
            <ol className={cardStyles.actions} role="list">
              {actionsFor(intl, result.recommendationCode).map((text) => (
                <li key={text} className={cardStyles.action}>
                  <span>{text}</span>
                </li>
              ))}
            </ol>
          )}
        </section>
      </div>
      <div className={styles.columns}>
        <Model report={report} old={old} />
        <section className={cardStyles.section}>
          <h2 className={cardStyles.heading}>
            <FormattedMessage id="result.sureHeading" />
          </h2>
          <SureFacts candidate={first} choices={choices} />
        </section>
      </div>
      <Makers check={check} path={pathIn(language, "/")} shown={1} />
      <Sections language={language} advice={report.advice} cover={report.modelInfo?.warranty} />
      <footer className={styles.foot}>
        <p>
          <FormattedMessage id="report.care" />
        </p>
        <p>
          <FormattedMessage id="report.number" values={{ id: report.id }} />
        </p>
      </footer>
    </article>
  );
}
