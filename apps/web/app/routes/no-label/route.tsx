import { Card } from "@heater-age/ui/Card";
import { Icon } from "@heater-age/ui/Icon";
import { screenOnly, wrap } from "@heater-age/ui/theme";
import { useEffect } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { data, Link, useSearchParams } from "react-router";
import { cache } from "../../http/cache.ts";
import { untilMidnight } from "../../http/until-midnight.ts";
import { PageHead } from "../../seo/PageHead.tsx";
import { pathIn } from "../../seo/paths.ts";
import { askTime, hearDay, utcToday } from "../../shared/browser/today.ts";
import { readLanguage } from "../../seo/language.ts";
import type { Route } from "./+types/route.ts";
import { answersIn, askedIn } from "./answers.ts";
import { guide } from "./guide.ts";
import { NextSteps } from "./NextSteps.tsx";
import * as styles from "./no-label.css.ts";
import { Question } from "./Question.tsx";
import { AnswerEffects } from "./AnswerEffects.tsx";
import { Verdict } from "./Verdict.tsx";
import { yearsText } from "./words.ts";
import { YearBar } from "./YearBar.tsx";

export { RouteFailure as ErrorBoundary } from "../../shared/shell/RouteFailure.tsx";

const path = "/no-label/";

export function loader({ url }: Route.LoaderArgs) {
  const now = new Date();
  // A page with answers is for one visitor.
  const policy = url.searchParams.size === 0 ? untilMidnight(now) : cache.personal;
  return data({ today: utcToday(now) }, { headers: { "Cache-Control": policy } });
}

/** Uses the date of the browser, so that the page works without a connection. */
export async function clientLoader() {
  await askTime();
  return { today: utcToday() };
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export default function NoLabel({ loaderData: { today }, params }: Route.ComponentProps) {
  const language = readLanguage(params.language);
  const intl = useIntl();
  const [query] = useSearchParams();

  useEffect(() => hearDay(today), [today]);

  const answers = answersIn(query, today);
  const guidance = guide(answers, askedIn(query), today);
  const { years, before, effects } = guidance;
  const here = pathIn(language, path);
  const title = intl.formatMessage({ id: "noLabel.title" });
  return (
    <main className={wrap}>
      <PageHead
        language={language}
        path={path}
        title={intl.formatMessage({ id: "noLabel.metaTitle" })}
        description={intl.formatMessage({ id: "noLabel.metaDescription" })}
        crumb={title}
        indexed={query.size === 0}
      />
      <div className={styles.page}>
        <div className={styles.head}>
          <Link className={`${styles.back} ${screenOnly}`} to={pathIn(language, "/")}>
            <Icon name="chevron" className={styles.arrow} />
            <FormattedMessage id="noLabel.toSerial" />
          </Link>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.intro}>
            <FormattedMessage id="noLabel.intro" />
          </p>
        </div>
        <Card className={styles.asking}>
          <div className={styles.years}>
            <p className={styles.quiet}>
              <FormattedMessage id="noLabel.yearsHeading" />
            </p>
            <p className={styles.left} role="status">
              {effects.length === 0 ? intl.formatMessage({ id: "noLabel.any" }) : yearsText(intl, years)}
            </p>
            <YearBar years={years} before={before} now={Number(today.slice(0, 4))} />
          </div>
          <Question path={here} answers={answers} guidance={guidance} today={today} />
        </Card>
        <div className={styles.conclusions}>
          {effects.length === 0 ? null : <Verdict guidance={guidance} today={today} />}
          {answers.length === 0 ? null : <AnswerEffects path={here} answers={answers} guidance={guidance} />}
          <NextSteps />
        </div>
      </div>
    </main>
  );
}
