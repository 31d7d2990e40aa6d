import { Card } from "@heater-age/ui/Card";
import * as layout from "@heater-age/ui/layout";
import { useEffect } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useSearchParams } from "react-router";
import { pathIn } from "../../seo/paths.ts";
import { askTime, setServerDay, utcToday } from "../../shared/browser/today.ts";
import { ContentPage } from "../../shared/shell/ContentPage.tsx";
import { readLanguage } from "../../seo/language.ts";
import type { Route } from "./+types/route.ts";
import { answersIn, codeInQuery } from "./answers.ts";
import { guide } from "./guide.ts";
import * as styles from "./no-label.css.ts";
import { Question } from "./Question.tsx";
import { AnswerEffects } from "./AnswerEffects.tsx";
import { Verdict } from "./Verdict.tsx";
import { yearsText } from "./labels.ts";
import { YearBar } from "./YearBar.tsx";

export { RouteFailure as ErrorBoundary } from "../../shared/shell/RouteFailure.tsx";

const path = "/no-label/";

export const loader = () => ({ today: utcToday(new Date()) });

/** Uses the date of the browser, so that the page works without a connection. */
export async function clientLoader() {
  await askTime();
  return { today: utcToday() };
}

export default function NoLabel({ loaderData: { today }, params }: Route.ComponentProps) {
  const language = readLanguage(params.language);
  const intl = useIntl();
  const [query] = useSearchParams();

  useEffect(() => setServerDay(today), [today]);

  const answers = answersIn(query, today);
  const guidance = guide(answers, codeInQuery(query), today, language);
  const { years, before, effects } = guidance;
  const here = pathIn(language, path);
  return (
    <ContentPage
      language={language}
      path={path}
      area="noLabel"
      heading="noLabel.title"
      back="noLabel.toSerial"
      intro="noLabel.intro"
      indexed={query.size === 0}
      className={styles.page}
    >
      <Card className={layout.column.large}>
        <div className={layout.column.hair}>
          <p className={layout.quiet}>
            <FormattedMessage id="noLabel.yearsHeading" />
          </p>
          <p className={styles.left} role="status">
            {effects.length === 0 ? intl.formatMessage({ id: "noLabel.any" }) : yearsText(intl, years)}
          </p>
          <YearBar years={years} before={before} now={Number(today.slice(0, 4))} />
        </div>
        <Question path={here} answers={answers} guidance={guidance} today={today} />
      </Card>
      <div className={layout.column.huge}>
        {effects.length === 0 ? null : <Verdict guidance={guidance} today={today} />}
        {answers.length === 0 ? null : <AnswerEffects path={here} answers={answers} guidance={guidance} />}
        <NextSteps />
      </div>
    </ContentPage>
  );
}

const steps = ["plate.goneClean", "plate.goneSecond", "plate.goneMaker", "noLabel.stepPlumber"] as const;

/** Renders how a label may still be found, and whom to ask. */
function NextSteps() {
  const intl = useIntl();
  return (
    <section className={layout.column.small} aria-labelledby="steps-heading">
      <h2 className={styles.subheading} id="steps-heading">
        <FormattedMessage id="noLabel.stepsHeading" />
      </h2>
      <ul className={styles.points}>
        {steps.map((id) => (
          <li key={id}>{intl.formatMessage({ id })}</li>
        ))}
      </ul>
      <p className={layout.quiet}>
        <FormattedMessage id="plate.goneCare" />
      </p>
    </section>
  );
}
