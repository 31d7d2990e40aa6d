import { type NowCode, stepsNow } from "@heater-age/decoder/care";
import { datedStates } from "@heater-age/decoder/check";
import { recommendationText } from "@heater-age/messages/format";
import { quoteText } from "@heater-age/report";
import { Card } from "@heater-age/ui/Card";
import { Disclosure } from "@heater-age/ui/Disclosure";
import { Picture, type PictureName } from "@heater-age/ui/Picture";
import * as layout from "@heater-age/ui/layout";
import { screenOnly } from "@heater-age/ui/theme";
import { FormattedMessage, useIntl } from "react-intl";
import { Advice } from "../advice/Advice.tsx";
import { site } from "../../config/site.ts";
import { toAdviceProps, type Heater } from "../result/heater.ts";
import * as styles from "./StepsNow.css.ts";
import { useOpened } from "../browser/use-opened.ts";

const pictures = {
  anode: "rod",
  care: "flush",
  descale: "scale",
  drain: "drain",
  filter: "filter",
  flush: "flush",
  leaks: "drop",
  prices: "prices",
  quotes: "quotes",
  recall: "recall",
  register: "shield",
  relief: "relief",
  service: "wrench",
  valve: "valve",
} as const satisfies Record<NowCode, PictureName>;

/** Renders what to do now: three short steps by kind and age, with all steps behind them. */
export function StepsNow({ heater }: { readonly heater: Heater }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const [open, opening] = useOpened();
  const { check, kind, advice } = heater;
  const { recommendationCode: state, ageRange, decoding } = check.result;
  const [, ...others] = datedStates(decoding.candidates, check.today);
  const quote = quoteText(intl, state, {
    company: site.company || formatMessage({ id: "shell.siteName" }),
    phone: site.companyPhone || undefined,
    quoteUrl: site.companyQuoteUrl || undefined,
  });
  const steps = stepsNow({
    type: kind,
    state,
    age: ageRange,
    isRecalled: advice.advice?.safety.answer === "covered",
  });
  return (
    <Card className={layout.column.small} aria-labelledby="now-heading">
      <h3 className={layout.heading.subtitle} id="now-heading">
        <FormattedMessage id="result.actionsHeading" />
      </h3>
      <ul className={styles.steps} role="list">
        {steps.map((step) => (
          <li key={step} className={styles.step}>
            <Picture name={pictures[step]} />
            <div>
              <span className={styles.name}>{formatMessage({ id: `result.do-${step}` })}</span>
              <span className={styles.how}>{formatMessage({ id: `result.do-${step}-how` })}</span>
            </div>
          </li>
        ))}
      </ul>
      {quote === undefined ? null : (
        <p className={styles.how}>
          {quote.map(({ text, link }) =>
            link === undefined ? (
              text
            ) : (
              <a key={text} href={link}>
                {text}
              </a>
            ),
          )}
        </p>
      )}
      <Disclosure className={screenOnly} summary={<FormattedMessage id="result.stepsAll" />} {...opening}>
        <p>{recommendationText(intl, state, others)}</p>
        {open ? <Advice part="care" {...toAdviceProps(heater)} /> : null}
      </Disclosure>
    </Card>
  );
}
